import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences";

// Addresses are relative: the server says in <base> under which path it is reached.
export default defineConfig({
  base: "./",
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/kagemusha/server/static",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
  },
  // Texts lie with the package, outside of this folder.
  server: { fs: { allow: [".", "../src/kagemusha/text/locales"] }, proxy: { "/api": { target: process.env.KAGEMUSHA_SERVER ?? "http://127.0.0.1:8770", ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
