/** Every text of the language `uk`: those that the client shares with the server and its own. */
const files = import.meta.glob<string>(
  ["../../../src/landsraad/text/*.uk.ftl", "!../../../src/landsraad/text/{away,terminal}.*", "./*.uk.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
