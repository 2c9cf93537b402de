import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const template = fileURLToPath(new URL("./sw.js", import.meta.url));

/**
 * Writes `sw.js` beside the client: the service worker, told which files of this build to keep for when there is no network.
 * Its name for the cache is made from those files, so that a new build replaces an old one.
 */
export function serviceWorker(): Plugin {
  return {
    name: "landsraad-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith(".map"));
      const shell = ["", "manifest.webmanifest", "icon.svg", ...files.filter((file) => file !== "index.html")];
      const sums = createHash("sha256");
      for (const file of Object.values(bundle)) {
        sums.update(file.fileName);
        sums.update(file.type === "chunk" ? file.code : file.source);
      }
      const source = readFileSync(template, "utf8")
        .replace('"@version@"', JSON.stringify(sums.digest("hex").slice(0, 12)))
        .replace('"@shell@"', JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
