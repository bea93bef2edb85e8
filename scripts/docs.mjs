import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

import { ROOT } from "./command/folders.mjs"
import { loadTypeScript } from "./command/load-typescript.mjs"
import { digests } from "./init/demo-files.mjs"

const { CONTENT_PAGE, withFieldTables, SCHEMA_FOLDER, editorSchemas } = loadTypeScript(
  "src/build/content-help/content-page.ts",
  "src/build/content-help/editor-schemas.ts",
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
  console.log(`Updated ${file}`)
}
