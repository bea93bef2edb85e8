import fs, { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { reportImport } from "~/scripts/import/report-import"
import type { StagedImport } from "~/scripts/import/stage-import"
import { temporaryImport } from "~/tests/fixtures/import-folder"
import { RAW_MARKUP, renderMarkdown, withoutCode } from "~/tests/hostile/render-markdown"
import { plainImage } from "~/tests/plain-image"

const site = temporaryImport()
const { folder, fieldsOf, aliasesOf, textOf, bodyOf, importFrom, resume } = site

/** Returns the code that became comments. */
const commentsIn = ({ entries }: StagedImport) => entries.flatMap(({ commented }) => commented)

let picture: Buffer

beforeAll(async () => {
  picture = await plainImage({ width: 1600, height: 1000 }).png().toBuffer()
})

test("bchiang7: featured and other projects, jobs; what the source hides or does not say makes a draft", () => {
  const staged = importFrom("bchiang7", {
    "content/featured/TideClock/index.md":
      "---\ndate: '1'\ntitle: Tide Clock\ncover: './demo.png'\ngithub: https://github.com/a/tide\ntech: [Brass]\n---\n\nA clock for the [sea](https://sea.dev).\n",
    "content/featured/TideClock/demo.png": picture,
    "content/projects/TideClock.md":
      "---\ndate: '2017-12-27'\ntitle: Tide Clock\nshowInProjects: false\n---\n\nOld clock.\n",
    "content/projects/loom.md":
      "---\ndate: '2018-05-01'\ntitle: A Loom\nmood: sad\nexternal: ''\nshowInProjects: true\n---\n\nA loom that counts.\n",
    "content/jobs/Mill/index.md":
      "---\ndate: '2017-12-21'\ntitle: Weaver\ncompany: Mill\nrange: 'July - December 2017'\nurl: https://mill.dev\n---\n\n- Wove\n- Counted\n",
    "content/jobs/Port/index.md":
      "---\ndate: '2019-12-21'\ntitle: Pilot\ncompany: Port\nrange: 'Spring 2018 & 2019'\n---\n\n- Steered\n",
    "src/components/sections/about.js": "<p>I weave.</p>",
    "content/jobs/Secret/index.md": "---\ndate: '2020-12-21'\ntitle: Spy\ncompany: Crown\ndraft: true\n---\n",
  })
  const { files, left } = staged
  expect(reportImport(staged)).toContain("The source also features the projects of these drafts: projects/tide-clock-2")
  expect(left.at(-1)).toMatch(/^src\/components\/sections\/about\.js has the words about you/)
  expect(files.get("content/projects/tide-clock/demo.png")).toBe("content/featured/TideClock/demo.png")
  expect(fieldsOf("tide-clock")).toEqual({
    title: "Tide Clock",
    cover: { src: "demo.png", alt: "" },
    links: [{ type: "source", url: "https://github.com/a/tide" }],
    tech: ["Brass"],
    summary: "A clock for the sea.",
    featured: true,
    // That of the project of the same title; its own is the place in an order.
    date: "2017-12-27",
  })
  expect(bodyOf("tide-clock")).toContain("[sea](https://sea.dev)")
  expect(fieldsOf("tide-clock-2")).toEqual({
    ...{ title: "Tide Clock", date: "2017-12-27", summary: "Old clock.", draft: true },
  })
  expect(fieldsOf("loom")).toEqual({ title: "A Loom", date: "2018-05-01", summary: "A loom that counts." })
  expect(textOf("loom")).toContain("# mood: sad")
  expect(bodyOf("loom")).toBe("")
  expect(resume().work).toEqual([
    { name: "Port", position: "Pilot", summary: "Spring 2018 & 2019", highlights: ["Steered"] },
    {
      ...{ name: "Mill", position: "Weaver", url: "https://mill.dev" },
      ...{ startDate: "2017-07", endDate: "2017-12", highlights: ["Wove", "Counted"] },
    },
  ])
})

test("hugo: sections of any name, front matter as people write it, and addresses that two pages have", () => {
  const staged = importFrom("hugo", {
    "content/teaching/loops.md": "---\ntitle: Loops and Cards\ndate: 2020\n---\n\nCards repeat.\n",
    "content/teaching/_index.md": "---\ntitle: Teaching\n---\n",
    "content/authors/ada.md": "---\ntitle: Ada\n---\nAda.\n",
    "content/posts/a/index.md": "---\ntitle: A\ndate: 2020\nslug: same\ncover: { hidden: true }\n---\n\nOne of two.\n",
    "content/posts/b/index.md":
      '---\ntitle: B\ndate: 2020\nslug: same\nmood: "wet\n\n  and cold"\n---\n\nTwo of two.\n',
    "content/posts/hidden.md": "---\ntitle: Hidden\ndate: 2020\ndraft: true\ndraft: false\n---\n\nNot yet.\n",
    "content/posts/grades.md": "---\ntitle: Grades\ndate: 2020\nrobotsNoIndex: true\n---\n\nGood ones.\n",
    "content/posts/long.md": `---\ntitle: Long\ndate: 2020\n---\n\n${"Weaving and counting ".repeat(12)}are one.\n`,
    "content/posts/cited.md": "---\ntitle: Cited\ndate: 2020\n---\n\nMade by {{< cite a >}}, and used.\n",
    "content/privacy.md": "---\ntitle: Privacy\n---\n\nNothing is kept.\n",
  })
  expect(fieldsOf("notes/loops")).toMatchObject({ title: "Loops and Cards", summary: "Cards repeat." })
  expect(textOf("notes/hidden")).toContain("draft: true\n")
  expect(fieldsOf("notes/a")).toEqual({ title: "A", date: 2020, summary: "One of two.", slug: "same" })
  expect([aliasesOf("notes/a"), aliasesOf("notes/b")]).toEqual([["/posts/same/"], undefined])
  expect(fieldsOf("notes/b")).toEqual({ title: "B", date: 2020, summary: "Two of two." })
  expect(textOf("notes/b")).toContain("# mood: wet\n# and cold\n")
  expect(fieldsOf("notes/grades")).toMatchObject({ unlisted: true })
  expect(fieldsOf("notes/long").summary).toMatch(/^Weaving [\w ]{150,190}(?:and|counting|Weaving)…$/)
  expect(fieldsOf("notes/cited")).toMatchObject({ draft: true })
  expect(site.read("content/pages/privacy-2.md")).toContain("Nothing is kept.")
  expect(staged.unused).toEqual(["content/authors/ (1 file: ada.md)", "content/teaching/_index.md"])
})

const LIST = "---\ntitle: List\n---\n\nA list.\n"

test("hugo: texts of sections, redirects, tags of the site's own with pictures, and names in another case", () => {
  importFrom("hugo", {
    "content/books/loops/_index.md": "---\ntitle: Loops\n---\n\nA book, see [a review](../../posts/review/).\n",
    ...Object.fromEntries(
      ["authors/ada", "archives", "notes", "en", "en/books"].map((name) => [`content/${name}/_index.md`, LIST]),
    ),
    "content/uses.md": "---\ntitle: Uses\n---\n\nSee [it](../posts/review/).\n",
    "content/crafts/uses/_index.md": "---\ntitle: Crafts\n---\n\nOf the loom.\n",
    "content/posts/private.md":
      '---\ntitle: Private\ndate: 2020\n---\n\nA. {{< person src="loops.png" name="Ada" >}} {{< private src="loops.png" >}}\n',
    "content/posts/_index.md": "---\ntitle: Posts\n---\n\nAll posts.\n",
    "content/posts/review.md":
      '---\ntitle: Review\ndate: 2020\n---\n\n{{< book-cover src="images/Loops.png" alt="Loops" >}} First words, see [it](../../books/loops/).\n\n![Cards](/images/Cards.PNG)\n\n## End\n\n[End](/a-review/#end), `{{</* book-cover */>}}`\n',
    "assets/images/loops.png": picture,
    "static/images/cards.png": picture,
    "static/_redirects":
      "# Moved\n/a-review /posts/review/ 301\n/r/* /posts/review/ 301\n/shown /posts/review/ 200\n/gone /posts/ 301\n/first //a-review # again\n/notes /posts/review/\n/posts/private/ /posts/review/\n/tools /uses/\n",
  })
  expect(readdirSync(path.join(folder.path, "content/pages"))).toEqual(["loops.md", "uses-2.md", "uses.md"])
  expect(site.read("content/pages/uses.md")).toMatch(/^aliases: \[ \/tools \]$[\s\S]*See \[it\]\(\/notes\/review\)/m)
  expect(bodyOf("notes/private")).not.toContain("![")
  expect(site.read("content/pages/loops.md")).toMatch(/^aliases: \[ \/books\/loops\/ \]$/m)
  expect(site.read("content/pages/loops.md")).toContain("[a review](/notes/review)")
  expect(aliasesOf("notes/review")).toEqual(["/posts/review/", "/a-review", "/first"])
  expect(bodyOf("notes/review")).toBe(
    "\n![Loops](loops.png)\n\nFirst words, see [it](/loops).\n\n![Cards](cards.png)\n\n## End\n\n[End](/notes/review#end), `{{< book-cover >}}`\n",
  )
})

test("al-folio: pictures leave their layout, citations become comments, and publications stay a bibliography", async () => {
  const figure = (name: string) => `{% include figure.liquid path="assets/img/${name}.png" title="The ${name}" %}`
  const layers = `<div class="row">\n    <div class="col-sm">\n        ${figure("harbour")}\n    </div>\n</div>\n<div class="caption">\n    In the morning.\n</div>\n`
  const staged = importFrom("al-folio", {
    "_projects/1_harbour.md": `---\nlayout: page\ntitle: Harbour\ndescription: A map of noise.\nimg: assets/img/map.png\nimportance: 1\n---\n\nWe listened {% cite ada1843 %}.\n\n${layers}\n\`\`\`html\n${layers}\`\`\`\n`,
    "assets/img/map.png": picture,
    "assets/img/harbour.png": picture,
    "_bibliography/papers.bib":
      "---\n---\n% mine\n@article{a, title={A}, author={Ada},\n  html = {http://a.test/x},\n  pdf = {a.pdf},\n}\n@book{b,\n  title = {B},\n  author = {Ada},\n  arxiv = {2101.00001},\n  pdf = {https://b.test/b.pdf}\n}\n---\n",
    "assets/pdf/a.pdf": "%PDF-1.4",
  })
  expect(staged.left).toEqual([])
  expect(fieldsOf("1-harbour")).toMatchObject({ summary: "A map of noise.", cover: { src: "map.png" }, draft: true })
  expect(bodyOf("1-harbour")).toBe(
    `\nWe listened <!-- {% cite ada1843 %} -->.\n\n![The harbour](harbour.png)\n\nIn the morning.\n\n\`\`\`html\n${layers}\`\`\`\n`,
  )
  expect(commentsIn(staged).map(({ written }) => written)).toEqual(["<!-- {% cite ada1843 %} -->"])
  expect(withoutCode(await renderMarkdown(bodyOf("1-harbour")))).not.toMatch(RAW_MARKUP)
  expect(site.read("content/publications.bib")).toBe(
    "% mine\n@article{a, title={A}, author={Ada},\n  html = {https://a.test/x},\n  pdf = {assets/pdf/a.pdf},\n}\n@book{b,\n  title = {B},\n  author = {Ada},\n  arxiv = {2101.00001},\n  pdf = {https://b.test/b.pdf}\n}\n---\n",
  )
  expect(site.read("static/assets/pdf/a.pdf")).toBe("%PDF-1.4")
})

test("al-folio: the picture that the About page names, only papers.bib, and a text that is named", () => {
  const { files, unused } = importFrom("al-folio", {
    "_pages/about.md":
      "---\ntitle: about\ndescription: D.\nprofile:\n  image: ada.png\n---\nSee [it]({% link misc/cv.md %}).\n",
    "_projects/1.md": "---\ntitle: One\ndate: 2020\n---\nText.\n",
    "_drafts/idea.md": "---\ntitle: Idea\ndate: 2020\n---\n[Text]({% link /assets/pdf/a.pdf %}).\n",
    "_talks/loom.md": "---\ntitle: Loom\ndate: 2020\n---\nText.\n",
    "assets/pdf/a.pdf": "%PDF-1.4",
    "_bibliography/cited.bib": "@article{a, author={Bo}, title={A}}\n",
    "assets/img/prof_pic.png": picture,
    "assets/img/ada.png": picture,
    "misc/cv.md": "# CV\n\nI count.\n",
  })
  expect(files.get("content/portrait.png")).toBe("assets/img/ada.png")
  expect(site.read("content/notes/idea/index.md")).toMatch(/draft: true[\s\S]*\[Text\]\(a\.pdf\)/)
  expect(site.read("content/notes/idea/a.pdf")).toBe("%PDF-1.4")
  expect(site.read("content/notes/loom/index.md")).not.toContain("draft")
  expect(site.read("content/pages/former-about.md")).toContain("draft: true")
  expect(unused).toEqual(["_bibliography/ (1 file: cited.bib)", "assets/img/prof_pic.png", "misc/ (1 file: cv.md)"])
  importFrom("al-folio", {}, "old/misc/cv.md")
  expect(site.read("content/pages/cv.md")).toContain("I count.")
})

test("hugo: a file that is named becomes one entry, of a list of entries or a README a page", () => {
  const files = {
    "content/teaching/act/_index.md": "---\ntitle: Act\nsummary: A list.\n---\n",
    "content/teaching/act/guide/index.md": "---\ntitle: Guide\ndate: 2020\n---\nA text.\n",
    "README.md": "# Site\n\nRead me.\n",
  }
  const pathsOf = (name: string) => importFrom("hugo", files, `old/${name}`).paths
  expect(Object.keys(files).map(pathsOf)).toEqual([
    ["content/pages/act.md"],
    ["content/notes/guide"],
    ["content/pages/readme.md"],
  ])
  expect(site.read("content/pages/act.md")).not.toContain("draft")
})

test("pages, talks, profiles and the portrait are imported; the other files are listed", () => {
  folder.write("content/about.md", site.read("content/about.md").replaceAll("\n", "\r\n"))
  const page =
    "---\ntitle: Uses\ndescription: What I use.\npermalink: /my/uses/\nlayout: page\n---\nA loom, see [me](/about/).\n"
  const { unused, files } = importFrom("al-folio", {
    "_config.yml": "url: https://ada.test\n",
    "_data/socials.yml":
      "github_username: ada\nscholar_userid: x1\nrss_icon: true\ndblp_url: https://dblp.org/pid/1\nscholar_url: https://scholar.google.com/a\ncdn_url: https://cdn.a.test/x\nconstructor_username: q\nmastodon_username: sea.social/@ada\nresearch_gate_profile: Ada\nacm_id: 1\nieee_id:\ncustom_social: { title: Looms, url: 'https://looms.test/ada' }\n",
    "_data/cv.yml": "- title: CV\n",
    "_pages/about.md": "---\nlayout: about\ntitle: about\npermalink: /\n---\nI weave and I count, every day.\n",
    "_pages/uses.md": page,
    "_pages/publications.md": "---\ntitle: publications\n---\n{% bibliography %}\n",
    "_news/one.md": "---\ndate: 2020-01-02\ninline: true\n---\nA paper was accepted.\n",
    "_projects/1.md": "---\ntitle: One\ndate: 2020\n---\nText.\n",
    "assets/img/prof_pic.png": picture,
    ...Object.fromEntries(Array.from("abcdef", (name) => [`_sass/deep/${name}.scss`, name])),
    "_sass/resume.pdf": "%PDF-1.4",
  })
  expect(site.read("content/pages/uses.md")).toBe(
    "---\ntitle: Uses\ndescription: What I use.\naliases: [ /my/uses/ ]\n---\nA loom, see [me](/about).\n",
  )
  expect(site.read("content/about.md")).toBe(
    '---\ntitle: about\ndescription: "I weave and I count, every day."\nportrait: { src: portrait.png, alt: "Ada" }\n---\nI weave and I count, every day.\n',
  )
  expect(site.read("content/site.yaml")).toMatch(
    /label: GitHub\n +url: https:\/\/github\.com\/ada\n +icon: simple-icons:github/,
  )
  expect(Array.from(site.read("content/site.yaml").matchAll(/label: (.*)/g), ([, label]) => label)).toEqual([
    ...["GitHub", "Google Scholar", "DBLP", "Google Scholar", "Mastodon", "ResearchGate", "Looms"],
  ])
  expect(fieldsOf("notes/one")).toMatchObject({ title: "One", summary: "A paper was accepted." })
  expect(files.get("content/portrait.png")).toBe("assets/img/prof_pic.png")
  expect(unused).toEqual([
    "_config.yml",
    "_data/cv.yml",
    "_pages/publications.md",
    "_sass/ (7 files: resume.pdf, deep/a.scss, deep/b.scss, deep/c.scss, deep/d.scss, …)",
    "_data/socials.yml: cdn_url, constructor_username, acm_id",
  ])
})

test("the owner's files and the other lines of settings and About page stay as they are, with the line breaks of Windows", () => {
  const settings = "# Mine\r\ntitle: 'Site'\r\nauthor: {name: Ada}\r\n"
  folder.write("content/site.yaml", settings)
  folder.write("content/about.md", "---\r\ntitle: A\r\n---\r\nMine.\r\n")
  const own = ["content/portrait.png", "static/assets/pdf/a.pdf"].map((file) => folder.write(file, "mine"))
  const { unused } = site.stageAndPublish("al-folio", {
    "_data/socials.yml": "github_username: ada\n",
    "_posts/2020-01-02-a.md": POST,
    "_bibliography/papers.bib": "@article{a, author={Bo}, title={A},\n  pdf = {a.pdf},\n}\n",
    ...{ "assets/img/prof_pic.png": picture, "assets/pdf/a.pdf": "%PDF-1.4" },
  })
  expect(own.map((file) => readFileSync(file, "utf8"))).toEqual(["mine", "mine"])
  expect(unused).toEqual(["assets/pdf/ (1 file: a.pdf)"])
  expect(site.read("content/site.yaml").replace(/profiles:\r\n(?: .+\r\n)+/, "")).toBe(settings)
  expect(site.read("content/about.md")).toBe(
    '---\r\ntitle: A\r\nportrait: { src: portrait-2.png, alt: "Ada" }\r\n---\r\nMine.\r\n',
  )
})

test("hugo: two pictures of one name are both copied, and each text shows its own", () => {
  importFrom("hugo", {
    "content/posts/p/index.md": "---\ntitle: P\ndate: 2020\n---\n\n![A](sub/photo.png) ![B](photo.png)\n",
    "content/posts/p/sub/photo.png": picture,
    "content/posts/p/photo.png": Buffer.concat([picture, Buffer.from("B")]),
  })
  expect(bodyOf("notes/p")).toContain("![A](sub/photo.png) ![B](photo.png)")
  expect(site.read("content/notes/p/photo.png").endsWith("B")).toBe(true)
  expect(site.read("content/notes/p/sub/photo.png").endsWith("B")).toBe(false)
})

test.each(["@ada@sea.social", "ada", "sea.social"])("al-folio: %j is no address at Mastodon, and is named", (name) => {
  const { unused } = importFrom("al-folio", {
    "_data/socials.yml": `mastodon_username: "${name}"\ngithub_username: ada\n`,
    "_projects/1.md": "---\ntitle: One\ndate: 2020\n---\nText.\n",
  })
  expect(site.read("content/site.yaml")).not.toContain("Mastodon")
  expect(unused).toEqual(["_data/socials.yml: mastodon_username"])
})

test("an About page that the owner has written stays, and a hidden one is not published", () => {
  const own = folder.write("content/about.md", `${"---\ntitle: A\ndescription: D.\n---\n"}Mine.\n`)
  const files = { "content/posts/a.md": "---\ntitle: A\ndate: 2020\n---\nText.\n", "content/about.md": POST }
  expect(importFrom("hugo", files).unused).toEqual(["content/about.md"])
  expect(readFileSync(own, "utf8")).toContain("Mine.")
})

test.each([
  ["See home.png. ", "portrait.png"],
  ["<img src='/me.png' alt='Me'>\n\n", "me.png"],
])("the picture of an About page with %j is there once, and none that a comment names", (shown, name) => {
  const { unused } = importFrom("hugo", {
    "content/about.md": `---\ntitle: A\n# cover: old.png\n---\n${shown}I weave and I count.\n`,
    "content/posts/a.md": "+++\ntitle = 'A'\ndate = 2020-01-02\n  # images = ['old.png']\n+++\nText.\n",
    ...{ "static/me.png": picture, "static/old.png": picture },
  })
  expect(readdirSync(path.join(folder.path, "content")).filter((file) => file.endsWith(".png"))).toEqual([name])
  expect(site.read("content/about.md").includes("portrait:")).toBe(name === "portrait.png")
  expect(unused).toEqual(["static/old.png"])
})

test("astro: nested entries, pictures below public, and components as comments that end with them", async () => {
  const component = `<Chart client:load data={rows}>\n\n- inside -->\n\n</Chart>`
  const staged = importFrom("astro", {
    "src/content/projects/nested/paper-weather.md":
      "---\ntitle: Paper Weather\npublishDate: 2020-03-02 00:00:00\nimg: /assets/stock-1.png\nimg_alt: Folded clouds.\ndescription: |\n  Clouds of\n  paper.\ntags: [Paper]\n---\n\nWords.\n",
    "public/assets/stock-1.png": picture,
    "public/.well-known/webfinger": "{}",
    "public/robots.txt": "x",
    "dist/index.html": "x",
    "src/content/blog/using-charts.mdx": `---\ntitle: Using charts\ndescription: How.\npubDate: 'Jul 08 2022'\nheroImage: '../../assets/chart.png'\n---\nimport Chart from '../../Chart.astro';\nexport function helper() {\n  return 1\n}\n\nBefore.\n\n${component}\n\nAfter.\n`,
    "src/assets/chart.png": picture,
  })
  expect(staged.unused).toEqual(["public/.well-known/ (1 file: webfinger)", "public/robots.txt"])
  // What its other fields become is in tests/fixtures/moved-in/astro-portfolio.
  const cover = { src: "stock-1.png", alt: "Folded clouds." }
  expect(fieldsOf("paper-weather")).toMatchObject({ cover, summary: "Clouds of paper." })
  expect(bodyOf("notes/using-charts")).toContain("<!-- export function helper() {\n  return 1\n} -->\n\nBefore.")
  expect(commentsIn(staged)[1]?.written).toBe(`<!-- ${component.replace("-->", "--&gt;")} -->`)
  const html = await renderMarkdown(bodyOf("notes/using-charts"))
  expect(html).toContain("Before.")
  expect(html).not.toMatch(/inside|Chart/)
})

test("expressions of MDX become comments, and make a draft where no comment can be; in other files they are words", () => {
  const text =
    "---\ntitle: A\nauthor: Ada\ndate: 2020\nexcerpt: S.\n---\nIn {year} it\nwas [{1 + 1}](https://a.dev/{b}).\n"
  const tag = text.replace("In", "<span onClick={() => go()}>In</span>")
  const staged = importFrom("astro", {
    "src/content/blog/a.mdx": text,
    "src/content/blog/b.md": text,
    "src/content/blog/c.mdx": tag,
  })
  expect(bodyOf("notes/a")).toBe("In <!-- {year} --> it\nwas [<!-- {1 + 1} -->](https://a.dev/{b}).\n")
  expect(bodyOf("notes/b")).toBe("In {year} it\nwas [{1 + 1}](https://a.dev/{b}).\n")
  expect(bodyOf("notes/c")).toMatch(/^<span onClick=\{\(\) => go\(\)\}>In<\/span> <!-- \{year\} -->/)
  expect(["a", "b", "c"].map((name) => fieldsOf(`notes/${name}`).draft)).toEqual([undefined, undefined, true])
  expect(staged.entries[0]?.commented.map(({ written, fix }) => [written, fix])).toEqual(
    ["year", "1 + 1"].map((code) => [`<!-- {${code}} -->`, "Replace it with its value."]),
  )
})

test("code in an address can be no comment: it stays, and makes a draft", () => {
  const staged = importFrom("jekyll", {
    "_posts/2020-01-03-hidden.md": "---\ntitle: H\npublished: false\n---\nWords.\n",
    "_posts/2020-01-04-both.md": "---\ntitle: B\npublished: false\n---\n[b](https://a.dev/{{page.other}}/x)\n",
    "_posts/2020-01-02-a.md":
      '---\ntitle: A\n---\nSee {% mine %}, [b](https://a.dev/{{page.other}}/x), ![c]({{< resource "x.png" >}}).\n',
  })
  expect(commentsIn(staged).map(({ written }) => written)).toEqual(["<!-- {% mine %} -->"])
  expect(bodyOf("notes/a")).toBe(
    'See <!-- {% mine %} -->, [b](https://a.dev/{{page.other}}/x), ![c]({{< resource "x.png" >}}).\n',
  )
  expect([fieldsOf("notes/a").draft, fieldsOf("notes/hidden").draft]).toEqual([true, true])
  // What was hidden in the source is complete.
  const incomplete = staged.entries.filter(({ isIncomplete }) => isIncomplete)
  expect(incomplete.map(({ folder }) => folder)).toEqual(["notes/a", "notes/both"])
  const report = reportImport(staged).join("\n")
  expect(report).toContain("Check them, then remove the line draft: notes/both (hidden in its source)\n")
  expect(report).toContain("To publish one, remove its line draft: notes/hidden\n")
})

test("jekyll: dates and titles from file names; drafts, future dates and hidden parts are not published", async () => {
  const { left } = importFrom("jekyll", {
    "_posts/2016-05-19-words.MD":
      '---\ntitle: "Two words"\ntags: formatting math\ncategories: "sea shore"\ntag: " "\nauthor: Bo\n---\nWords.\n\ntags: not these\n',
    "_posts/2016-05-19-page.html": "<p>Page</p>",
    "_posts/2016-05-20-night-bus.markdown":
      "\uFEFFA bus at night. It stops.\n\n{% comment %}\nSecret\n{% endcomment %}\n",
    "_posts/2016-05-21-later.md": "---\ntitle: Later\nauthor: Ada\ndate: 2999-01-01\n---\nLater on.\n",
    "_posts/2016-05-22-long.md": `---\ntitle: ${"long ".repeat(30)}\nexcerpt: ""\n---\n${"Words and words. ".repeat(20)}\n`,
    "_drafts/idea.md": "---\ntitle: Idea\ndate: 2020-01-01\npublished: true\n---\nAn idea.\n",
  })
  expect(left).toEqual(["_posts/2016-05-19-page.html is not Markdown."])
  expect(fieldsOf("notes/words")).toEqual({
    ...{ title: "Two words", date: "2016-05-19", summary: "Words." },
    tags: ["formatting", "math", "sea", "shore"],
  })
  expect(textOf("notes/words")).toContain("# author: Bo\n")
  expect(bodyOf("notes/words")).toContain("tags: not these")
  expect(fieldsOf("notes/night-bus")).toEqual({
    title: "Night bus",
    date: "2016-05-20",
    summary: "A bus at night. It stops.",
  })
  expect(await renderMarkdown(bodyOf("notes/night-bus"))).not.toContain("Secret")
  expect(fieldsOf("notes/later").draft).toBe(true)
  expect(textOf("notes/later")).not.toContain("author")
  expect(fieldsOf("notes/long")).toMatchObject({ title: "Long", draft: true })
  expect(fieldsOf("notes/long").summary).toMatch(/^(?:Words and words\. ?){11}$/)
  expect(textOf("notes/long")).toMatch(/^# title: long long/m)
  expect(fieldsOf("notes/idea").draft).toBe(true)
})

test("hugo: TOML, bundles and shortcodes; front matter that cannot be read is a comment in a draft", () => {
  const staged = importFrom("hugo", {
    "content/posts/_index.md": "---\ntitle: Posts\n---\n",
    "content/posts/rain/index.md":
      '+++\ntitle = "Rain"\ndate = 2024-06-24T14:38:33+02:00\ntags = ["sea"]\n+++\n\n![A drop](drop.png)\n\n{{< chart "a" >}}\n',
    "content/posts/rain/drop.png": picture,
    "content/posts/rain/index.es.md": "+++\ntitle = 'Lluvia'\n+++\n",
    "content/posts/nested.md": '+++\ntitle = "N"\ndate = 2024-01-02\n\n[params]\na = "b"\n+++\nText.\n',
    "content/posts/built.md": '+++\ntitle = "B"\ndate = 2024-01-02\n[build]\nrender = "never"\n+++\nText.\n',
    "content/posts/lines.md": '+++\ntitle = "L"\ndate = 2024-01-02\ntags = [\n"a",\n]\n+++\nText.\n',
    "content/posts/broken.md": '+++\ntitle = "B"\ntags = [\n"a",\n+++\nText.\n',
    "content/posts/open.md": '+++\ntitle = "O"\n\nFirst.\n\n---\n\nSecond.\n\n---\n',
    "content/posts/flow.md": "---\n{ title: F, date: 2020 }\n---\nFlowing text.\n",
    "content/posts/_hidden.md": "---\ntitle: H\ndate: 2020\n---\nHidden text.\n",
  })
  expect(staged.paths.toSorted()).toEqual(
    ["broken", "built", "flow", "hidden", "lines", "nested", "open", "rain"].map((name) => `content/notes/${name}`),
  )
  expect(staged.left).toEqual(["content/posts/rain/index.es.md is a translation."])
  expect(fieldsOf("notes/rain")).toMatchObject({ title: "Rain", date: "2024-06-24", tags: ["sea"], draft: true })
  expect(readdirSync(path.join(folder.path, "content/notes/rain"))).toEqual(["drop.png", "index.md"])
  expect(commentsIn(staged).map(({ written }) => written)).toEqual(['<!-- {{< chart "a" >}} -->'])
  expect(textOf("notes/nested")).toContain("\n# params: { a: b }\n")
  expect(fieldsOf("notes/nested")).toEqual({ title: "N", date: "2024-01-02", summary: "Text." })
  expect(fieldsOf("notes/built")).toMatchObject({ title: "B", draft: true })
  expect(fieldsOf("notes/lines")).toEqual({ title: "L", date: "2024-01-02", tags: ["a"], summary: "Text." })
  expect(textOf("notes/broken")).toContain('draft: true\n# title = "B"\n# tags = [\n# "a",\n---\n')
  expect(fieldsOf("notes/broken")).toMatchObject({ title: "Broken", summary: "Text.", draft: true })
  expect(bodyOf("notes/open")).toContain('+++\ntitle = "O"\n\nFirst.\n\n---\n\nSecond.')
  expect(fieldsOf("notes/open").draft).toBe(true)
  expect(fieldsOf("notes/flow")).toEqual({ title: "F", date: 2020, summary: "Flowing text." })
  expect(fieldsOf("notes/hidden")).toEqual({ title: "H", date: 2020, summary: "Hidden text.", draft: true })
})

test("hugo: front matter in JSON, and after empty lines, is read; what cannot be read becomes a draft", () => {
  const staged = importFrom("hugo", {
    "content/posts/2024-01-02-twice.md": "---\ntitle: Twice\nmood: 1\nmood: 2\n---\nText.\n",
    "content/posts/2024-01-02-alike.md": "---\ntitle: Alike\ndraft: false\ndraft: false\n---\nText.\n",
    "content/posts/quote.md": "---\ntitle: Quote\nsummary: 'A\ndate: 2024-01-02\n---\nText.\n",
    "content/posts/list.md": "---\n- a\n---\nText.\n",
    "content/posts/table.md": '+++\ntitle = "T"\ntags = [\n+++\nText.\n',
    "content/posts/2024-01-02-json.md":
      '{\n  "title": "Not \\"yet\\"",\n  "tags": ["sea"],\n  "draft": true\n}\n\nText.\n',
    "content/posts/2024-01-02-shown.md": '\uFEFF{ "title": "Shown", "date": "2024-01-03" }\n\nText.\n',
    "content/posts/2024-01-02-wrong.md": '{ "title": "Wrong", "draft": yes }\n\nText.\n',
    "content/posts/2024-01-02-toml.md": '\n+++\ntitle = "Toml"\ndraft = true\n+++\nText.\n',
    "content/posts/2024-01-02-yaml.md": "\r\n\uFEFF---\ntitle: Yaml\ndraft: true\n---\nText.\n",
    "content/posts/2024-01-02-fence.md": "--- # fields\ntitle: Fence\n---\nText.\n",
    "content/posts/2024-01-02-tag.md": "{{< toc >}}\n\nText.\n",
  })
  expect(fieldsOf("notes/json")).toMatchObject({ title: 'Not "yet"', date: "2024-01-02", tags: ["sea"], draft: true })
  expect(fieldsOf("notes/shown")).toEqual({ title: "Shown", date: "2024-01-03", summary: "Text." })
  expect(fieldsOf("notes/twice")).toEqual({ title: "Twice", date: "2024-01-02", summary: "Text.", draft: true })
  expect(textOf("notes/twice")).toContain('\n# mood: "2"\n# mood: 1\n')
  expect(fieldsOf("notes/alike").draft).toBeUndefined()
  for (const name of ["wrong", "toml", "yaml", "quote"]) expect(fieldsOf(`notes/${name}`).draft).toBe(true)
  expect(textOf("notes/quote")).toContain("\ndate: 2026-05\n")
  const report = reportImport(staged).join("\n")
  const old = path.join(folder.path, "old")
  expect(report).not.toContain("lack")
  expect(report).toContain(`Correct them there or in the drafts:
${old}/content/posts/2024-01-02-wrong.md:1  The front matter is not valid JSON.
    Correct it.
${old}/content/posts/list.md:1  The front matter is not valid YAML with fields.
    Correct it.
${old}/content/posts/quote.md:3  A quote is not closed.
    Add the same quote where the text ends.
${old}/content/posts/table.md:4  The front matter is not valid TOML between two lines +++.
    Correct it.`)
  expect(fieldsOf("notes/tag")).toEqual({ title: "Tag", date: "2024-01-02", summary: "Text." })
})

test("hugo: the cascade of a section makes drafts, and Markdown in the folder of a page is no entry", () => {
  const { left, paths } = importFrom("hugo", {
    "content/posts/_index.md": "---\ntitle: Posts\ncascade:\n  - showDate: true\n---\n",
    "content/posts/open.md": "---\ntitle: Open\ndate: 2020\n---\nText.\n",
    "content/posts/yaml/_index.md": "---\ncascade:\n  - target: { kind: page }\n    draft: true\n---\n",
    "content/posts/yaml/deep/a.md": "---\ntitle: A\ndate: 2020\n---\nText.\n",
    "content/posts/toml/_index.md": '+++\n[cascade.build]\nrender = "never"\n+++\n',
    "content/posts/toml/b.md": "---\ntitle: B\ndate: 2020\n---\nText.\n",
    "content/posts/wrong/_index.md": "---\ncascade: {\n---\n",
    "content/posts/wrong/c.md": "---\ntitle: C\ndate: 2020\n---\nText.\n",
    "content/posts/leaf/index.md": "---\ntitle: Leaf\ndate: 2020\n---\nText.\n",
    "content/posts/leaf/notes.md": "---\ntitle: Secret\ndate: 2020\n---\nText.\n",
    "content/posts/leaf/more/index.md": "---\ntitle: Secret\ndate: 2020\n---\nText.\n",
  })
  expect(fieldsOf("notes/open")).toEqual({ title: "Open", date: 2020, summary: "Text." })
  expect(fieldsOf("notes/leaf").draft).toBeUndefined()
  for (const name of ["a", "b", "c"]) expect(fieldsOf(`notes/${name}`).draft).toBe(true)
  expect(paths).toHaveLength(5)
  expect(left).toEqual([
    "content/posts/leaf/more/index.md is in the folder of another page, and no page of its own in Hugo.",
    "content/posts/leaf/notes.md is in the folder of another page, and no page of its own in Hugo.",
  ])
})

test.each([
  ["hugo", "hugo.toml", '[[cascade]]\ndraft = true\n[cascade.target]\npath = "/posts/**"\n', true],
  ["hugo", "hugo.toml", "[[cascade]]\nshowDate = true\n", false],
  ["hugo", "config.yaml", "cascade:\n  build: { list: never }\n", true],
  ["hugo", "config/_default/cascade.yaml", "- showDate: true\n- draft: true\n", true],
  ["hugo", "config/_default/cascade.yaml", "- showDate: true\n", false],
  ["hugo", "config/production/hugo.toml", "cascade = [\n", true],
  ["hugo", "config/production/hugo.toml", "params = [\n", false],
  // Settings that cannot be read make a draft if they may hide something.
  ["jekyll", "_config.yml", "a: *x\n", false],
  ["jekyll", "_config.yml", "a: *x\ndefaults: []\n", true],
  ["jekyll", "_config.yml", "a: *x\nexclude: []\n", true],
])("%s: %s with %j hides pages: %s", (kind, file, settings, isDraft) => {
  const post = kind === "hugo" ? "content/posts/a.md" : "_posts/2020-01-02-a.md"
  importFrom(kind, { [file]: settings, [post]: "---\ntitle: A\ndate: 2020\n---\nText.\n" })
  expect(fieldsOf("notes/a").draft === true).toBe(isDraft)
})

test.each([
  ["build: { list: never }", { unlisted: true }, undefined],
  ["_build: { list: false, publishResources: false }", { unlisted: true }, undefined],
  ["build: { list: never, render: never }", { draft: true }, "draft"],
  ["build:\n  list: never\nrobots: noindex, follow", { unlisted: true }, "draft"],
])("hugo: a page with %s is as public as it was, also as a page of one's own", (field, publicity, ownPage) => {
  const page = `---\ntitle: A\ndescription: B\ndate: 2020\n${field}\n---\nText.\n`
  importFrom("hugo", { "content/posts/a.md": page, "content/b.md": page })
  const { draft, unlisted } = fieldsOf("notes/a")
  expect({ draft, unlisted }).toEqual(publicity)
  // No list has it, but search engines find it.
  expect(/draft|list/.exec(site.read("content/pages/b.md"))?.[0]).toBe(ownPage)
})

test("jekyll: what its folder, its name or the site's settings hide becomes a draft; categories are read", () => {
  const { paths } = importFrom("jekyll", {
    "_config.yml":
      'defaults:\n  - scope: { path: "" }\n    values: { layout: post }\n  - scope: { path: "_posts/2019*", type: posts }\n    values: { published: false }\n  - scope: { path: "", type: pages }\n    values: { published: false }\nexclude: [Gemfile, "*-left-out.md", old/]\n',
    "_posts/2020-01-02-shown.md": "---\ntitle: Shown\n---\nText.\n",
    "_posts/2019-01-02-by-defaults.md": "---\ntitle: A\n---\nText.\n",
    "_posts/2020-01-02-left-out.md": "---\ntitle: A\n---\nText.\n",
    "old/_posts/2020-01-02-by-exclude.md": "---\ntitle: A\n---\nText.\n",
    "_posts/_old/2020-01-02-by-folder.md": "---\ntitle: A\n---\nText.\n",
    "_posts/by-name.md": "---\ntitle: A\ndate: 2020-01-02\n---\nText.\n",
    "news/_posts/2020-01-02-of-category.md": "---\ntitle: Of category\n---\nText.\n",
    "news/deep/_drafts/idea.md": "---\ntitle: A\ndate: 2020-01-02\n---\nText.\n",
    "_site/_posts/2020-01-02-built.md": "---\ntitle: A\n---\nText.\n",
    "node_modules/theme/_posts/2020-01-02-built.md": "---\ntitle: A\n---\nText.\n",
  })
  const hidden = ["by-defaults", "by-exclude", "by-folder", "by-name", "idea", "left-out"]
  expect(paths.toSorted()).toEqual([...hidden, "of-category", "shown"].map((name) => `content/notes/${name}`))
  for (const name of hidden) expect(fieldsOf(`notes/${name}`).draft).toBe(true)
  expect(fieldsOf("notes/shown")).toEqual({ title: "Shown", date: "2020-01-02", summary: "Text." })
  expect(fieldsOf("notes/of-category")).toEqual({ title: "Of category", date: "2020-01-02", summary: "Text." })
})

test("astro and bchiang7: what is in a folder with an underscore becomes a draft, and no job", () => {
  importFrom("astro", { "src/content/blog/_priv/note.md": "---\ntitle: Note\npubDate: 2020-01-02\n---\nText.\n" })
  expect(fieldsOf("notes/note").draft).toBe(true)
  const { left } = importFrom("bchiang7", { "content/jobs/_Spy/index.md": "---\ntitle: Spy\ncompany: Crown\n---\n" })
  expect(left).toEqual([expect.stringContaining("Left out")])
})

test("hugoblox: a picture without a field becomes the cover, and the summary is from the first words, also below a picture, a quotation and code", () => {
  importFrom("hugoblox", {
    "content/project/porpoise/index.md": "---\ntitle: Porpoise\nsummary:\ndate: 2023-10-26\n---\nIt clicks.\n",
    "content/project/porpoise/featured.png": picture,
    "content/posts/rules.md":
      "---\ntitle: Rules\ndate: 2020\n---\n\n![A](a.png)\n\n> Quoted.\n\n```\ncode\n```\n\nPut them into an .htaccess file.\n",
    "content/posts/a.png": picture,
    "content/posts/list.md": "---\ntitle: List\ndate: 2020\n---\n\nThis will be easy ...\n\n- One\n",
  })
  expect(fieldsOf("porpoise")).toMatchObject({ summary: "It clicks.", cover: { src: "featured.png", alt: "" } })
  expect(fieldsOf("notes/rules")).toEqual({ title: "Rules", date: 2020, summary: "Put them into an .htaccess file." })
  expect(fieldsOf("notes/list")).toEqual({ title: "List", date: 2020, summary: "This will be easy ..." })
})

test("hugo: pages have one folder, in which each has its own picture, and the owner's stays", () => {
  folder.write("content/pages/loom.png", picture)
  const { files } = importFrom("hugo", {
    "content/one.md": "---\ntitle: One\n---\nOne.\n\n![One](/img/one/loom.png)\n",
    "content/two/index.md": "---\ntitle: Two\n---\nTwo.\n\n![Two](loom.png)\n",
    "static/img/one/loom.png": picture,
    "content/two/loom.png": picture,
  })
  expect(site.read("content/pages/one.md")).toContain("![One](img/one/loom.png)")
  expect(site.read("content/pages/two.md")).toContain("![Two](content/two/loom.png)")
  expect(files.get("content/pages/img/one/loom.png")).toBe("static/img/one/loom.png")
  expect(files.get("content/pages/content/two/loom.png")).toBe("content/two/loom.png")
  expect(files.has("content/pages/loom.png")).toBe(false)
})

test("hugo and al-folio: empty fields, and a page's own address among the old ones, hide nothing; what may hide a page stays", () => {
  importFrom("hugo", {
    "content/posts/loops.md":
      '---\ntitle: Loops\ndate: 2020\nsummary: ""\ntags: [""]\naliases: [""]\nseries: [Cards]\n---\n\nCards repeat.\n',
    "content/now.md": "---\ntitle: Now\ndescription:\naliases: [/now, /then/]\n---\n\nI count.\n",
    "content/uses.md": "---\ntitle: Uses\nurl: /uses/\naliases: [/notes]\n---\n\nA loom.\n",
    "content/posts/moved.md":
      "---\ntitle: Moved\ndate: 2020\naliases: [https://old.test/x/]\n---\n\nFrom another place.\n",
    "content/posts/tagged.md": `---\ntitle: Tagged\ndate: 2020\nseries: [A, B]\ntags: [${TAGS}]\nsummary: |\n  Many tags\n  are here now.\n  ${"More ".repeat(40)}\n---\n\nMany.\n`,
    "content/posts/hidden.md": '---\ntitle: Hidden\ndate: 2020\nprivate: [""]\n---\n\nNot yet.\n',
  })
  expect(fieldsOf("notes/loops")).toEqual({ title: "Loops", summary: "Cards repeat.", date: 2020, series: "Cards" })
  expect(fieldsOf("notes/tagged")).toEqual({
    ...{ title: "Tagged", summary: "Many tags are here now.", date: 2020, tags: TAGS.slice(0, 12) },
  })
  expect(textOf("notes/tagged")).toContain('\n# summary: "Many tags\\nare here now.\\nMore More')
  expect(textOf("notes/tagged")).toContain("\n# series: [ A, B ]\n")
  expect(textOf("notes/tagged")).toContain(`# tags: [ ${TAGS.join(", ")} ]\n`)
  expect(fieldsOf("notes/hidden")).toMatchObject({ draft: true })
  expect(site.read("content/pages/now.md")).toBe(
    "---\ntitle: Now\ndescription: I count.\naliases: [ /then/ ]\n---\n\nI count.\n",
  )
  expect(site.read("content/pages/uses.md")).toBe(
    "---\ntitle: Uses\ndescription: A loom.\n# aliases: [ /notes ]\n---\n\nA loom.\n",
  )
  expect(aliasesOf("notes/moved")).toEqual(["/posts/moved/"])
  expect(textOf("notes/moved")).toMatch(/^# aliases: \[ https:\/\/old\.test\/x\/ \]\n---\n/m)
})

/** One more than there may be. */
const TAGS = Array.from("abcdefghijklm", (letter) => `tag ${letter}`)
const POST = "---\ntitle: A Post\n---\n\nWords.\n"

test.each([
  ["jekyll", "_posts"],
  ["jekyll", "_config.yml"],
  ["al-folio", "_bibliography"],
  ["hugo", "config"],
  ["hugo", "hugo.toml"],
  ["hugo", "content/posts/_index.md"],
])("%s: %s is not read if it is a link out of the site (S6)", (kind, name) => {
  folder.write("elsewhere/2024-01-01-secret.md", POST)
  folder.link(`old/${name}`, path.join(folder.path, "elsewhere"))
  const files = name === "_posts" ? {} : { "_posts/2024-01-01-a.md": POST, "content/posts/a.md": POST }
  expect(() => site.stageAndPublish(kind, files)).toThrow(`${name} leads out of ${path.join(folder.path, "old")}.`)
})

test("linkedin: a table that is a link out of the folder is not read (S6)", () => {
  folder.write("elsewhere.csv", "Company Name,Title\nMill,Weaver\n")
  folder.link("old/Positions.csv", "../elsewhere.csv")
  expect(() => site.stageAndPublish("linkedin", {})).toThrow("Positions.csv leads out of")
})

test("jekyll: a post that is a link out of the site is left, one that stays inside is imported (S6)", () => {
  folder.write("elsewhere.md", POST)
  folder.write("old/posts/inside.md", POST.replace("A Post", "Inside"))
  folder.link("old/_posts/2024-01-01-outside.md", "../../elsewhere.md")
  folder.link("old/_posts/2024-01-01-inside.md", "../posts/inside.md")
  const { left } = importFrom("jekyll", {})
  expect(left).toEqual(["_posts/2024-01-01-outside.md leads out of the site."])
  expect(readdirSync(path.join(folder.path, "content/notes"))).toEqual(["inside"])
})

test.each([
  ["a", "cover: gone.png", '# cover: { src: gone.png, alt: "" }', "they are missing or no pictures"],
  [
    "a",
    "cover: { image: /plan.svg, alt: A plan }",
    "# cover: { src: plan.svg, alt: A plan }",
    "they are missing or no pictures",
  ],
  ["café", "", "# aliases: [ /2020/01/02/café.html ]", "not every host can redirect, are now comments"],
])("jekyll: %s with %j is as public as it was; the report names %j", (name, field, comment, reason) => {
  const post = `---\ntitle: A\n${field}\n---\nWords.\n\n![b](gone.png)\n`
  const staged = site.stageAndPublish("jekyll", { [`_posts/2020-01-02-${name}.md`]: post, "plan.svg": "<svg/>" })
  expect(fieldsOf("notes/a")).not.toHaveProperty("draft")
  expect(textOf("notes/a")).toContain(`\n${comment}\n---\n`)
  expect(reportImport(staged).join("\n")).toMatch(new RegExp(`${reason}:\n\\S+a/index.md:\\d  # \\w+: `))
})

const BLOG = "_config.yml"

test.each<
  [kind: string, file: string, fields: string, settings: [file: string, text: string] | null, aliases: string[]]
>([
  ["hugo", "content/posts/deep/a.md", "", null, ["/posts/deep/a/"]],
  ["hugo", "content/posts/A b/index.md", "slug: x", null, ["/posts/x/"]],
  ["hugo", "content/posts/a,-b & c!/index.md", "", null, ["/posts/a-b-c/"]],
  ["hugo", "content/posts/a.md", "url: /old/a/\naliases: [/older/a]", null, ["/old/a/", "/older/a"]],
  [
    "hugo",
    "content/posts/a.md",
    "title: The End!",
    ["hugo.toml", '[permalinks]\nposts = "/:year/:title/"\n'],
    ["/2020/the-end/"],
  ],
  ["hugo", "content/posts/a.md", "", ["config/_default/permalinks.yaml", "page: { posts: /p/:slug/ }\n"], ["/p/a/"]],
  ["jekyll", "_posts/2020-01-02-a.md", "categories: [Sea]", null, ["/sea/2020/01/02/a.html"]],
  ["jekyll", "_posts/2020-01-02-a.md", "categories: jekyll update", null, ["/jekyll/update/2020/01/02/a.html"]],
  ["jekyll", "_posts/2020-01-02-a [b] ~ c .md", "", null, ["/2020/01/02/a-b-~-c.html"]],
  ["jekyll", "news/_posts/2020-01-02-a.md", "", [BLOG, "permalink: pretty\n"], ["/news/2020/01/02/a/"]],
  ["al-folio", "_posts/2020-01-02-a.md", "", [BLOG, "permalink: /blog/:year/:title/\n"], ["/blog/2020/a/"]],
  ["astro", "src/content/blog/a.md", "", null, ["/blog/a/"]],
  ["bchiang7", "content/posts/a/index.md", "slug: /pensieve/a", null, ["/pensieve/a"]],
])("%s: the old address of %s with %j is one of its aliases", (kind, file, fields, settings, aliases) => {
  const post = `---\n${fields.includes("title") ? "" : "title: A\n"}date: 2020-01-02\n${fields}\n---\nText.\n`
  const files = { [file]: post, ...(settings && { [settings[0]]: settings[1] }) }
  const { entries } = importFrom(kind, files)
  expect(aliasesOf(entries[0]?.folder ?? "").toSorted()).toEqual(aliases)
})

test("links to former addresses, whole, relative or from the root, lead to the new pages, headings and lists", () => {
  importFrom("hugo", {
    "hugo.toml": 'baseURL = "https://ada.test/"\n',
    "content/posts/a.md":
      "---\ntitle: A\ndate: 2020\n---\n[1](/posts/B/) [2](../b#x) [3](https://ada.test/posts/b/index.html) [4](b.md) [5](/posts/) <a href='/posts/b'>6</a> [7](/posts/b/#k) [8]({{< ref \"c.md#k\" >}}) [9](d.markdown)\n",
    "content/posts/b.md": "---\ntitle: B\ndate: 2020\nslug: b-side\naliases: [/posts/b]\n---\nText.\n\n## x {#k}\n",
    "content/posts/c.md": "---\ntitle: Third\ndate: 2020\nslug: c-side\n---\nText.\n\n## x {#k}\n",
    "content/posts/d.markdown": "---\ntitle: D\ndate: 2020\n---\nText.\n",
  })
  const [b, rest] = [
    "/notes/b-side",
    "[5](/notes) <a href='/notes/b-side'>6</a> [7](/notes/b-side#x) [8](/notes/c-side#x) [9](/notes/d)",
  ]
  expect(bodyOf("notes/a")).toBe(`[1](${b}) [2](${b}#x) [3](${b}) [4](${b}) ${rest}\n`)
})

test.each([
  ["hugo", "hugo.toml", "[markup.goldmark.extensions.passthrough]\nenable = true\n", "$\\\\alpha$"],
  ["hugo", "config/_default/markup.toml", "[goldmark.extensions.passthrough]\nenable = true\n", "$\\\\alpha$"],
  ["hugo", "hugo.toml", "[markup.goldmark.extensions.passthrough]\nenable = false\n", "$\\alpha$"],
  ["jekyll", "_config.yml", "url: https://ada.test\n", "$\\\\alpha$"],
])("%s: %s with %j has the formula %s", (kind, settings, text, formula) => {
  const post = "---\ntitle: A\ndate: 2020\n---\nText.\n\nSee $\\\\alpha$.\n"
  importFrom(kind, { [settings]: text, [`${kind === "hugo" ? "content/posts" : "_posts"}/2020-01-02-a.md`]: post })
  expect(bodyOf("notes/a")).toBe(`Text.\n\nSee ${formula}.\n`)
})

test.each([
  ["[a](a.txt)", "[a](a.txt)"],
  ["[a](<a.txt> 'A') `b.txt`", "[a](<a.txt> 'A') `b.txt`"],
  ["[a][1]\n\n[1]: a.txt", "[a][1]\n\n[1]: a.txt"],
  ["[a](https://ada.test/files/a%20b.zip#x)", "[a](a%20b.zip#x)"],
  ["<a href='http://ada.test/files/c.pdf'>c</a>", "<a href='c.pdf'>c</a>"],
  ["![d](https://ada.test/files/d.png)", "![d](d.png)"],
  ["[a](https://else.test/files/c.pdf)", null],
  ["[a](run.sh) [b](other.md) [c](../../../private.yaml) [d](/private.yaml) [e](/../private.yaml)", null],
  ["Edit 'b.txt' or b.txt.", null],
])("hugo: the files to which %j links are copied, if the site shows them", (text, written) => {
  const { unused } = site.stageAndPublish("hugo", {
    "hugo.toml": 'baseURL = "https://ada.test/"\n',
    "private.yaml": "key: secret\n",
    "content/posts/a/index.md": `---\ntitle: A\ndate: 2020\n---\nText.\n\n${text}\n`,
    ...{ "content/posts/a/a.txt": "A", "content/posts/a/b.txt": "B", "content/posts/a/run.sh": "run" },
    ...{ "static/files/a b.zip": "PK", "static/files/c.pdf": "%PDF-1.4", "static/files/d.png": picture },
  })
  expect(bodyOf("notes/a")).toBe(`Text.\n\n${written ?? text}\n`)
  expect(readdirSync(path.join(folder.path, "content/notes/a"))).toHaveLength(written === null ? 1 : 2)
  expect(unused).toContain("content/posts/a/run.sh")
})

test("jekyll: no file that the site excludes is copied", () => {
  const { files } = site.stageAndPublish("jekyll", {
    "_config.yml": "exclude: [private/]\n",
    "_posts/2020-01-02-a.md":
      "---\ntitle: A\n---\n[a]({{ site.baseurl }}/files/a.csv) [b](/private/b.csv) [e](/Private/B.csv) [c](/_data/c.csv) [d]({% link files/d.zip %})\n",
    ...{ "files/a.csv": "A", "private/b.csv": "B", "_data/c.csv": "C", "files/d.zip": "PK" },
  })
  expect([...files.values()]).toEqual(["_posts/2020-01-02-a.md", "files/a.csv", "files/d.zip"])
})

test.each([
  ["jekyll", "_config.yml", "_posts/2020-01-02-"],
  ["hugo", "hugo.yaml", "content/posts/"],
])("%s: the settings of a site are read once for all of its entries", (kind, settings, path) => {
  const post = "---\ntitle: A\n---\n[a](/files/a.pdf)\n"
  const files = { "files/a.pdf": "A", [settings]: "a: *x\n", [`${path}a.md`]: post, [`${path}b.md`]: post }
  const read = jest.spyOn(fs, "readFileSync")
  site.stageAndPublish(kind, files)
  expect(read.mock.calls.filter(([file]) => String(file).endsWith(settings))).toHaveLength(1)
})
