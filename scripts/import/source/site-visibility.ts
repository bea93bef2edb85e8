import path from "node:path"

import { asTexts } from "~/scripts/import/fields/convert-value"
import { hidingPart } from "~/src/doctor/readers/fields/hiding-fields"
import { isFields } from "~/src/doctor/readers/formats/field-values"

import type { SourceFolder } from "./kinds"
import { readSource, readUtf8 } from "./read-source"
import { foldersAbove, isPartOfSite } from "./site-folders"
import { hugoSettings, jekyllConfig, readSettings } from "./site-settings"

/** Values for all files in the scope, in `_config.yml`: https://jekyllrb.com/docs/configuration/front-matter-defaults/ */
type Defaults = { scope?: { path?: unknown; type?: unknown } | null; values?: unknown }

/** Returns whether something apart from an entry hides it: its name, a folder around it, or the settings of the site. */
export function isHiddenBySite(file: string, root: string, { path: inSite, system }: SourceFolder): boolean {
  const folders = path.relative(root, path.dirname(file)).split(path.sep)
  if (folders.some((name) => /^[._~#]/.test(name))) return true
  const site = path.resolve(root, path.relative(inSite, "."))
  if (system === "hugo") {
    const isHiding = (folder: string) => hasHidingCascade(folder, site)
    return foldersAbove(file, site).some(isHiding) || hugoSettings(site).some(hasHidingSettings)
  }
  if (system !== "jekyll") return false
  const collection = path.basename(root)
  // Jekyll publishes only posts with a date in their names.
  const isUndated = collection === "_posts" && !/^\d{4}-\d\d-\d\d-./.test(path.basename(file))
  return isUndated || isHiddenByConfig(file, site, collection.replace("_", ""))
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
function hasHidingSettings(file: string): boolean {
  const isCascade = path.parse(file).name === "cascade"
  const settings = readSettings(file)
  if (settings === null) return isCascade || readUtf8(file).includes("cascade")
  return hidesPages(isCascade ? settings : isFields(settings) && settings.cascade)
}

function hidesPages(cascade: unknown): boolean {
  return [cascade].flat().some((fields) => hidingPart("cascade", fields) !== undefined)
}

/** Returns whether the closest `_config.yml` hides a file, or cannot be read. */
function isHiddenByConfig(file: string, site: string, type: string): boolean {
  const config = jekyllConfig(file, site)
  if (config === undefined) return false
  const settings = readSettings(config)
  if (!isFields(settings)) return /defaults:|exclude:/.test(readUtf8(config))
  const name = path.relative(path.dirname(config), file).split(path.sep).join("/")
  const isExcluded = (asTexts(settings.exclude) ?? []).some((pattern) => beginsLike(name, pattern))
  const defaults = [settings.defaults].flat() as (Defaults | null | undefined)[]
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
