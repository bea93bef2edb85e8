import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

import { toolConfigs } from "~/src/build/content-docs/editing/tool-configs"
import { editorSchemas, SCHEMA_FOLDER } from "~/src/build/content-docs/editor-schemas"
import { CONTENT_PAGE, withFieldTables } from "~/src/build/content-docs/field-tables"

import { ROOT } from "./command/folders"
import { digests } from "./init/demo-files"

write(CONTENT_PAGE, withFieldTables(readFileSync(path.join(ROOT, CONTENT_PAGE), "utf8")))
for (const [file, schema] of Object.entries(editorSchemas())) write(`${SCHEMA_FOLDER}/${file}`, toJson(schema))
for (const [file, text] of Object.entries(toolConfigs())) write(file, text)
if (process.argv.includes("--demo")) write("scripts/init/demo.json", toJson(digests(ROOT)))

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
  writeFileSync(path.join(ROOT, file), text)
  console.log(`Updated ${file}`)
}
