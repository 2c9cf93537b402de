import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const template = fileURLToPath(new URL("./sw.js", import.meta.url));
const OF_THE_ENGINE = /pyodide|python_stdlib/; // its parts are large: they are kept only where it is used

/** The files of a build that are kept at the first visit, and those that are kept when the engine has been started. */
export function filesToKeep(built: string[]): { shell: string[]; engine: string[] } {
  const files = built.filter((name) => !name.endsWith(".map") && name !== "index.html");
  return {
    shell: ["", "manifest.webmanifest", "icon.svg", ...files.filter((file) => !OF_THE_ENGINE.test(file))],
    engine: files.filter((file) => OF_THE_ENGINE.test(file)),
  };
}

/**
 * Writes `sw.js` beside the client: the service worker, told which files of this build to keep for when there is no network.
 * Its name for the cache is made from those files, so that a new build replaces an old one.
 */
export function serviceWorker(): Plugin {
  return {
    name: "landsraad-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const { shell, engine } = filesToKeep(Object.keys(bundle));
      const sums = createHash("sha256");
      for (const file of Object.values(bundle)) {
        sums.update(file.fileName);
        sums.update(file.type === "chunk" ? file.code : file.source);
      }
      const source = readFileSync(template, "utf8")
        .replace('"@version@"', JSON.stringify(sums.digest("hex").slice(0, 12)))
        .replace('"@shell@"', JSON.stringify(shell))
        .replace('"@engine@"', JSON.stringify(engine));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
