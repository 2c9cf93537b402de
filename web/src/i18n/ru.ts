/** Every text of the language `ru`: those that the client shares with the server and its own. */
const files = import.meta.glob<string>(
  ["../../../src/landsraad/text/*.ru.ftl", "!../../../src/landsraad/text/{away,terminal}.*", "./*.ru.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
