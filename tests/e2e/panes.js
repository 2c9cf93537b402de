() => {
  const parts = [document.documentElement, ...document.querySelectorAll(".table-screen, .table-screen *")];
  const scrolling = parts.filter((one) => {
    if (one.closest("[role=log], .log, .log-lines, .chat-lines, .decision-head, .decision-body, .phone-main, .dock-cards, .side-panel, .leader-list, .leader-words, .scene-body, dialog, .visually-hidden, svg") !== null) return false;
    const style = getComputedStyle(one);
    const scrolls = (flow) => ["auto", "scroll"].includes(flow) || one === document.documentElement;
    return (scrolls(style.overflowY) && one.scrollHeight > one.clientHeight + 1) || (scrolls(style.overflowX) && one.scrollWidth > one.clientWidth + 1);
  });
  // Icons that run out of the row of a card.
  const cut = [...document.querySelectorAll(".table-screen .card-row")].filter((row) => row.getBoundingClientRect().right > row.closest(".card").getBoundingClientRect().right);
  // What lies beside one another in the dock: each part ends where the next one begins, the last within the dock.
  const dock = document.querySelector(".desk .dock-cards");
  const held = dock === null ? [] : [...dock.children].filter((one) => one.getClientRects().length > 0);
  const ends = held.map((one, i) => held[i + 1]?.getBoundingClientRect().left ?? dock.getBoundingClientRect().right);
  const over = held.filter((one, i) => [one, ...one.children].some((part) => part.getBoundingClientRect().right > ends[i] + 1));
  return [
    ...over.map((one) => `over what lies beside it: ${one.className}`),
    ...scrolling.map((one) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`),
    ...cut.map((row) => `cut: ${row.closest(".card").textContent}`),
  ];
}
