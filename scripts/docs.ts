import { readFileSync } from "node:fs"
import path from "node:path"

import { SVELTIA_FILE, sveltiaYaml } from "~/src/build/content-docs/editing/sveltia-config"
import { editorSchemas, SCHEMA_FOLDER } from "~/src/build/content-docs/editor-schemas"
import { CONTENT_PAGE, withFieldTables } from "~/src/build/content-docs/field-tables"
import { MESSAGES_PAGE, messagesPage } from "~/src/build/content-docs/messages-page"

import { ROOT } from "./command/folders"
import { writeFiles } from "./command/write-files"
import { DEMO_FILE, digests } from "./init/demo-files"

const files = {
  [CONTENT_PAGE]: withFieldTables(readFileSync(path.join(ROOT, CONTENT_PAGE), "utf8")),
  ...Object.fromEntries(
    Object.entries(editorSchemas()).map(([file, schema]) => [`${SCHEMA_FOLDER}/${file}`, toJson(schema)]),
  ),
  [SVELTIA_FILE]: sveltiaYaml(),
  [MESSAGES_PAGE]: messagesPage(),
  ...(process.argv.includes("--demo") && { [DEMO_FILE]: toJson(digests(ROOT)) }),
}
writeFiles(ROOT, files)
for (const file of Object.keys(files)) console.log(`Updated ${file}`)

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
