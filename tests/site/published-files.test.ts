import { readFileSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

import { BUILDS, filesIn, openBuild } from "~/tests/builds"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { openPdf } from "~/tests/read-pdf"

const { at, read, json, html, dataOf } = openBuild(BUILDS.default)
const files = filesIn(BUILDS.default.directory).map((file) => ({ file, text: readText(file) }))
const holding = (trace: RegExp) => files.filter(({ text }) => trace.test(text)).map(({ file }) => file)
const holdingText = (trace: string) => files.filter(({ text }) => text.includes(trace)).map(({ file }) => file)

function readText(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString("latin1")
  if (file.endsWith(".gz")) return gunzipSync(bytes).toString("latin1")
  return bytes.toString("latin1")
}

const ANALYTICS = [/_vercel\/insights|"pageview"/, /googletagmanager|ga-disable/, /analytics-consent/]

test("Y2 Y3: only a site with analytics in its settings publishes code of the providers and of consent", () => {
  expect(files.length).toBeGreaterThan(50)
  const code = filesIn(BUILDS.services.directory).filter((file) => /\.(html|js|json)$/.test(file))
  const services = code.map(readText)
  for (const trace of ANALYTICS) {
    expect(holding(trace)).toEqual([])
    expect(services.some((text) => trace.test(text))).toBe(true)
  }
  // Without JavaScript nobody is asked and nothing is sent: every button is hidden, and nothing takes the place of a script.
  expect(openBuild(BUILDS.services).html("privacy")).not.toMatch(
    /<button(?![^>]*\bscripted\b)|<noscript>(?:(?!<\/noscript>).)*<(?:img|iframe|script)/,
  )
})

test("only a site whose settings ask for an editor has one; it is named on the privacy page and nowhere else, and other pages keep their policy", () => {
  expect(holding(/sveltia/i)).toEqual([])
  const { read, html, files } = openBuild(BUILDS.languages)
  expect(html("admin")).toMatch(/noindex[\s\S]*connect-src 'self' blob: data: https:\/\/api\.github\.com;/)
  const headers = read("_headers").split("\n\n")
  expect(headers.find((rule) => rule.startsWith("/*\n"))).toMatch(
    /Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-/,
  )
  expect(headers.find((rule) => rule.startsWith("/admin/*\n"))).toMatch(
    /Policy: .*'wasm-unsafe-eval'.*frame-ancestors 'none'/,
  )
  expect(html("about")).toMatch(/"Content-Security-Policy" content="[^"]*script-src (?:&#x27;|[^;"])*sha256-/)
  expect(html("privacy")).toContain("api.github.com")
  const naming = files().filter((file) => /\.(?:xml|txt|json)$/.test(file) && /\/admin\b/.test(read(file)))
  expect(naming).toEqual([])
})

test("nothing is published that is not for visitors: source maps, bundler statistics, paths of the machine, code for development", () => {
  expect(files.filter(({ file }) => /\.map$|stats\.json$|chunk-map\.json$|~partytown/.test(file))).toEqual([])
  expect(holding(/node_modules\/|sourceMappingURL=(?!data:)/)).toEqual([])
  expect(holdingText(process.cwd())).toEqual([])
  expect(holding(/content-(problems|notice)|Problems in the content|off-main-thread/)).toEqual([])
})

test("structured data is in documents alone: no script has code for it", () => {
  expect(html("/")).toContain('"@context":"https://schema.org"')
  expect(holding(/schema\.org|BreadcrumbList/).filter((file) => file.endsWith(".js"))).toEqual([])
})

test("S3: a draft and a project planned for later are in no file, by name or by content; one whose day has come is published", () => {
  // This word is in their titles, texts, slugs, tags, aliases and images.
  const secret = /zanzibarine/i
  const hidden = filesIn(FIXTURE_CONTENT).filter((file) => secret.test(file) && file.endsWith("index.md"))
  const [draft, planned] = hidden.sort().map((file) => readFileSync(file, "utf8"))
  expect(draft).toContain("draft: true")
  expect(planned).toContain('publishAt: "2999-12-31"')
  expect(files.filter(({ file }) => secret.test(file))).toEqual([])
  expect(holding(secret)).toEqual([])
  expect(html("projects")).toContain("Long awaited")
})

test("S3: the private values of the résumé are in no file", () => {
  const resume = readFileSync(`${FIXTURE_CONTENT}/resume.json`, "utf8")
  for (const secret of ["+99 7070 707", "Quillonbury Lane 7", "QQ-70707"]) {
    expect(resume).toContain(secret)
    expect(holdingText(secret)).toEqual([])
  }
})

test("no e-mail address can be found in the characters of any file", () => {
  const found = files
    // Licences name their authors.
    .filter(({ file }) => /\.(html|js|json|xml|txt|md|css|webmanifest|pdf)$/.test(file) && !/licen[cs]e/i.test(file))
    .flatMap(({ file, text }) => {
      // Compressed parts of a PDF are not characters.
      const readable = text.replace(/(\/FlateDecode[^>]*>>\s*stream\r?\n)[\s\S]*?(?=endstream)/g, "$1")
      // Packages with their versions, and files with a pixel density, are not addresses.
      return (readable.match(/[\w.+-]+@(?!\d)[\w-]+(\.[\w-]+)+/g) ?? [])
        .filter((address) => !/\.(png|jpe?g|webp|svg|js|css)$/.test(address))
        .map((address) => `${file}: ${address}`)
    })
  expect(found).toEqual([])
})

test("page data, the résumé and its PDF still hold the e-mail addresses", async () => {
  const { siteSettings, contentPage } = dataOf("about")
  expect(siteSettings.author.email).toBe("owner@portfolio.test")
  expect(contentPage.introduction).not.toMatch(/<h[1-6]/)
  expect(contentPage.rest).toMatch(/^(<link [^>]+>)*<h2/)
  expect(contentPage.rest).toContain('href="mailto:text&#64;portfolio.test"')
  expect(json("resume.json").basics.email).toBe("resume@portfolio.test")
  const { lines, pages } = await openPdf(readFileSync(at("resume.pdf")))
  expect(lines.join("\n")).toContain("resume@portfolio.test")
  expect(pages.flatMap(({ links }) => links)).toContain("mailto:resume@portfolio.test")
})

const RULE = `\n\n${"-".repeat(80)}\n\n`
const BUNDLED = ["gatsby", "minisearch", "react", "react-dom", "react-toastify", "react-tooltip", "use-dark-mode"]

const sections = read("licenses.txt").split(RULE).slice(1)
const headingOf = (section: string) => section.slice(0, section.indexOf("\n"))
const nameOf = (section: string) => section.slice(0, section.indexOf(" "))

test.each(BUNDLED)("licenses.txt has %s, which visitors receive, with the text of its licence", (name) => {
  const section = sections.find((each) => nameOf(each) === name)
  expect(section).toMatch(/\nLicence: MIT\n[\s\S]*Permission is hereby granted, free of charge/)
})

test("every package in licenses.txt is installed in that version, which is the only one", () => {
  const names = sections.filter((section) => !section.startsWith("Newsreader (font)")).map(headingOf)
  expect(names.length).toBeGreaterThan(BUNDLED.length)
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"))
  const locked = Object.entries<{ version: string }>(packages)
  const installed = locked.map(([at, { version }]) => `${at.split("node_modules/").at(-1)} ${version}`)
  expect(installed).toEqual(expect.arrayContaining(names))
  expect(new Set(sections.map(nameOf)).size).toBe(sections.length)
})

test("licenses.txt has the licence of the font, and lists only what is published, sorted", () => {
  expect(sections.join()).toMatch(/Newsreader[^\n]*\nLicence: OFL-1\.1\n[\s\S]+SIL OPEN FONT LICENSE/)
  expect(sections).toEqual([...sections].sort((a, b) => (headingOf(a) < headingOf(b) ? -1 : 1)))
  for (const tool of ["sharp", "zod", "unified"]) expect(sections.map(nameOf)).not.toContain(tool)
})
