/** Every text of the language `en`: those that the client shares with the server and its own. */
const files = import.meta.glob<string>(
  ["../../../src/landsraad/text/*.en.ftl", "!../../../src/landsraad/text/{away,terminal}.*", "./*.en.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
