() => {
  const LEFT_OUT = "script, style, noscript, .end-seed, code, body [lang]";
  const out = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (parent.closest(LEFT_OUT) === null) out.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) if (one.hasAttribute(name) && one.closest(LEFT_OUT) === null) out.push(one.getAttribute(name));
  return out;
}
