// What does not fit its window: targets too small to be hit, or upon one another, and words that are cut. Runs in the page.
() => {
  const finger = matchMedia("(pointer: coarse)").matches;
  const least = finger ? 44 : 24;
  // The part of an element that is to be seen: what scrolls, or hides what runs over, cuts it.
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let one = element.parentElement; one !== null; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const scale = Number(getComputedStyle(document.documentElement).zoom) || 1;
  const isShown = ({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const nameOf = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} "${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40)}"`;
  const sizeOf = ({ width, height }) => `${Math.round(width / scale)}x${Math.round(height / scale)}`;
  // A finger uses the list of spaces, not the drawing.
  const buttons = [...document.querySelectorAll(".table-screen button, .table-screen a[href], .table-screen select, .table-screen input")].filter(
    (one) => one.closest(".visually-hidden, .skip-link") === null && !(finger && one.closest(".board") !== null) && isShown(seen(one)),
  );
  const small = buttons.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width / scale < least - 0.5 || height / scale < least - 0.5;
  });
  // Where the table is higher than the window, it is scrolled under what sticks.
  const table = document.querySelector(".table-screen");
  const scrolled = table !== null && table.scrollHeight > table.clientHeight + 1;
  const stuckIn = (one) => {
    for (let by = one; by !== null; by = by.parentElement) if (getComputedStyle(by).position === "sticky") return by;
    return null;
  };
  // Cards of a fan overlap, and a sheet lies over what it tells of.
  const boxes = buttons.filter((one) => one.closest(".hand, .board, .stage-sheet") === null).map((one) => [one, seen(one), stuckIn(one)]);
  const upon = boxes.flatMap(([one, a, panel], i) =>
    boxes.slice(i + 1).flatMap(([other, b, stuck]) => {
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
      const meant = other.matches(".market-take") || one.matches(".seat-open") || (scrolled && panel !== stuck);
      return over && !meant ? [`${nameOf(one)} and ${nameOf(other)}`] : [];
    }),
  );
  // What has a hint says the whole of it there.
  const hasWords = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
  const cut = [...document.querySelectorAll(".table-screen *")].filter((one) => {
    if (!(one instanceof HTMLElement) || !hasWords(one) || one.closest(".visually-hidden, .skip-link, .log-pane, option, select, [title]") !== null || getComputedStyle(one).clipPath !== "none") return false;
    for (let by = one; by !== null && !by.matches(".table-screen"); by = by.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(by);
      if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) return false;
      const hides = overflowX === "hidden" || overflowY === "hidden" || overflowX === "clip" || webkitLineClamp !== "none";
      if (hides && by.clientHeight > 0 && (by.scrollWidth > by.clientWidth + 1 || by.scrollHeight > by.clientHeight + 3)) return true;
    }
    return false;
  });
  // A list that is swiped ends with what is in it, and nothing in it is swiped by itself.
  const over = (one) => one.scrollHeight > one.clientHeight + 1 && ["auto", "scroll"].includes(getComputedStyle(one).overflowY);
  const swiped = [...document.querySelectorAll(".phone-main")].filter(over).flatMap((list) => {
    const end = list.getBoundingClientRect().top + (list.scrollHeight - list.scrollTop) * scale;
    const inside = [...list.querySelectorAll(":not(.visually-hidden, .visually-hidden *)")];
    const empty = (end - Math.max(...inside.map((one) => one.getBoundingClientRect().bottom))) / scale;
    return [...inside.filter(over).map(nameOf), ...(empty > 20 ? [`${Math.round(empty)} px of nothing`] : [])];
  });
  return [
    ...swiped.map((one) => `in a list that is swiped: ${one}`),
    ...small.map((one) => `small ${sizeOf(one.getBoundingClientRect())}: ${nameOf(one)}`),
    ...upon.map((one) => `upon one another: ${one}`),
    ...cut.map((one) => `cut: ${nameOf(one)}`),
  ];
}
