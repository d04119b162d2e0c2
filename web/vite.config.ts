import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences";

/** What the first screen does without; emblems are on it, and so is what is known of the coach and of lessons. */
const LATER =
  /src\/(home\/(NewTable|SeatField|OptionField|ClockField)|games\/[a-z-]+\/(?!Emblem)|drama\/|puzzles\/|ending\/|review\/|record\/|together\/|leave\/|share\/|study\/|lobby\/|alerts\/|table\/watched-table|tips\/|learn\/(?!coach-state|progress)|rules\/([Ee]xample|Labels)|parts\/SettingsDialog)|lean-qr|web-[a-z-]+\.ftl/;

/** The script that asks for a table, written into the page: it waits for no other one. */
const inline: Plugin = {
  name: "inline",
  apply: "build",
  async transformIndexHtml(html) {
    const lib = { entry: "src/inline.ts", formats: ["iife" as const], name: "inline" };
    const built = await build({ configFile: false, logLevel: "silent", build: { lib, write: false, target: "es2022" } });
    const [code] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
    if (code?.type !== "chunk") throw new Error("src/inline.ts was not built");
    // Behind <base>, which says where the server is; the client need not wait for the styles.
    return html
      .replace(/<base\b[^>]*>/, (base) => `${base}\n    <script>${code.code.trim()}</script>`)
      .replace('<script type="module"', '<script async type="module"');
  },
};

/** Beside each text file, the same as small as it gets: a server of ours cannot do that while somebody waits. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!/\.(js|css)$/.test(fileName)) continue;
        const source = brotliCompressSync(file.type === "chunk" ? file.code : file.source);
        this.emitFile({ type: "asset", fileName: `${fileName}.br`, source });
      }
    },
  },
};

// Addresses are relative: the server says in <base> under which path it is reached.
export default defineConfig({
  base: "./",
  plugins: [svelte(), licences(), inline, packed],
  build: {
    outDir: "../src/kagemusha/server/static",
    emptyOutDir: true,
    manifest: true, // tells the server which file is a game's board
    cssCodeSplit: false, // one small file, not a request for each part
    target: "es2022",
    rolldownOptions: {
      output: {
        // Two files make a page: the client, and the board of a game.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "start", test: (id: string) => !LATER.test(id) }],
        },
      },
    },
    reportCompressedSize: true,
  },
  // Texts lie with the package, outside of this folder.
  server: { fs: { allow: [".", "../src/kagemusha/text/locales"] }, proxy: { "/api": { target: process.env.KAGEMUSHA_SERVER ?? "http://127.0.0.1:8770", ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
