import path from "node:path"

import { asTexts } from "~/scripts/import/fields/convert-value"
import { hidingPart } from "~/src/doctor/readers/fields/hiding-fields"
import { isFields } from "~/src/doctor/readers/formats/field-values"

import type { SourceFolder } from "./kinds"
import { readSource } from "./read-source"
import { foldersAbove, isPartOfSite } from "./site-folders"
import type { SettingsFile, SourceSite } from "./site-settings"

/** Values for all files in the scope, in `_config.yml`: https://jekyllrb.com/docs/configuration/front-matter-defaults/ */
type Defaults = { scope?: { path?: unknown; type?: unknown } | null; values?: unknown }

/** Returns whether something apart from an entry hides it: its name, a folder around it, or the settings of the site. */
export function isHiddenBySite(file: string, { path: inSite, system }: SourceFolder, site: SourceSite): boolean {
  const root = path.join(site.folder, inSite)
  const folders = path.relative(root, path.dirname(file)).split(path.sep)
  if (folders.some((name) => /^[._~#]/.test(name))) return true
  if (system === "hugo") {
    const isHiding = (folder: string) => hasHidingCascade(folder, site.folder)
    return foldersAbove(file, site.folder).some(isHiding) || site.hugo.some(hasHidingSettings)
  }
  if (system !== "jekyll") return false
  const collection = path.basename(root)
  // Jekyll publishes only posts with a date in their names.
  const isUndated = collection === "_posts" && !/^\d{4}-\d\d-\d\d-./.test(path.basename(file))
  return isUndated || isHiddenByConfig(file, site.jekyll(file), collection.replace("_", ""))
}

/** Returns whether the list page of a folder hides the pages in it, or cannot be read: https://gohugo.io/configuration/cascade/ */
function hasHidingCascade(folder: string, site: string): boolean {
  const names = ["_index.md", "_index.html"].map((name) => path.join(folder, name))
  const lists = names.filter((file) => isPartOfSite(file, site))
  return lists.some((file) => {
    const { fields, comments, mistake } = readSource(file)
    return mistake === null ? hidesPages(fields.cascade) : comments.some((line) => line.includes("cascade"))
  })
}

/** Returns whether settings of Hugo hide pages, whichever these are, or cannot be read. */
function hasHidingSettings({ file, text, values }: SettingsFile): boolean {
  const isCascade = path.parse(file).name === "cascade"
  if (values === null) return isCascade || text.includes("cascade")
  return hidesPages(isCascade ? values : isFields(values) && values.cascade)
}

function hidesPages(cascade: unknown): boolean {
  return [cascade].flat().some((fields) => hidingPart("cascade", fields) !== undefined)
}

/** Returns whether the closest `_config.yml` hides a file, or cannot be read. */
function isHiddenByConfig(file: string, config: SettingsFile | undefined, type: string): boolean {
  if (!isFields(config?.values)) return /defaults:|exclude:/.test(config?.text ?? "")
  const name = path.relative(path.dirname(config.file), file).split(path.sep).join("/")
  const isExcluded = (asTexts(config.values.exclude) ?? []).some((pattern) => beginsLike(name, pattern))
  const defaults = [config.values.defaults].flat() as (Defaults | null | undefined)[]
  const isHidden = defaults.some((one) => {
    const isInScope = beginsLike(name, String(one?.scope?.path ?? "")) && (one?.scope?.type ?? type) === type
    return isInScope && hidingPart("values", one?.values) !== undefined
  })
  return isExcluded || isHidden
}

/** Returns whether a path begins like a pattern of Jekyll, in which `*` matches any text. */
function beginsLike(name: string, pattern: string): boolean {
  const parts = pattern.replace(/^\.?\/|^\.$/g, "").split(/\*+/)
  return new RegExp(`^${parts.map((part) => part.replace(/[^\w/]/g, "\\$&")).join(".*")}`, "s").test(name)
}
