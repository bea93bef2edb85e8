import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

import { SVELTIA_FILE, sveltiaYaml } from "~/src/build/content-docs/editing/sveltia-config"
import { editorSchemas, SCHEMA_FOLDER } from "~/src/build/content-docs/editor-schemas"
import { CONTENT_PAGE, withFieldTables } from "~/src/build/content-docs/field-tables"
import { MESSAGES_PAGE, messagesPage } from "~/src/build/content-docs/messages-page"

import { ROOT } from "./command/folders"
import { digests } from "./init/demo-files"

write(CONTENT_PAGE, withFieldTables(readFileSync(path.join(ROOT, CONTENT_PAGE), "utf8")))
for (const [file, schema] of Object.entries(editorSchemas())) write(`${SCHEMA_FOLDER}/${file}`, toJson(schema))
write(SVELTIA_FILE, sveltiaYaml())
write(MESSAGES_PAGE, messagesPage())
if (process.argv.includes("--demo")) write("scripts/init/demo.json", toJson(digests(ROOT)))

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
  writeFileSync(path.join(ROOT, file), text)
  console.log(`Updated ${file}`)
}
