import { readFileSync } from "node:fs"
import path from "node:path"

import { asText, asTexts } from "~/scripts/import/fields/convert-value"
import { withoutHost } from "~/scripts/import/markup/page-addresses"
import type { FieldValues } from "~/src/doctor/readers/formats/field-values"
import { documentPath } from "~/src/lib/addresses/paths"

import type { Entry } from "./find-entries"
import { isFileIn } from "./site-folders"
import type { SourceSite } from "./site-settings"

/** https://jekyllrb.com/docs/permalinks/#built-in-formats */
const JEKYLL_STYLES: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
}

/** https://github.com/jekyll/jekyll/blob/master/lib/jekyll/utils.rb */
const JEKYLL_REPLACES = /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu
/** https://github.com/gohugoio/hugo/blob/master/common/paths/path.go */
const HUGO_LEAVES_OUT = /[^\p{L}\p{M}\p{N}\s./\\_#+~@%-]/gu

/** Returns the path at which the other system published an entry; undefined if it is not known. */
export function oldPath(entry: Entry, fields: FieldValues, site: SourceSite): string | undefined {
  // The front matter says it, or there was no page.
  const isStated = [fields.permalink, fields.url].some((address) => asText(address)?.startsWith("/"))
  if (isStated || (entry.system === undefined && entry.path.startsWith("content"))) return undefined
  if (entry.becomes === "pages" && !(entry.system === "hugo" && entry.path === "content")) return undefined
  const patterns = { hugo: hugoPattern, jekyll: jekyllPattern, none: () => undefined }
  const pattern = patterns[entry.system ?? "none"](entry, site) ?? "/:sections/:slugorfilename/"
  const values = valuesOf(entry, fields)
  const filled = pattern.replace(/:([a-z_]+)/g, (token, name) => values[name] ?? token).replace(/\/+/g, "/")
  const allowed = filled.replace(HUGO_LEAVES_OUT, "").toLowerCase()
  const address = entry.system === "hugo" ? allowed.replace(/\s*-\s*|\s+/g, "-") : filled
  return address.includes(":") ? undefined : address
}

/** Returns the values of the tokens of a permalink: https://gohugo.io/configuration/permalinks/ */
function valuesOf(
  { file, path: base, name, date, system, becomes }: Entry,
  fields: FieldValues,
): Record<string, string> {
  const whole = path.parse(file).name
  const folder = file.slice(file.lastIndexOf(`/${base}/`) + base.length + 2, -path.basename(file).length - 1)
  const [parents, filename] = /^_?index$/.test(whole) ? [path.dirname(folder), path.basename(folder)] : [folder, whole]
  // Without a date, an address with one is not known.
  const [year = "", month = ":", day = ":"] = (asText(fields.date) ?? date ?? ":").split(/[-T ]/)
  const section = becomes === "pages" ? "" : path.basename(base).replace(/^_/, "")
  const categories = asTexts(fields.categories) ?? asTexts(fields.category) ?? []
  const folders = [path.dirname(base), ...categories].filter((name) => name !== ".")
  const title = asText(fields.title)
    ?.toLowerCase()
    .replace(/[^\p{L}\p{N}\s._-]/gu, "")
    .trim()
    .replace(/\s+/g, "-")
  const slug = whole === "_index" ? undefined : asText(fields.slug)
  const ownName = system === "jekyll" ? name.replace(JEKYLL_REPLACES, "-").replace(/^-|-$/g, "") : (title ?? filename)
  return {
    ...{ year, month, day, section, collection: section, sections: path.posix.join("/", section, parents) },
    ...{ name: filename, filename, contentbasename: filename, path: path.posix.join(parents, filename) },
    categories: folders.join("/").toLowerCase(),
    ...{ title: ownName, slug: slug ?? ownName, output_ext: ".html" },
    ...{ slugorfilename: slug ?? filename, slugorcontentbasename: slug ?? filename },
  }
}

export type Redirect = { from: string; to: string }

/**
 * Returns the redirects without conditions that a site has in the file that hosts read, in its order:
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function readRedirects({ folder, hosts }: SourceSite): Redirect[] {
  const files = ["_redirects", "public/_redirects", "static/_redirects"].map((name) => path.join(folder, name))
  const lines = files.flatMap((file) => (isFileIn(file, folder) ? readFileSync(file, "utf8").split(/\r?\n/) : []))
  return lines.flatMap((line) => {
    const [from = "", to = "", status = "301", ...conditions] = line
      .replace(/(?:^|\s)#.*/, "")
      .trim()
      .split(/\s+/)
    const isSimple = /^\/[^*:]+$/.test(from) && status.startsWith("30") && conditions.length === 0
    return isSimple ? { from, to: documentPath(withoutHost(to, hosts).replace(/\/{2,}/g, "/")) } : []
  })
}

/** Returns the addresses that lead to one of the paths, also by way of each other. */
export function redirectsTo(paths: readonly string[], redirects: readonly Redirect[]): string[] {
  const found = redirects.flatMap(({ from, to }) =>
    paths.includes(to) && !paths.includes(documentPath(from)) ? from : [],
  )
  return found.length === 0 ? [] : [...found, ...redirectsTo([...paths, ...found.map(documentPath)], redirects)]
}

function jekyllPattern({ file, path: folder }: Entry, { jekyll }: SourceSite): string {
  const settings = Object(jekyll(file)?.values)
  const name = path.basename(folder).replace(/^_/, "")
  const own = asText(Object(Object(settings.collections)[name]).permalink)
  const style = asText(settings.permalink) ?? "date"
  return own ?? (/^(?:posts|drafts)$/.test(name) ? (JEKYLL_STYLES[style] ?? style) : "/:collection/:path.html")
}

function hugoPattern({ path: folder }: Entry, { hugo }: SourceSite): string | undefined {
  const found = hugo.map(({ file, values }) => {
    const permalinks = Object(path.parse(file).name === "permalinks" ? values : Object(values).permalinks)
    return asText(Object(permalinks.page ?? permalinks)[path.basename(folder)])
  })
  return found.find((pattern) => pattern !== undefined)
}
