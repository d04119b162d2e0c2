/** Writes the types of the messages of the API from api.json (`npm run types`), or compares them (`--check`). */
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const FILE = "src/api/types.ts";
const api = JSON.parse(readFileSync("api.json", "utf-8"));
// Only messages: requests are sent by src/api/request.ts, which needs no types of paths.
const nodes = await openapiTS({ ...api, paths: {} }, { alphabetize: true, rootTypes: true, rootTypesNoSchemaPrefix: true });
const types = COMMENT_HEADER + astToString(nodes);
if (!process.argv.includes("--check")) writeFileSync(FILE, types);
else if (readFileSync(FILE, "utf-8") !== types) {
  console.error(`${FILE} is out of date: run npm run types`);
  process.exit(1);
}
