import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences";

/** What runs first of all, alone (see src/main.ts), with Vite's own help for loading. */
const FIRST = /src\/(main|api\/request|lib\/(early|kept|language))\.ts$|\0|index\.html|\/vite\//;
const BOARDS = /src\/games\/[a-z-]+\/|web-[a-z-]+\.ftl/;

/** Let a browser load the client itself together with the small script that asks for it. */
const together: Plugin = {
  name: "together",
  transformIndexHtml(html, { bundle }) {
    const start = Object.values(bundle ?? {}).find((file) => file.type === "chunk" && file.name === "start");
    if (!start) return html;
    const attrs = { rel: "modulepreload", crossorigin: true, href: `./${start.fileName}` };
    // The first script need not wait for the styles.
    return { html: html.replace("<script type=\"module\"", "<script async type=\"module\""), tags: [{ tag: "link", attrs, injectTo: "head" }] };
  },
};

// Addresses are relative: the server says in <base> under which path it is reached.
export default defineConfig({
  base: "./",
  plugins: [svelte(), licences(), together],
  build: {
    outDir: "../src/kagemusha/server/static",
    emptyOutDir: true,
    manifest: true, // tells the server which file is a game's board
    cssCodeSplit: false, // one small file, not a request for each part
    target: "es2022",
    rolldownOptions: {
      output: {
        // Three files make a page: what runs first, the client, and the board of a game.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "start", test: (id: string) => !FIRST.test(id) && !BOARDS.test(id) }],
        },
      },
    },
    reportCompressedSize: true,
  },
  // Texts lie with the package, outside of this folder.
  server: { fs: { allow: [".", "../src/kagemusha/text/locales"] }, proxy: { "/api": { target: process.env.KAGEMUSHA_SERVER ?? "http://127.0.0.1:8770", ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
