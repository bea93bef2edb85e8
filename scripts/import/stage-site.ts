import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

import { editFields } from "~/scripts/command/edit-fields"
import { toProfile } from "~/scripts/init/answers"
import { NETWORKS } from "~/scripts/init/networks"
import { readSite } from "~/src/doctor/readers/content/content-file"
import { displayPath, PUBLICATIONS_FILE, SITE_FILE } from "~/src/doctor/readers/files/content-folder"
import { isEmpty, isFields } from "~/src/doctor/readers/formats/field-values"
import { httpsUrl } from "~/src/doctor/schemas/field-types"
import { freeName } from "~/src/lib/addresses/free-name"

import { asText, firstText } from "./fields/convert-value"
import { readUtf8 } from "./source/read-source"
import { isFileIn, isPartOfSite } from "./source/site-folders"
import type { SourceSite } from "./source/site-settings"

/** Files that are staged, from the root of the project, by their sources in the site. */
export type StagedFiles = readonly (readonly [source: string, target: string])[]

const AL_FOLIO_SOCIALS = "_data/socials.yml"
/** Where themes keep the addresses of the owner elsewhere. */
const SOCIALS = `${AL_FOLIO_SOCIALS} _config.yml hugo.toml hugo.yaml hugo.yml config.toml config.yaml config.yml src/config.js`
const USER = /^(?<network>[a-z_]+)_(?:username|userid|user|id|profile)$/
const MASTODON_USER = /^[\w.-]+\.\w+\/@\w+$/
const PORTRAIT = /(?:^|\/)(?:prof_pic|profile|portrait|avatar|headshot|me)\.(?:jpe?g|png|webp|avif)$/i
/** The page that may name another picture than the one of the theme's demo. */
const ABOUT = /(?:^|\/)about(?:\/index)?\.mdx?$/
const MOST_PROFILES = 12
/** The settings that list them, or contain others that do. */
const LISTS = /^(?:params|social|socials|socialIcons|author|profiles)$/
const BIBLIOGRAPHY = "_bibliography/papers.bib"
const ENCRYPTED = /^(\s*(?:url|html)\s*=\s*[{"])http:/gim
const PDF = /(?<=^\s*(?:pdf|poster|slides|supp)\s*=\s*[{"])[^}":]+(?=[}"])/gim

/** Adds the owner's pages elsewhere to the settings, which list none. Returns the file of the site that states them. */
export function stageSocials(staging: string, { folder, read }: SourceSite): StagedFiles {
  const file = path.join(staging, "content", SITE_FILE)
  if (!existsSync(file)) return []
  if (!isEmpty(readSite(path.dirname(file)).fields.valueAt(["profiles"]) ?? null)) return []
  const sources = SOCIALS.split(" ")
    .map((name) => path.join(folder, name))
    .filter((one) => isFileIn(one, folder))
  for (const source of sources) {
    const found = source.endsWith(".js") ? profilesInCode(readUtf8(source)) : profilesIn(read(source).values)
    const profiles = found.filter(({ url }) => httpsUrl.safeParse(url).success).slice(0, MOST_PROFILES)
    if (profiles.length === 0) continue
    const change = { path: ["profiles"], value: profiles }
    writeFileSync(file, editFields(displayPath(SITE_FILE), readFileSync(file, "utf8"), [change]))
    return [[source, displayPath(SITE_FILE)]]
  }
  return []
}

/** Returns a line with the settings of al-folio that name the owner at a network which is not known here. */
export function unknownSocials({ folder, read }: SourceSite, files: readonly string[]): string[] {
  const settings = files.includes(AL_FOLIO_SOCIALS) ? Object(read(path.join(folder, AL_FOLIO_SOCIALS)).values) : {}
  const isUnknown = (key: string) =>
    /_(?!icon$|pdf$)[a-z]+$/.test(key) && profilesIn({ [key]: settings[key] }).length === 0
  const names = Object.keys(settings).filter((key) => !isEmpty(settings[key]) && isUnknown(key))
  return names.length === 0 ? [] : [`${AL_FOLIO_SOCIALS}: ${names.join(", ")}`]
}

type Profile = ReturnType<typeof toProfile>

/** Returns the profiles in settings: `github_username: ada`, `dblp_url: https://dblp.org/pid/1`, or a list of names with addresses in any depth. */
function profilesIn(value: unknown): Profile[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const [name, url] = [firstText(item, "name label title"), firstText(item, "url")]
      return name !== undefined && url?.startsWith("https://") ? [toProfile(url, NETWORKS.get(name)?.[0] ?? name)] : []
    })
  }
  if (!isFields(value)) return []
  const named = Object.entries(value).flatMap(([key, item]) => {
    if (key === "custom_social") return profilesIn([item])
    const network = USER.exec(key)?.groups?.network?.replaceAll("_", "") ?? ""
    const [label, base] = NETWORKS.get(network) ?? []
    const user = asText(item)
    const [, name = ""] = /^([a-z]+)_url$/.exec(key) ?? []
    // Other addresses in the settings are no profiles: `cdn_url`.
    const isProfile = NETWORKS.has(name) || user?.split("/")[2]?.split(".").at(-2) === name
    if (user !== undefined && isProfile) return [toProfile(user, NETWORKS.get(name)?.[0])]
    const isUser = user !== undefined && (network !== "mastodon" || MASTODON_USER.test(user))
    return label !== undefined && isUser ? [toProfile(base + user, label)] : []
  })
  return [...named, ...Object.entries(value).flatMap(([key, item]) => (LISTS.test(key) ? profilesIn(item) : []))]
}

function profilesInCode(code: string): Profile[] {
  const pairs = code.matchAll(/name:\s*["'](?<label>[^"']+)["'],\s*url:\s*["'](?<url>https:[^"']+)["']/g)
  return Array.from(pairs, ({ groups: { label = "", url = "" } = {} }) => toProfile(url, label))
}

/** Copies the picture of the owner, and names it on the About page, unless that has or shows one. */
export function stagePortrait(
  staging: string,
  site: string,
  { files, owner }: { files: readonly string[]; owner: string },
): StagedFiles {
  const about = path.join(staging, "content/about.md")
  const text = existsSync(about) ? readFileSync(about, "utf8") : ""
  const old = files.find((name) => ABOUT.test(name))
  const named = old && /^\s*image:\s*["']?([^\s"']+)/m.exec(readUtf8(path.join(site, old)))?.[1]
  const source = files.find((name) => (named === undefined ? PORTRAIT.test(name) : `/${name}`.endsWith(`/${named}`)))
  const [, body] = /\n---\r?\n([\s\S]*)/.exec(text) ?? []
  if (source === undefined || body === undefined || /^portrait:/m.test(text)) return []
  if (body.split(/[^\w.-]+/).includes(path.basename(source))) return []
  const [content, ending] = [path.join(staging, "content"), path.extname(source).toLowerCase()]
  const name = freeName("portrait", (free) => existsSync(path.join(content, free + ending))) + ending
  cpSync(path.join(site, source), path.join(content, name), { dereference: true })
  const field = `portrait: { src: ${name}, alt: ${JSON.stringify(owner || "Me")} }`
  const withField = text.replace(/(\r?\n)(?=---\r?\n)/, (lineBreak) => lineBreak + field + lineBreak)
  writeFileSync(about, withField)
  return [`content/${name}`, "content/about.md"].map((file) => [path.join(site, source), file])
}

/** Copies the bibliography of al-folio, whose fields are read as they are, and the files that it names, which keep their addresses. */
export function stageBibliography(staging: string, site: string): StagedFiles {
  const source = path.join(site, BIBLIOGRAPHY)
  if (![path.dirname(source), source].every((file) => isPartOfSite(file, site))) return []
  const copies = new Map<string, string>()
  const text = readUtf8(source).replace(/^---\n(?:[\s\S]*?\n)??---\n/, "")
  const copied = text.replace(ENCRYPTED, "$1https:").replace(PDF, (name) => {
    const file = path.join(site, "assets/pdf", name)
    if (!isFileIn(file, site)) return name
    const copy = `static/assets/pdf/${name}`
    if (!existsSync(path.join(staging, copy))) copies.set(file, copy)
    return `assets/pdf/${name}`
  })
  writeFileSync(path.join(staging, "content", PUBLICATIONS_FILE), copied)
  for (const [file, copy] of copies) cpSync(file, path.join(staging, copy), { dereference: true })
  return [[source, `content/${PUBLICATIONS_FILE}`], ...copies]
}
