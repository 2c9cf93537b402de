import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { pyodideParts } from "./tools/pyodide.ts";
import { serviceWorker } from "./tools/service-worker.ts";

const server = process.env["LANDSRAAD_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // the server knows where in its site the client is, and says so in the page
  plugins: [react(), serviceWorker()],
  worker: { format: "es", plugins: () => [pyodideParts()] },
  build: {
    outDir: fileURLToPath(new URL("../src/landsraad/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/here": server },
  },
  test: {
    environment: "happy-dom",
    pool: "threads", // a tenth quicker than processes
    include: ["src/**/*.test.{ts,tsx}", "tools/**/*.test.ts"],
    restoreMocks: true,
    maxWorkers: "100%", // of the cores; by itself it leaves one to others
    testTimeout: 30_000, // a whole table is drawn; a busy machine takes its time
  },
});
