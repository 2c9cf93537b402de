async (only) => {
  const rules = only.length > 0 ? { runOnly: only } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
  const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  for (const one of bad)
    if (one.id === "label-content-name-mismatch") one.nodes = one.nodes.filter(({ html }) => !/^<\w+ [^>]*class="(?:card|tech-plate) /.test(html));
  return bad.filter(({ nodes }) => nodes.length > 0).map(({ id, impact, nodes }) => ({ id, impact, n: nodes.length,
    nodes: nodes.slice(0, 4).map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary.split("\n").slice(1, 3).join(" ")}`) }));
}
