import path from "node:path"
import { parse as parseToml } from "smol-toml"

import { asText } from "~/scripts/import/fields/convert-value"
import { findFiles } from "~/src/doctor/readers/files/find-files"
import { namesBelow } from "~/src/doctor/readers/files/resolve-file"
import { isFields } from "~/src/doctor/readers/formats/field-values"
import { parseYaml } from "~/src/doctor/readers/formats/parse-yaml"

import { readUtf8 } from "./read-source"
import { foldersAbove, isPartOfSite } from "./site-folders"

export type SourceSite = ReturnType<typeof readSourceSite>
export type SettingsFile = ReturnType<typeof readSettings>

/** Returns a site with its settings. Each of their files is read once. */
export function readSourceSite(folder: string) {
  const known = new Map<string, SettingsFile>()
  const read = (file: string): SettingsFile => {
    const settings = known.get(file) ?? readSettings(file)
    known.set(file, settings)
    return settings
  }
  /** Returns the closest `_config.yml` around a file. */
  const jekyll = (file: string) => {
    const names = ["_config.yml", "_config.yaml"]
    const configs = foldersAbove(file, folder).flatMap((one) => names.map((name) => path.join(one, name)))
    const config = configs.find((one) => isPartOfSite(one, folder))
    return config === undefined ? undefined : read(config)
  }
  const hugo = hugoFiles(folder).map(read)
  const hosts = [...hugo, jekyll(path.join(folder, "_config.yml"))].flatMap(hostIn)
  return { folder, read, jekyll, hugo, hosts }
}

/** https://gohugo.io/configuration/introduction/ */
function hugoFiles(site: string): string[] {
  const inRoot = namesBelow(site).filter((name) => /^(?:hugo|config)\.\w+$/.test(name))
  const inConfig = isPartOfSite(path.join(site, "config"), site) ? findFiles(site, "config").files : []
  const files = [...inRoot, ...inConfig].map((name) => path.join(site, name))
  return files.filter((file) => /\.(?:toml|ya?ml|json)$/.test(file) && isPartOfSite(file, site))
}

/** Returns whether a site of Hugo surely reads formulas as Markdown: https://gohugo.io/content-management/mathematics/ */
export function hasEscapedMaths({ hugo }: SourceSite): boolean {
  const all = hugo.map(({ values }) => Object(values))
  // A module may have settings of its own.
  const isMerged = all.some(({ markup, module }) => markup?._merge !== undefined || module?.imports !== undefined)
  const isPassed = all.some(({ markup, goldmark = markup?.goldmark }) => goldmark?.extensions?.passthrough?.enable)
  return !isMerged && !isPassed
}

/** Reads a file in TOML, YAML or JSON. Its values are null if they cannot be read. */
function readSettings(file: string) {
  const text = readUtf8(file)
  try {
    const values: unknown = file.endsWith(".toml")
      ? parseToml(text)
      : parseYaml({ file, text, firstLine: 1 }).source.data
    return { file, text, values }
  } catch {
    return { file, text, values: null }
  }
}

/** Returns the address of a site as a file of its settings states it, without a slash at the end. */
function hostIn(settings: SettingsFile | undefined): string[] {
  const { baseurl, baseURL = baseurl, url } = isFields(settings?.values) ? settings.values : {}
  const host = asText(url) === undefined ? asText(baseURL) : `${url}${asText(baseurl) ?? ""}`
  return host?.startsWith("http") ? [host.replace(/\/+$/, "")] : []
}
