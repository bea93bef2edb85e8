import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

import { ensureInstalled } from "./ensure-installed.mjs"
import { digests } from "./init/demo-files.mjs"
import { loadTypeScript } from "./load-typescript.mjs"
import { ROOT } from "./run.mjs"

await ensureInstalled()
const { CONTENT_PAGE, withFieldTables, SCHEMA_FOLDER, editorSchemas } = loadTypeScript(
  "src/build/content-docs/content-page.ts",
  "src/build/content-docs/editor-schemas.ts",
)

write(CONTENT_PAGE, withFieldTables(readFileSync(path.join(ROOT, CONTENT_PAGE), "utf8")))
for (const [file, schema] of Object.entries(editorSchemas())) write(`${SCHEMA_FOLDER}/${file}`, toJson(schema))
if (process.argv.includes("--demo")) write("scripts/init/demo.json", toJson(digests(ROOT)))

/** @param {unknown} value */
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
  writeFileSync(path.join(ROOT, file), text)
  console.log(`wrote ${file}`)
}
