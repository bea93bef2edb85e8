import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseDocument } from "yaml"

import { listFiles } from "~/scripts/command/list-files"
import { isRead } from "~/src/doctor/readers/content-folder"

import type { Migration } from "./migrations"

const FRONT_MATTER = /(?<![\s\S])(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?=^---[ \t]*\r?$)/m

type Options = {
  /** The version that the content was written for. */
  since: string
  /** Returns the files, but writes none. */
  isDryRun?: boolean
}

/**
 * Applies the migrations of all versions after one to the YAML of a content folder, and returns the changed files. Files that are not
 * valid YAML stay as they are; the content check reports them. Links are not followed, because they may lead out of the repository.
 */
export function migrateContent(
  content: string,
  migrations: readonly Migration[],
  { since, isDryRun = false }: Options,
): string[] {
  const wanted = migrations.filter(({ version }) => version.localeCompare(since, "en", { numeric: true }) > 0)
  const files = listFiles(content).map((file) => path.relative(content, file).split(path.sep).join("/"))
  return files.filter((file) => {
    const original = file.replace(/\.[\w-]+(?=\.(?:md|yaml)$)/, "")
    if (!isRead(original)) return false
    const absolute = path.join(content, file)
    const text = readFileSync(absolute, "utf8")
    const migrated = migrateText(
      text,
      file,
      wanted.filter(({ isFor }) => isFor(original)),
    )
    if (migrated === text) return false
    if (!isDryRun) writeFileSync(absolute, migrated)
    return true
  })
}

function migrateText(text: string, file: string, migrations: readonly Migration[]): string {
  if (file.endsWith(".yaml")) return migrateYaml(text, migrations)
  if (!file.endsWith(".md")) return text
  return text.replace(FRONT_MATTER, (_, fence: string, fields: string) => fence + migrateYaml(fields, migrations))
}

/** YAML that no migration changes keeps its spaces and quotation marks, too. */
function migrateYaml(text: string, migrations: readonly Migration[]): string {
  const fields = parseDocument(text)
  if (fields.errors.length > 0) return text
  // Long texts stay on one line.
  const before = fields.toString({ lineWidth: 0 })
  for (const { migrate } of migrations) migrate(fields)
  const after = fields.toString({ lineWidth: 0 })
  if (after === before) return text
  return text.includes("\r\n") ? after.replaceAll("\n", "\r\n") : after
}
