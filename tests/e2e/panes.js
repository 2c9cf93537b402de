() => {
  const parts = [document.documentElement, ...document.querySelectorAll(".table-screen, .table-screen *")];
  const scrolling = parts.filter((one) => {
    if (one.closest("[role=log], .log, .log-lines, .chat-lines, dialog, .visually-hidden, svg") !== null) return false;
    const style = getComputedStyle(one);
    const scrolls = (flow) => ["auto", "scroll"].includes(flow) || one === document.documentElement;
    return (scrolls(style.overflowY) && one.scrollHeight > one.clientHeight + 1) || (scrolls(style.overflowX) && one.scrollWidth > one.clientWidth + 1);
  });
  // Icons that run out of the row of a card.
  const cut = [...document.querySelectorAll(".table-screen .card-row")].filter((row) => row.getBoundingClientRect().right > row.closest(".card").getBoundingClientRect().right);
  return [
    ...scrolling.map((one) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`),
    ...cut.map((row) => `cut: ${row.closest(".card").textContent}`),
  ];
}
