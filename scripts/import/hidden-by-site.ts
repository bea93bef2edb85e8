import { existsSync } from "node:fs"
import path from "node:path"

import { applyEdits } from "~/src/doctor/edits/apply-edits"
import { parseMarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { parseYaml } from "~/src/doctor/readers/parse-yaml"
import { isFields } from "~/src/doctor/translation/field-values"
import { hidingPart } from "~/src/doctor/translation/hiding-fields"

import type { SourceFolder } from "./kinds"
import { readEntryText, readUtf8 } from "./read-source"
import { foldersAbove } from "./site-folders"

/** Values for all files in the scope, in `_config.yml`: https://jekyllrb.com/docs/configuration/front-matter-defaults/ */
type Defaults = { scope?: { path?: unknown; type?: unknown } | null; values?: unknown }

/** Returns whether something apart from an entry hides it: its name, a folder around it, or the settings of the site. */
export function isHiddenBySite(file: string, root: string, system: SourceFolder["system"]): boolean {
  const folders = path.relative(root, path.dirname(file)).split(path.sep)
  if (folders.some((name) => /^[._~#]/.test(name))) return true
  if (system === "hugo") return foldersAbove(file).some(hasHidingCascade)
  if (system !== "jekyll") return false
  const collection = path.basename(root)
  // Jekyll publishes only posts with a date in their names.
  const isUndated = collection === "_posts" && !/^\d{4}-\d\d-\d\d-./.test(path.basename(file))
  return isUndated || isHiddenByDefaults(file, collection.replace("_", ""))
}

/** Returns whether the list page of a folder hides the pages in it, or cannot be read: https://gohugo.io/configuration/cascade/ */
function hasHidingCascade(folder: string): boolean {
  const lists = ["_index.md", "_index.html"].map((name) => path.join(folder, name)).filter((file) => existsSync(file))
  return lists.some((file) => {
    const text = readEntryText(file)
    const [toml] = text.startsWith("+++") ? parseMarkdownFile(file, text).diagnostics : []
    const { data } = parseMarkdownFile(file, applyEdits(text, toml?.edits ? [toml.edits] : [])).source
    if (!isFields(data)) return text.includes("cascade")
    return [data.cascade].flat().some((fields) => hidingPart("cascade", fields) !== undefined)
  })
}

/** Returns whether the defaults of the closest `_config.yml` hide a file, or cannot be read. */
function isHiddenByDefaults(file: string, type: string): boolean {
  const names = ["_config.yml", "_config.yaml"]
  const configs = foldersAbove(file).flatMap((folder) => names.map((name) => path.join(folder, name)))
  const config = configs.find((one) => existsSync(one))
  if (config === undefined) return false
  const text = readUtf8(config)
  const { data } = parseYaml({ file: config, text, firstLine: 1 }).source
  if (!isFields(data)) return text.includes("defaults:")
  const defaults = [data.defaults].flat() as (Defaults | null | undefined)[]
  const name = path.relative(path.dirname(config), file).split(path.sep).join("/")
  return defaults.some((one) => {
    const start = String(one?.scope?.path ?? "").replace(/^\.?\/|^\.$|\*.*$/g, "")
    const isInScope = name.startsWith(start) && (one?.scope?.type ?? type) === type
    return isInScope && hidingPart("values", one?.values) !== undefined
  })
}
