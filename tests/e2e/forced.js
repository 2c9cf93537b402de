// Icons that colours of the system make blobs of: they are to have that of the text, and where something is cut out of
// them that of the ground. The board keeps its own colours. Runs in the page.
() => {
  const groundOf = (one) => {
    const { backgroundColor } = getComputedStyle(one);
    return backgroundColor.startsWith("rgba") ? groundOf(one.parentElement) : backgroundColor; // seen through
  };
  const icons = [...document.querySelectorAll(".table-screen .icon")].filter((icon) => icon.closest(".board") === null);
  return icons.flatMap((icon) => {
    const [text, ground] = [getComputedStyle(icon).color, groundOf(icon)];
    const parts = [...icon.querySelectorAll("path")].flatMap((path) => {
      const { fill, stroke } = getComputedStyle(path);
      return [
        [fill, path.matches(".fill-ink") ? ground : text],
        [stroke, path.matches(".line-ink") ? ground : text],
      ].filter(([colour]) => colour !== "none");
    });
    const wrong = parts.filter(([colour, wanted]) => colour !== wanted);
    return text === ground || wrong.length > 0 ? [`${icon.dataset.icon} ${text} on ${ground}: ${wrong.join(" ")}`] : [];
  });
}
