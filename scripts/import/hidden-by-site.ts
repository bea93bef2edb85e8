import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { parse as parseToml } from "smol-toml"

import { listFiles } from "~/scripts/command/list-files"
import { applyEdits } from "~/src/doctor/edits/apply-edits"
import { parseMarkdownFile } from "~/src/doctor/markdown/parse-markdown"
import { parseYaml } from "~/src/doctor/readers/parse-yaml"
import { asTexts } from "~/src/doctor/translation/convert-value"
import { isFields } from "~/src/doctor/translation/field-values"
import { hidingPart } from "~/src/doctor/translation/hiding-fields"

import type { SourceFolder } from "./kinds"
import { readEntryText, readUtf8 } from "./read-source"
import { foldersAbove } from "./site-folders"

/** Values for all files in the scope, in `_config.yml`: https://jekyllrb.com/docs/configuration/front-matter-defaults/ */
type Defaults = { scope?: { path?: unknown; type?: unknown } | null; values?: unknown }

/** Returns whether something apart from an entry hides it: its name, a folder around it, or the settings of the site. */
export function isHiddenBySite(file: string, root: string, { path: inSite, system }: SourceFolder): boolean {
  const folders = path.relative(root, path.dirname(file)).split(path.sep)
  if (folders.some((name) => /^[._~#]/.test(name))) return true
  if (system === "hugo") {
    const site = path.resolve(root, path.relative(inSite, "."))
    return foldersAbove(file).some(hasHidingCascade) || hugoSettings(site).some(hasHidingSettings)
  }
  if (system !== "jekyll") return false
  const collection = path.basename(root)
  // Jekyll publishes only posts with a date in their names.
  const isUndated = collection === "_posts" && !/^\d{4}-\d\d-\d\d-./.test(path.basename(file))
  return isUndated || isHiddenByConfig(file, collection.replace("_", ""))
}

/** Returns whether the list page of a folder hides the pages in it, or cannot be read: https://gohugo.io/configuration/cascade/ */
function hasHidingCascade(folder: string): boolean {
  const lists = ["_index.md", "_index.html"].map((name) => path.join(folder, name)).filter((file) => existsSync(file))
  return lists.some((file) => {
    const text = readEntryText(file)
    const [toml] = text.startsWith("+++") ? parseMarkdownFile(file, text).diagnostics : []
    const { data } = parseMarkdownFile(file, applyEdits(text, toml?.edits ? [toml.edits] : [])).source
    return isFields(data) ? hidesPages(data.cascade) : text.includes("cascade")
  })
}

/** Returns the files with settings of a site of Hugo: https://gohugo.io/configuration/introduction/ */
function hugoSettings(site: string): string[] {
  const inRoot = readdirSync(site).filter((name) => /^(?:hugo|config)\.\w+$/.test(name))
  const config = path.join(site, "config")
  const files = [...inRoot.map((name) => path.join(site, name)), ...(existsSync(config) ? listFiles(config) : [])]
  return files.filter((file) => /\.(?:toml|ya?ml|json)$/.test(file))
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
function isHiddenByConfig(file: string, type: string): boolean {
  const names = ["_config.yml", "_config.yaml"]
  const configs = foldersAbove(file).flatMap((folder) => names.map((name) => path.join(folder, name)))
  const config = configs.find((one) => existsSync(one))
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
  const [start = "", ...others] = pattern.replace(/^\.?\/|^\.$/g, "").split(/\*+/)
  let from = start.length
  const isNext = (part: string) => {
    const at = name.indexOf(part, from)
    from = at + part.length
    return at >= 0
  }
  return name.startsWith(start) && others.every(isNext)
}

/** Returns the settings in a file in TOML, YAML or JSON; null if they cannot be read. */
function readSettings(file: string): unknown {
  const text = readUtf8(file)
  if (!file.endsWith(".toml")) return parseYaml({ file, text, firstLine: 1 }).source.data
  try {
    return parseToml(text)
  } catch {
    return null
  }
}
