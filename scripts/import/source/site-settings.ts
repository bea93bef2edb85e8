import path from "node:path"
import { parse as parseToml } from "smol-toml"

import { asText } from "~/scripts/import/fields/convert-value"
import { findFiles } from "~/src/doctor/readers/files/find-files"
import { namesBelow } from "~/src/doctor/readers/files/resolve-file"
import { isFields } from "~/src/doctor/readers/formats/field-values"
import { parseYaml } from "~/src/doctor/readers/formats/parse-yaml"

import { readUtf8 } from "./read-source"
import { foldersAbove, isPartOfSite } from "./site-folders"

/** https://gohugo.io/configuration/introduction/ */
export function hugoSettings(site: string): string[] {
  const inRoot = namesBelow(site).filter((name) => /^(?:hugo|config)\.\w+$/.test(name))
  const inConfig = isPartOfSite(path.join(site, "config"), site) ? findFiles(site, "config").files : []
  const files = [...inRoot, ...inConfig].map((name) => path.join(site, name))
  return files.filter((file) => /\.(?:toml|ya?ml|json)$/.test(file) && isPartOfSite(file, site))
}

/** Returns whether a site of Hugo surely reads formulas as Markdown: https://gohugo.io/content-management/mathematics/ */
export function hasEscapedMaths(site: string): boolean {
  const all = hugoSettings(site).map((file) => Object(readSettings(file)))
  // A module may have settings of its own.
  const isMerged = all.some(({ markup, module }) => markup?._merge !== undefined || module?.imports !== undefined)
  const isPassed = all.some(({ markup, goldmark = markup?.goldmark }) => goldmark?.extensions?.passthrough?.enable)
  return !isMerged && !isPassed
}

/** Returns the closest `_config.yml` around a file. */
export function jekyllConfig(file: string, site: string): string | undefined {
  const names = ["_config.yml", "_config.yaml"]
  const configs = foldersAbove(file, site).flatMap((folder) => names.map((name) => path.join(folder, name)))
  return configs.find((one) => isPartOfSite(one, site))
}

/** Returns the settings in a file in TOML, YAML or JSON; null if they cannot be read. */
export function readSettings(file: string): unknown {
  const text = readUtf8(file)
  if (!file.endsWith(".toml")) return parseYaml({ file, text, firstLine: 1 }).source.data
  try {
    return parseToml(text)
  } catch {
    return null
  }
}

/** Returns the addresses of a site as its settings state them, without a slash at the end. */
export function siteHosts(site: string): string[] {
  const files = [...hugoSettings(site), jekyllConfig(path.join(site, "_config.yml"), site)]
  return files.flatMap((file) => {
    const settings = file === undefined ? null : readSettings(file)
    const { baseurl, baseURL = baseurl, url } = isFields(settings) ? settings : {}
    const host = asText(url) === undefined ? asText(baseURL) : `${url}${asText(baseurl) ?? ""}`
    return host?.startsWith("http") ? [host.replace(/\/+$/, "")] : []
  })
}
