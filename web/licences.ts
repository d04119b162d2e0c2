import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { normalizePath, type Plugin } from "vite";

interface Manifest {
  name?: string;
  version: string;
  license: string;
}

/** The folder of the package that a file belongs to; nothing if the file is our own. */
function packageOf(file: string): string | undefined {
  if (!file.includes("/node_modules/")) return undefined;
  let folder = dirname(file);
  // A package may hold further package.json files, which only say how to read a folder.
  while (!existsSync(join(folder, "package.json")) || !manifest(folder).name) folder = dirname(folder);
  return folder;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Manifest;
}

function licence(folder: string, { name, license }: Manifest): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file) return readFileSync(join(folder, file), "utf-8");
  // Ours is the same licence, word for word.
  if (license === "Apache-2.0") return readFileSync(resolve(import.meta.dirname, "../LICENSE"), "utf-8");
  throw new Error(`${name} is bundled, but has no file with its licence (${license})`);
}

/** Ships the licences of all that is bundled, fonts included, as licences.txt. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? part.moduleIds.map((id) => id.replace(/^\0/, "")) : part.originalFileNames,
      );
      const folders = new Set(files.map((file) => packageOf(normalizePath(resolve(import.meta.dirname, file)))));
      const source = [...folders]
        .filter((folder) => folder !== undefined)
        .map((folder) => {
          const told = manifest(folder);
          return `${told.name} ${told.version} (${told.license})\n\n${licence(folder, told).trim()}\n`;
        })
        .sort()
        .join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
