import path from "node:path"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import type { Element, Root } from "hast"
import { fromHtml } from "hast-util-from-html"
import { toHtml } from "hast-util-to-html"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

import { codeHash, foreignCodeFinder, type OwnCode } from "~/src/build/hosting/foreign-code"
import { publishedKind } from "~/src/doctor/readers/files/published-types"
import { BUILDS, openBuild } from "~/tests/builds"
import { OWN_WORDS } from "~/tests/hostile/own-words"
import { SECRET } from "~/tests/hostile/write-hostile-site"
import { pagePolicy } from "~/tests/page-policy"
import { readCopy } from "~/tests/read-copy"

const build = openBuild(BUILDS.hostile)
const { read, json } = build
const files = build.files()
/** Without the second names of pages, below which hosts find the same file. */
const differentFiles = [...new Map(files.map((file) => [read(file), file])).values()]
const filesOf = (...extensions: string[]) => differentFiles.filter((file) => extensions.includes(path.extname(file)))

/** The code of a page without content, which every other page has. */
const OWN_CODE = codeOf(fromHtml(read("404.html")))
/** The styles of any page that the policy of the site lists. */
const OWN_STYLES = [...new Set(filesOf(".html").flatMap((file) => codeOf(fromHtml(read(file))).styles))].filter(
  (style) => read("_headers").includes(codeHash(style)),
)
const findForeignCode = foreignCodeFinder({ ...OWN_CODE, styles: OWN_STYLES })
/** Outside of pages there is no code at all. */
const findCode = foreignCodeFinder({ scripts: [], styles: [], addresses: [] })

/** The code and the policies of a page, as a browser sees them: a text can look like either. */
function codeOf(page: Root): OwnCode & { policies: unknown[] } {
  const elements: Element[] = []
  visit(page, "element", (element) => void elements.push(element))
  const scripts = elements.filter(({ tagName }) => tagName === "script")
  return {
    policies: elements.flatMap(({ properties }) => (properties.httpEquiv === undefined ? [] : properties.content)),
    scripts: scripts.filter(({ properties }) => properties.type === undefined).map(textOf),
    styles: elements.filter(({ tagName }) => tagName === "style").map(textOf),
    addresses: scripts.flatMap(({ properties }) => (properties.dataAppScript as string | undefined) ?? []),
  }
}

/** The fields of page data and feeds that hold HTML; all others are text. */
const HTML_FIELDS = ["html", "content_html", "content"]

function htmlIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    typeof item === "string" ? (HTML_FIELDS.includes(name) ? [item] : []) : htmlIn(item),
  )
}

function parse(file: string): unknown {
  return file.endsWith(".xml") ? new XMLParser().parse(read(file)) : json(file)
}

test.each(["page-data/projects/texts-1/page-data.json", "feed.json", "feed.xml"])("%s holds HTML", (file) => {
  expect(htmlIn(parse(file))).not.toEqual([])
})

test("S1: the page without content has one inline script and one policy", () => {
  const { policies, scripts, styles, addresses } = OWN_CODE
  expect([policies, scripts, styles]).toEqual([
    [expect.stringContaining("script-src 'self' 'sha256-")],
    [expect.stringContaining("(()=>{")],
    [expect.any(String), expect.stringContaining("Own Font")],
  ])
  expect(addresses.length).toBeGreaterThan(1)
  expect(OWN_STYLES).toEqual(expect.arrayContaining(styles))
})

test("every text of the corpus is in the field `outcome` of a project", () => {
  const pages = files.filter((file) => /^page-data\/projects\/texts-\d+\/page-data\.json$/.test(file))
  const outcomes: string[] = pages.flatMap((file) => json(file).result.data.project.outcome)
  // A file in UTF-8 holds no lone surrogates, and fields have no white space at their ends.
  const published = (text: string) => text.trim().replace(/[\p{Cs}\ufffd]+/gu, "\ufffd")
  expect(outcomes.map(published).toSorted()).toEqual(Object.values(OWN_WORDS).map(published).toSorted())
})

test.each(filesOf(".html"))(
  "S1: %s has the code of the page without content, its styles, others that the policy lists, and no other policy",
  (file) => {
    const page = fromHtml(read(file))
    const { styles, policies, ...code } = codeOf(page)
    expect({ ...OWN_CODE, ...code }).toEqual(OWN_CODE)
    expect(policies).toEqual([pagePolicy(read("_headers"), styles)])
    expect(styles).toEqual(expect.arrayContaining([...OWN_CODE.styles]))
    expect(OWN_STYLES).toEqual(expect.arrayContaining([...styles]))
    expect(findForeignCode(page)).toEqual([])
  },
)

test("a heading about the boot script is on its page", () => {
  expect(read("projects/texts-1.html")).toContain("Why <code>&#x3C;script>(function () {</code> was everywhere")
})

test("S1: nothing in the published drawing runs or asks another host, in neither theme", () => {
  const drawings = files.filter((file) => path.basename(file) === "drawing.svg").map(read)
  expect(drawings).toHaveLength(2)
  const [plan] = files.filter((file) => path.basename(file) === "plan.svg").map(read)
  for (const svg of [...drawings, plan]) expect(svg).not.toMatch(/script|alert|hostile|href|import|frame|foreign/i)
})

/** The files of the site itself whose types no file of the owner may have. */
const OWN_FILES = [
  /^(?:[\w-]+\/)*[\w-]+\.html$/,
  /^[\w-]+-[\da-f]{20}\.js$/,
  /^styles\.[\da-f]{20}\.css$/,
  /^static\/(?:[\da-f]{32}\/[\w-]+|[\w-]+-[\da-f]{32})\.css$/,
  /^(?:feed|sitemap)\.xml$/,
  /^_(?:headers|redirects)$/,
]

test("S6: nothing is published but files of the types on the list, and those of the site itself", () => {
  const others = files.filter((file) => publishedKind(file) === null)
  expect(others.filter((file) => !OWN_FILES.some((own) => own.test(file)))).toEqual([])
  for (const own of OWN_FILES) expect(others).toContainEqual(expect.stringMatching(own))
  const linked = files.filter((file) => /^static\/(?:files|media)\//.test(file)).map((file) => path.basename(file))
  expect([...new Set(linked)].sort()).toEqual(["film.vtt", "film.webm", "photo.png", "plan.svg"])
})

test("S6: a place in a photo, the notes of captions and hidden files are in no file", () => {
  expect(files).toContain("photo.png")
  expect(files.filter((file) => read(file).includes(SECRET))).toEqual([])
  expect(files.filter((file) => /(^|\/)\./.test(file))).toEqual([])
})

test.each(filesOf(".xml"))("%s is well-formed", (file) => {
  expect(XMLValidator.validate(read(file))).toBe(true)
})

test.each(filesOf(".xml", ".json", ".webmanifest"))("no HTML in %s runs anything", (file) => {
  expect(htmlIn(parse(file)).flatMap((html) => findCode(fromHtml(html)))).toEqual([])
})

test.each(filesOf(".md", ".txt"))("nothing in %s runs when it is read as Markdown with HTML", (file) => {
  expect(findCode(fromHtml(toHtml(readCopy(read(file)))))).toEqual([])
})
