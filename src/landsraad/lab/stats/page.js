// Draws the plots, whose specifications stand in the page, and sorts tables by the heading that is pressed.
const given = JSON.parse(document.getElementById("plots").textContent);
const options = { actions: false, renderer: "svg", formatLocale: given.locale, tooltip: { theme: "custom" } };
for (const [id, spec] of Object.entries(given.plots)) vegaEmbed(document.getElementById(id), spec, options);

for (const button of document.querySelectorAll("thead button")) {
  button.addEventListener("click", () => {
    const heading = button.parentElement;
    const table = heading.closest("table");
    const place = Number(heading.dataset.column);
    const up = heading.getAttribute("aria-sort") === "descending";
    for (const other of table.querySelectorAll("th[aria-sort]")) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", up ? "ascending" : "descending");
    const value = (row) => row.cells[place].dataset.v ?? row.cells[place].textContent;
    const compare = (a, b) => {
      const [one, two] = [value(a), value(b)];
      const numbers = one !== "" && two !== "" && !Number.isNaN(Number(one)) && !Number.isNaN(Number(two));
      return numbers ? Number(one) - Number(two) : one.localeCompare(two, document.documentElement.lang, { numeric: true });
    };
    const body = table.tBodies[0];
    body.append(...[...body.rows].sort((a, b) => (up ? compare(a, b) : compare(b, a))));
  });
}
