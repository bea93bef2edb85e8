import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { readContent } from "~/src/doctor/check-content"
import { formatProblems, isError } from "~/src/doctor/diagnostic"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"

const SITE = `title: Site
siteUrl: https://ada.dev
language: en
author: { name: Ada }
copyright: { year: 2025 }
game: { title: Game, url: "https://game.dev/" }
`
const PAGE = "---\ntitle: T\ndescription: D.\n"
const LINK = "links:\n  - type: source\n    url: https://a.dev\n    icon: ICON\n---\nText"
const PROJECT = "---\ntitle: T\nsummary: S.\ndate: 2024\n---\nText.\n"

/** The smallest PNG there is; its header says that it has the size of a cover. */
const COVER = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
COVER.writeUInt32BE(1600, 16)
COVER.writeUInt32BE(1000, 20)

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"))
  write("site.yaml", SITE)
  write("home.md", `${PAGE}headline: H.\n---\n`)
  write("about.md", `${PAGE}---\n`)
  write("privacy.md", `${PAGE}updated: 2025-11\n---\n`)
  write("projects/one/index.md", PROJECT)
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

function told(): string[] {
  return formatProblems(readContent(root).problems).split("\n").slice(2)
}

test("content as it should be has no problems", () => {
  expect(readContent(root).problems).toEqual([])
})

test("a site with every kind of content has no problems", () => {
  expect(readContent(FIXTURE_CONTENT).problems).toEqual([])
})

test("a warning is marked, and stops nothing", () => {
  write("projects/one/index.md", PROJECT.replace("title: T", "title: Your Name"))
  expect(told()).toEqual([
    expect.stringMatching(/^content\/projects\/one\/index\.md:2:1 {2}warning: title — found "Your Name"/),
  ])
  expect(readContent(root).problems.some(isError)).toBe(false)
})

test.each(["https://example.com/x", "https://www.example.org", "https://ada.example"])(
  "warns of the placeholder %s",
  (url) => {
    write("site.yaml", SITE.replace("https://ada.dev", url))
    expect(told()).toContainEqual(expect.stringContaining(":2:1  warning: siteUrl"))
  },
)

test("a picture in a text without a description is an error with its line", () => {
  write("projects/one/index.md", `${PROJECT}\n![](a.png)`)
  write("projects/one/a.png", COVER)
  expect(told()).toEqual([expect.stringContaining("index.md:8:1  picture — found no description")])
})

test("headings that take the title's level or skip one are warned of", () => {
  write("projects/one/index.md", `${PROJECT}\n# One\n\n## Two\n\n#### Four\n\n## Two\n`)
  expect(told()).toEqual([
    expect.stringContaining(":8:1  warning: heading — found a heading of level 1"),
    expect.stringMatching(/:12:1 {2}warning: heading — found a heading of level 4 .* begin the heading with ###$/),
  ])
})

test("a footnote's mark without its note is warned of", () => {
  write("projects/one/index.md", `${PROJECT}\nMore.[^1]\n`)
  expect(told()).toEqual([expect.stringContaining('index.md:8:6  warning: footnote — found "[^1]"')])
})

test("a tag spelled another way is warned of with the commonest spelling; C, C# and C++ differ", () => {
  const tagged = (tags: string) => PROJECT.replace("date: 2024", `date: 2024\ntags: [${tags}]`)
  write("projects/one/index.md", tagged('react js, C, "C#"'))
  write("projects/two/index.md", tagged("React.js, C++"))
  write("projects/three/index.md", tagged("React.js"))
  expect(told()).toEqual([expect.stringMatching(/one\/index\.md:5:8 {2}warning: tags\[0\] .* write "React.js"$/)])
})

test("a site without projects has no problems", () => {
  rmSync(path.join(root, "projects"), { recursive: true })
  expect(readContent(root).problems).toEqual([])
})

test("a missing field is told with its file", () => {
  write("projects/one/index.md", "---\ntitle: T\ndate: 2024\n---\nText.\n")
  expect(told()).toEqual([
    "content/projects/one/index.md:2:1  summary — found nothing — expected a text of 1 to 200 characters — add summary",
  ])
})

test("a site's address with a path is told where the path belongs", () => {
  write("site.yaml", SITE.replace("https://ada.dev", "https://ada.dev/portfolio/"))
  expect(told()).toEqual([
    expect.stringMatching(/:2:1 {2}siteUrl — .*; for \/portfolio, build with BASE_PATH=\/portfolio — /),
  ])
  write("site.yaml", SITE.replace("https://ada.dev", "https://ada.dev/"))
  expect(told()).toEqual([expect.not.stringContaining("BASE_PATH")])
})

test("a comma in a number that makes two entries of a project is warned of", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "outcome: [Sold 12,000 times]\n---\nText"))
  expect(told()).toEqual([
    expect.stringMatching(/:5:11 {2}warning: outcome\[0\] — found two entries, "Sold 12" and "000 times"/),
  ])
})

test("a mistyped field is told where it stands, with what was found", () => {
  write("projects/one/index.md", "---\ntitle: T\nsummary: S.\ndate: May 2024\nfeatured: yes please\n---\nText.\n")
  expect(told()).toEqual([
    'content/projects/one/index.md:4:1  date — found "May 2024" — expected a date: 2024, 2024-05 or 2024-05-31 — change date',
    'content/projects/one/index.md:5:1  featured — found "yes please" — expected true or false — change featured',
  ])
})

test("an unknown field is told with the nearest known one", () => {
  write("projects/one/index.md", "---\ntitle: T\nsumary: S.\nsummary: S.\ndate: 2024\n---\nText.\n")
  expect(told()).toEqual([
    expect.stringMatching(/:3:1 {2}sumary — found an unknown field — .* — did you mean summary\?$/),
  ])
})

test("a needed field under a wrong name is told once", () => {
  write("projects/one/index.md", PROJECT.replace("title:", "titel:").replace("summary:", "description:"))
  expect(told()).toEqual([
    expect.stringMatching(/:2:1 {2}titel — .* — did you mean title\?$/),
    expect.stringMatching(/:3:1 {2}description — .* — did you mean summary\?$/),
  ])
})

test("many unknown fields are told without all the names that are known", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "layout: page\nimportance: 1\n---\nText"))
  expect(told()).toEqual([
    "content/projects/one/index.md:5:1  layout — found an unknown field — expected a field that docs/content.md lists — remove layout",
    "content/projects/one/index.md:6:1  importance — found an unknown field — expected a field that docs/content.md lists — remove importance",
  ])
})

test.each([
  ["cover: ./a.png", /^found "\.\/a\.png" .* — write it like this: cover: \{ src: \.\/a\.png, alt: what it shows \}$/],
  ["img: a.png", /— did you mean cover\? Then write it like this: cover: \{ src: a\.png, alt: what it shows \}$/],
  ["links: https://a.dev", /— write it like this: links: \[ \{ type: .*, url: https:\/\/a\.dev \} \]$/],
  [
    "github: https://a.dev",
    /— did you mean links\? Then write it like this: links: \[ \{ type: .*, url: https:\/\/a\.dev \} \]$/,
  ],
  ["tags: Weaving, Looms", /— write it like this: tags: \[ Weaving, Looms \]$/],
  ["company: Mill", /— did you mean client\? Then write it like this: client: \{ name: Mill \}$/],
  ['github: ""', /— remove github$/],
  ["categories: [Weaving]", /did you mean tags\?$/],
])("%s is told with how such a field is written", (line, message) => {
  write("projects/one/index.md", PROJECT.replace("---\nText", `${line}\n---\nText`))
  expect(told().map((problem) => problem.replace(/^.*:5:1 {2}\w+ — /, ""))).toEqual([expect.stringMatching(message)])
})

test("a colour without quotes, which YAML takes for a comment, is told with quotes", () => {
  write("site.yaml", `${SITE}theme:\n  accent: #aa3377\n`)
  expect(told()).toEqual([expect.stringMatching(/:8:3 {2}theme\.accent — .* — put it between quotes, .*: "#aa3377"$/)])
  write("site.yaml", `${SITE}theme:\n  accent:\n  #old: 1\n`)
  expect(told()).toEqual([expect.stringMatching(/— add theme\.accent$/)])
  write("site.yaml", `${SITE}theme:\n  accent: # later\n`)
  expect(told()).toEqual([expect.stringMatching(/:8:3 {2}theme\.accent — .* — add theme\.accent$/)])
})

test("a project that is related to none there is, is not sent to itself", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "related: [onee]\n---\nText"))
  expect(told()).toEqual([
    expect.stringMatching(/:5:11 {2}related\[0\] — .* — name a project that exists, or remove it$/),
  ])
  write("projects/ones/index.md", PROJECT)
  expect(told()).toEqual([expect.stringMatching(/— did you mean ones\?$/)])
})

test("a value that breaks two rules is told once", () => {
  write("site.yaml", SITE.replace("https://ada.dev", "ada.dev"))
  expect(told()).toEqual([expect.stringContaining(":2:1  siteUrl — ")])
})

test.each(["english", "xx-YY", "en_GB"])("%s is no language", (tag) => {
  write("site.yaml", SITE.replace("language: en", `language: ${tag}`))
  expect(told()).toEqual([expect.stringContaining(":3:1  language — ")])
})

test.each(["en-GB", "de", "zh-Hant", "gsw"])("%s is a language", (tag) => {
  write("site.yaml", SITE.replace("language: en", `language: ${tag}`))
  expect(told()).toEqual([])
})

test("the summary that a new project begins with is warned of", () => {
  write("projects/one/index.md", PROJECT.replace("S.", "Say here in one sentence what it is."))
  expect(told()).toEqual([expect.stringContaining(":3:1  warning: summary — ")])
})

test("an unknown field inside a list is told at its own line", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "team:\n  - name: B\n    roel: R\n---\nText"))
  expect(told()).toEqual([
    "content/projects/one/index.md:7:5  team[0].roel — found an unknown field — expected one of name, role, url — did you mean role?",
  ])
})

test("a picture that is not there is told, in front matter and in the text", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText.", "cover: { src: no.png, alt: A }\n---\n\n![x](gone.png)"))
  expect(told()).toEqual([
    'content/projects/one/index.md:5:10  cover.src — found "no.png" — expected a picture that exists — put no.png beside index.md, or correct the name',
    'content/projects/one/index.md:8:1  picture — found "gone.png" — expected a picture that exists — put gone.png beside index.md, or correct the name',
  ])
})

test("a picture that HTML shows and is not there is told", () => {
  write("projects/one/index.md", `${PROJECT}\n<p><img src="gone.png" alt="A"></p>\n`)
  expect(told()).toEqual([
    expect.stringMatching(/:8:4 {2}picture — found "gone\.png" — expected a picture that exists/),
  ])
})

test("a picture without alternative text is told", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "cover: { src: a.png }\n---\nText"))
  writeFileSync(path.join(root, "projects/one/a.png"), COVER)
  expect(told()).toEqual([expect.stringContaining("cover.alt — found nothing — expected a description of the picture")])
})

test("two projects with one slug are told, the second at its slug", () => {
  write("projects/two/index.md", PROJECT.replace("---\nText", "slug: one\n---\nText"))
  expect(told()).toEqual([
    'content/projects/two/index.md:5:1  slug — found "one", which content/projects/one/index.md has too — expected a slug of its own for each project — change the slug of one of the two, or rename its folder',
  ])
})

test("a slug that the list needs for its own pages is told", () => {
  write("projects/tags/index.md", PROJECT)
  expect(told()).toEqual([
    'content/projects/tags/index.md:2:1  slug — found "tags", which is /projects/tags — expected a slug that is not the address of another page — change the slug, or rename the folder',
  ])
})

test("a former slug that a project has is told", () => {
  write("projects/two/index.md", PROJECT.replace("---\nText", "aliases: [old, one]\n---\nText"))
  expect(told()).toEqual([
    'content/projects/two/index.md:5:16  aliases[1] — found "one", which content/projects/one/index.md has too — expected a former slug that no project has — remove aliases[1]',
  ])
})

test("a folder whose name cannot be an address is told", () => {
  cpSync(path.join(root, "projects/one"), path.join(root, "projects/My Project"), { recursive: true })
  expect(told()).toEqual([expect.stringContaining('My Project/index.md:1:1  folder name — found "My Project"')])
  expect(told()).toEqual([expect.stringMatching(/— rename the folder to my-project, or add a slug field$/)])
})

test("an end before the start is told, at the coarser precision of the two", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "endDate: 2023-05\n---\nText"))
  expect(told()).toEqual([expect.stringContaining(":5:1  endDate — found")])
  write("projects/one/index.md", PROJECT.replace("date: 2024", "date: 2024-05\nendDate: 2024"))
  expect(told()).toEqual([])
})

test("a day that no calendar has is told", () => {
  write("projects/one/index.md", PROJECT.replace("date: 2024", "date: 2024-02-30"))
  expect(told()).toEqual([expect.stringContaining('found "2024-02-30"')])
})

test("front matter that is not YAML is told at its line, without a stack trace", () => {
  write("projects/one/index.md", '---\ntitle: "T\nsummary: S.\n---\n')
  expect(told()[0]).toMatch(/^content\/projects\/one\/index.md:\d+:\d+ {2}YAML — found /)
  expect(told().join("\n")).not.toMatch(/\bat .*\(/)
})

test.each(["just text\n", "---\ntitle: T\n", ""])("front matter that is missing or open is told: %j", (text) => {
  write("projects/one/index.md", text)
  expect(told()).toEqual([expect.stringContaining("index.md:1:1  front matter — found ")])
})

test.each([
  ["title: *Really*", "YAML"],
  ["title: &a [*a]", "YAML"],
])("%s, which YAML takes for something else, is told, without a stack trace", (line, field) => {
  write("projects/one/index.md", PROJECT.replace("title: T", line))
  expect(told()).toEqual([expect.stringContaining(`  ${field} — found `)])
})

test("an address that cannot be decoded is told like any other", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText.", "cover: { src: 100%.png, alt: A }\n---\n![x](50%.png)"))
  expect(told()).toEqual([expect.stringContaining('found "100%.png"'), expect.stringContaining('found "50%.png"')])
})

test("an address in front matter is a file name, one in Markdown is an address", () => {
  mkdirSync(path.join(root, "projects/one"), { recursive: true })
  writeFileSync(path.join(root, "projects/one/my cover.png"), COVER)
  write(
    "projects/one/index.md",
    PROJECT.replace("---\nText.", "cover: { src: my cover.png, alt: A }\n---\n![x](my%20cover.png)"),
  )
  expect(told()).toEqual([])
  write("projects/one/index.md", PROJECT.replace("---\nText.", "cover: { src: my%20cover.png, alt: A }\n---\nText."))
  expect(told()).toEqual([expect.stringContaining('cover.src — found "my%20cover.png"')])
})

test("a picture that is referred to, and one that cannot be read, are told", () => {
  write("projects/one/index.md", `${PROJECT}\n![x][pic]\n\n[pic]: gone.png\n\n![y](empty.png)\n`)
  write("projects/one/empty.png", "")
  expect(told()).toEqual([
    expect.stringContaining('found "gone.png" — expected a picture that exists'),
    expect.stringContaining('found "empty.png" — expected a picture that can be read'),
  ])
})

test("an icon that no installed set has is told with the nearest one", () => {
  write("site.yaml", `${SITE}profiles:\n  - { label: Git, url: "https://a.dev", icon: "simple-icons:githb" }\n`)
  expect(told()).toEqual([
    expect.stringMatching(
      /site\.yaml:8:\d+ {2}profiles\[0\]\.icon — found "simple-icons:githb" .* did you mean simple-icons:github\?$/,
    ),
  ])
})

test.each([
  ["{ web: { script: /_vercel/insights/script.js } }"],
  ["{ requireConsent: false, google: { ids: [G-ABC123, AW-1234, GT-AB1, DC-99] } }"],
])("Y1 Y2: analytics settings %s have no problems", (analytics) => {
  write("site.yaml", `${SITE}analytics: ${analytics}\n`)
  expect(told()).toEqual([])
})

test.each([
  '"https://host.dev/script.js"',
  "//host.dev/script.js",
  "script.js",
  '"/\\\\host.dev/script.js"',
  "/a/../script.js",
  "/",
])("Y1: a script that is not a path on the same host is told: %s", (script) => {
  write("site.yaml", `${SITE}analytics: { web: { script: ${script} } }\n`)
  expect(told()).toEqual([
    expect.stringMatching(/analytics\.web\.script — found .* — expected a path on the site's own host that begins/),
  ])
})

test.each(["UA-1", "G_ABC", "g-abc", "\"G-A');alert(1);('\""])(
  "Y2: an id that Google would not give is told: %s",
  (id) => {
    write("site.yaml", `${SITE}analytics: { google: { ids: [G-GOOD, ${id}] } }\n`)
    expect(told()).toEqual([
      expect.stringMatching(/analytics\.google\.ids\[1\] — found .* — expected an id of the Google tag: G-…/),
    ])
  },
)

test("Y2: a Google tag without ids, and an unknown analytics field, are told", () => {
  write("site.yaml", `${SITE}analytics: { google: { ids: [] }, requireConsnt: true }\n`)
  expect(told()).toEqual(
    expect.arrayContaining([
      expect.stringContaining("analytics.google.ids — found [] — expected a list of 1 to 10 ids"),
      expect.stringContaining("did you mean requireConsent?"),
    ]),
  )
})

test("I2: an icon of a set that is not installed is told, unless the settings let browsers fetch it", () => {
  const profiles = 'profiles:\n  - { label: Mail, url: "https://a.dev", icon: "mdi:email" }\n'
  write("site.yaml", `${SITE}${profiles}`)
  write("projects/one/index.md", PROJECT.replace("---\nText", LINK.replace("ICON", "mdi:web")))
  expect(told()).toEqual([
    expect.stringMatching(
      /one\/index\.md:8:5 {2}links\[0\]\.icon — found "mdi:web" — expected an icon of the installed sets/,
    ),
    expect.stringMatching(
      /site\.yaml:8:\d+ {2}profiles\[0\]\.icon — found "mdi:email" .* set icons\.ownPath or icons\.service/,
    ),
  ])
  for (const setting of ["ownPath: /icons", "service: https://api.iconify.design"]) {
    write("site.yaml", `${SITE}${profiles}icons:\n  ${setting}\n`)
    expect(told()).toEqual([])
  }
})

test("I1: an icon of a project's link that an installed set lacks is told with the nearest one, whatever the settings", () => {
  write("site.yaml", `${SITE}icons: { service: "https://api.iconify.design" }\n`)
  write("projects/one/index.md", PROJECT.replace("---\nText", LINK.replace("ICON", "lucide:boook")))
  expect(told()).toEqual([
    expect.stringMatching(/links\[0\]\.icon — found "lucide:boook" .* did you mean lucide:book\?$/),
  ])
})

test.each([
  ["images: { proxy: //images.dev }", "images.proxy"],
  ["images: { proxy: /image? }", "images.proxy"],
  ["images: { proxy: http://images.dev }", "images.proxy"],
  ["images: { remote: { onFailure: ignore } }", "images.remote.onFailure"],
  ["icons: { ownPath: icons }", "icons.ownPath"],
  ["icons: { service: https://icons.dev/ }", "icons.service"],
])("G2, I2: the setting %s is told", (setting, field) => {
  write("site.yaml", `${SITE}${setting}\n`)
  expect(told()).toEqual([expect.stringContaining(`  ${field} — found `)])
})

test("G2: a picture may be an https address, of no other kind", () => {
  const cover = (src: string) => PROJECT.replace("---\nText.", `cover: { src: "${src}", alt: A }\n---\n\n![x](${src})`)
  write("projects/one/index.md", cover("https://a.dev/b"))
  expect(told()).toEqual([])
  expect(readContent(root).pictures).toMatchObject([
    { file: "content/projects/one/index.md", line: 5, column: 10, field: "cover.src", src: "https://a.dev/b" },
    { file: "content/projects/one/index.md", line: 8, column: 1, field: "picture", src: "https://a.dev/b" },
  ])
  for (const src of ["http://a.dev/b.png", "//a.dev/b.png", "data:image/png;base64,AA"]) {
    write("projects/one/index.md", cover(src))
    expect(told()).toEqual(
      Array(2).fill(expect.stringContaining("expected a file's name, or an address that begins with https://")),
    )
  }
})

test("settings that are not fields are told", () => {
  write("site.yaml", "- a\n- b\n")
  expect(told()).toEqual([expect.stringContaining("expected fields, one per line")])
})

test("one problem does not hide another of the same file", () => {
  write(
    "site.yaml",
    SITE.replace("language: en", "language: english!").replace(
      "{ name: Ada }",
      "{ name: Ada, avatar: { src: no.png, alt: A } }",
    ),
  )
  write("about.md", "---\ntitle: T\nportrait: { src: no.png, alt: A }\n---\n")
  write("projects/one/index.md", "---\nsummary: S.\ndate: 2024\nendDate: 2023\n---\nText.\n")
  write("projects/two/index.md", PROJECT.replace("title: T", "slug: one"))
  const fields = told().map((line) => / {2}(\S+) — /.exec(line)?.[1])
  expect(fields.sort()).toEqual(
    ["author.avatar.src", "description", "endDate", "language", "portrait.src", "slug", "title", "title"].sort(),
  )
})

test("the example in the README can be copied", () => {
  const example = /```markdown\n([\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1] ?? ""
  write("projects/one/index.md", example)
  writeFileSync(path.join(root, "projects/one/cover.png"), COVER)
  expect(readContent(root).problems).toEqual([])
})

test("files that the site needs are told when they are missing", () => {
  rmSync(path.join(root, "site.yaml"))
  rmSync(path.join(root, "about.md"))
  rmSync(path.join(root, "projects/one/index.md"))
  expect(told()).toEqual([
    "content/about.md:1:1  file — found no such file — expected a file the site needs — create content/about.md",
    expect.stringContaining("content/projects/one/index.md:1:1  file"),
    expect.stringContaining("content/site.yaml:1:1  file"),
  ])
})

test("all problems of all files come in one run", () => {
  write("site.yaml", SITE.replace("https://ada.dev", "http://ada.dev").replace("language: en", "language: english!"))
  write("home.md", `${PAGE}---\n`)
  write("projects/one/index.md", "---\ntitle: 5\n---\nText.\n")
  expect(readContent(root).problems).toHaveLength(6)
})

test("a picture whose name differs in capital letters is told, for it breaks on other machines", () => {
  write(
    "projects/one/index.md",
    PROJECT.replace("---\nText.", "cover: { src: Cover.png, alt: A }\n---\n\n![x](cover.PNG)"),
  )
  write("projects/one/cover.png", COVER)
  expect(told()).toEqual([
    expect.stringMatching(
      /:5:10 {2}cover\.src — found "Cover\.png" — expected the same capital .* write cover\.png, or/,
    ),
    expect.stringMatching(/:8:1 {2}picture — found "cover\.PNG" — expected the same capital .* write cover\.png, or/),
  ])
})

test("a cover that does not fit its frame is warned of; the same picture in the text is not", () => {
  const small = Buffer.from(COVER)
  small.writeUInt32BE(300, 16)
  write("projects/one/index.md", PROJECT.replace("---\nText.", "cover: { src: a.png, alt: A }\n---\n\n![x](a.png)"))
  write("projects/one/a.png", small)
  expect(told()).toEqual([
    expect.stringMatching(/:5:10 {2}warning: cover\.src — found "a\.png", 300 × 1000 pixels — expected at least 1344/),
    expect.stringMatching(/:5:10 {2}warning: cover\.src — .* expected about 16:10/),
  ])
})

test("links between texts, empty projects, and files that nothing reads are told with those who hold them", () => {
  write("about.md", `${PAGE}---\n[one](/projects/one#nowhere) [two](/projects/two#here) [job](#job.mill)`)
  write("projects/one/index.md", "---\ntitle: T\nsummary: S.\ndate: 2024\n---\n")
  write("projects/two/index.md", "no front matter")
  write(
    "resume.json",
    '{ "work": [{ "name": "Mill", "id": "mill" }], "skills": [{ "name": "Looms", "projects": ["two"] }] }',
  )
  write("projects/three.md", PROJECT)
  expect(told()).toEqual([
    expect.stringContaining('about.md:5:1  link — found "/projects/one#nowhere" — expected a heading of /projects/one'),
    expect.stringContaining("one/index.md:6:1  warning: text — found nothing"),
    expect.stringContaining("projects/three.md:1:1  warning: file — found a file that nothing reads"),
    expect.stringContaining("two/index.md:1:1  front matter"),
  ])
})

test("a file that is not UTF-8 is told by its encoding alone", () => {
  write("site.yaml", Buffer.from(SITE, "utf16le"))
  write("projects/one/index.md", Buffer.from(PROJECT.replace("Text", "Café"), "latin1"))
  expect(told()).toEqual([
    expect.stringContaining("projects/one/index.md:6:4  encoding — found bytes that are not UTF-8"),
    expect.stringContaining("site.yaml:1:1  encoding — found UTF-16 — expected text in UTF-8 — save the file as UTF-8"),
  ])
})

test("Windows line endings and a byte-order mark do no harm", () => {
  write("projects/one/index.md", `\uFEFF${PROJECT.replaceAll("\n", "\r\n")}`)
  expect(readContent(root).problems).toEqual([])
})
