// A phone's table: what of it is not in sight, what stands in the bar of one's own goods, and words too small to be read
// (a card shows its own large when it is pressed). Runs in the page.
() => {
  const seen = (one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  };
  const hasWords = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
  const words = [...document.querySelectorAll(".phone *")].filter(
    (one) => one instanceof HTMLElement && hasWords(one) && seen(one) > 0 && one.closest(".visually-hidden, .card") === null,
  );
  return {
    hidden: [".phone-own", ".phone-main", "#decision", ".phone-dock"].filter((one) => seen(document.querySelector(one)) < 36),
    own: [...document.querySelectorAll(".phone-own [data-icon]")].map((one) => one.dataset.icon),
    small: words.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 10).map((one) => one.textContent.trim()),
  };
}
