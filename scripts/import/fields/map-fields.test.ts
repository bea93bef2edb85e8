import { mapFields } from "./map-fields"

const CONTEXT = {
  becomes: "projects" as const,
  folder: "one",
  files: ["x.png", "featured.png"],
  owner: "Ada Lovelace",
  hosts: ["https://ada.test/blog"],
}

/** One more than there may be. */
const TAGS = Array.from("abcdefghijklm", (letter) => `Tag ${letter}`)

/** Returns the fields that change; null if no field here can hold the given one. */
function translate(key: string, data: Record<string, unknown>) {
  const { fields, left } = mapFields(data, CONTEXT)
  const changed = Object.entries(fields).filter(([name, value]) => value !== data[name])
  return left.includes(key) ? null : Object.fromEntries(changed)
}

test.each<[key: string, value: unknown, translated: object | null]>([
  ["tech_stack", ["Rust", "Go"], { tech: ["Rust", "Go"] }],
  ["techStack", "Rust, Go", { tech: ["Rust", "Go"] }],
  ["highlights", ["Faster by half"], { outcome: ["Faster by half"] }],
  ["university", "TU Berlin", { client: { name: "TU Berlin" } }],
  ["org", "Mozilla", { client: { name: "Mozilla" } }],
  ["client", { organisation: "Harbour Board" }, { client: { name: "Harbour Board" } }],
  ["client", ["Harbour Board"], { client: { name: "Harbour Board" } }],
  ["image", ["a.png"], { cover: { src: "a.png", alt: "" } }],
  ["members", "Charles Babbage", { team: [{ name: "Charles Babbage" }] }],
  ["stack", { frontend: ["React"], backend: ["Go"] }, { tech: ["React", "Go"] }],
  ["video", "https://youtu.be/x", { links: [{ type: "video", url: "https://youtu.be/x" }] }],
  ["jobTitle", [{ name: "Designer" }], { role: ["Designer"] }],
  ["url", "https://a.dev", { links: [{ type: "live", url: "https://a.dev" }] }],
  ["demo", "https://a.dev", { links: [{ type: "live", url: "https://a.dev" }] }],
  ["link", "https://github.com/a/b", { links: [{ type: "source", url: "https://github.com/a/b" }] }],
  ["github", "https://github.com/a/b", { links: [{ type: "source", url: "https://github.com/a/b" }] }],
  ["published", false, { draft: true }],
  ["published", true, {}],
  ["draft", "yes", { draft: true }],
  ["publishDate", "2024-05-01T10:00:00Z", { date: "2024-05-01" }],
  ["date", "May 2024", { date: "2024-05" }],
  ["date", "May 3rd, 2024", { date: "2024-05-03" }],
  ["date", "3. May 2024", { date: "2024-05-03" }],
  ["date", "05/2024", { date: "2024-05" }],
  ["date", "03/05/2024", null],
  ["period", "2019 – 2022", { date: "2019", endDate: "2022" }],
  ["period", "July - December 2017", { date: "2017-07", endDate: "2017-12" }],
  ["period", "November - March 2018", null],
  ["period", "2019-present", { date: "2019", endDate: "present" }],
  ["lastmod", "2024-05-01", { updated: "2024-05-01" }],
  ["endDate", "Present", { endDate: "present" }],
  ["redirect_from", ["/projects/old/", "/projects/one"], { aliases: ["old"] }],
  ["redirect_from", ["/projects/old/", "/works/old-one"], { aliases: ["old", "/works/old-one"] }],
  ["redirect_from", "works/old-one.html", { aliases: ["/works/old-one.html"] }],
  [
    "redirect_from",
    ["http://ada.test/blog/2020/a/", "https://old.test/x/", "/x?y=1", "/x/#y", "/b/"],
    { aliases: ["/2020/a/", "/b/"] },
  ],
  ["permalink", "/:year/:title/", null],
  ["tags", "sea printing", { tags: ["sea printing"] }],
  ["keywords", "sea printing", null],
  ["permalink", "/works/my-thing/", { slug: "my-thing", aliases: ["/works/my-thing/"] }],
  ["status", "Live", { status: "live" }],
  ["status", "In Progress", { status: "in-progress" }],
  ["state", "launched", { status: "live" }],
  ["status", "sleeping", null],
  ["status", "publish", {}],
  ["status", "draft", { draft: true }],
  ["url", "/2020/01/My_thing/", { aliases: ["/2020/01/My_thing/"] }],
  ["post_excerpt", "S", { summary: "S" }],
  ["_edit_last", "1", {}],
  ["redirect", "https://a.dev", { links: [{ type: "live", url: "https://a.dev" }] }],
  ["giscus_comments", true, {}],
  ["range", "May 2018 - Present", { date: "2018-05", endDate: "present" }],
  ["external", "https://a.dev", { links: [{ type: "live", url: "https://a.dev" }] }],
  ["external", "http://a.dev", { links: [{ type: "live", url: "https://a.dev" }] }],
  ["preview", "/img/x.png", { cover: { src: "x.png", alt: "" } }],
  ["fmContentType", "project", {}],
  ["url_source", "https://a.dev", { links: [{ type: "source", url: "https://a.dev" }] }],
  ["tags", "Weaving, Looms", { tags: ["Weaving", "Looms"] }],
  ["authors", ["admin", "ada-lovelace"], {}],
  ["author", "Ada Lovelace", {}],
  ["author", { name: "Ada Lovelace" }, {}],
  ["authors", ["ada-lovelace", "Bo"], { team: [{ name: "Bo" }] }],
  ["authors", ["Ada", { name: "Bo", role: "R" }], { team: [{ name: "Ada" }, { name: "Bo", role: "R" }] }],
  ["authors", [{ name: "Bo", roel: "R" }], { team: [{ name: "Bo" }] }],
  ["image", "a.png", { cover: { src: "a.png", alt: "" } }],
  ["cover", { image: "a.png", alt: "A", relative: true }, { cover: { src: "a.png", alt: "A" } }],
  ["image", { caption: "By Bo", focal_point: "Smart" }, { cover: { src: "featured.png", alt: "", caption: "By Bo" } }],
  ["img", "/assets/x.png", { cover: { src: "x.png", alt: "" } }],
  ["doi", "10.1/x", { links: [{ type: "article", url: "https://doi.org/10.1/x" }] }],
  ["screenshots", ["a.png"], { gallery: [{ src: "a.png", alt: "what it shows" }] }],
  [
    "url_dataset",
    "https://doi.org/10.1/x",
    { links: [{ type: "other", url: "https://doi.org/10.1/x", label: "Dataset" }] },
  ],
  ["url_pdf", "https://github.com/a/b.pdf", { links: [{ type: "article", url: "https://github.com/a/b.pdf" }] }],
  ["type", "project", {}],
  ["kind", "Web app", { type: "Web app" }],
  [
    "links",
    [{ name: "Code", url: "https://a.dev", icon: "github", icon_pack: "fab" }],
    { links: [{ type: "source", url: "https://a.dev", label: "Code", icon: "simple-icons:github" }] },
  ],
  [
    "links",
    [
      { type: "press", url: "https://a.dev" },
      { type: "live", url: "b.dev", icon: "github" },
    ],
    {
      links: [
        { type: "other", url: "https://a.dev", label: "press" },
        { type: "live", url: "https://b.dev", icon: "simple-icons:github" },
      ],
    },
  ],
  ["links", [{ type: "press", label: "Review", url: "https://a.dev" }], null],
  ["slug", "Sea Tables", { slug: "sea-tables" }],
  ["publishAt", "31.05.2027", { publishAt: "2027-05-31" }],
  ["date", "3.5.2024", { date: "2024-05-03" }],
  ["date", "05/31/2024", { date: "2024-05-31" }],
  ["date", "31/05/2024", { date: "2024-05-31" }],
  [
    "button",
    { btnText: "Visit", URL: "https://a.dev" },
    { links: [{ type: "live", url: "https://a.dev", label: "Visit" }] },
  ],
  ["params", { subtitle: "S", weight: 1 }, { summary: "S" }],
  ["params", { subtitle: "S", mood: "calm" }, { summary: "S" }],
  ["params", { subtitle: "S", tags: ["A"] }, { summary: "S", tags: ["A"] }],
  ["tags", TAGS, { tags: TAGS.slice(0, 12) }],
  ["topics", TAGS.join(), { tags: TAGS.slice(0, 12) }],
  ["tags", ["A", "b".repeat(41), 3], { tags: ["A", "3"] }],
  ["tags", ["b".repeat(41)], null],
  ["summary", `${"Long ".repeat(20)}one. Two. ${"Long ".repeat(20)}`, { summary: `${"Long ".repeat(20)}one. Two.` }],
  ["description", `All ${"in one ".repeat(40)}`, { summary: `All ${"in one ".repeat(28).trim()}…` }],
  ["title", "Long ".repeat(20), null],
  ["favouriteColour", "green", null],
])("%s: %j becomes %j", (key, value, translated) => {
  expect(translate(key, { title: "T", [key]: value })).toEqual(translated)
})

test("what is there already is kept: lists are joined, equal values are not repeated, contradictions are left to the owner", () => {
  expect(translate("categories", { tags: ["A"], categories: ["A", "B"] })).toEqual({ tags: ["A", "B"] })
  expect(translate("publishDate", { date: "2024-05", publishDate: "2024-05" })).toEqual({})
  expect(translate("publishDate", { date: "2023", publishDate: "2024-05" })).toBeNull()
  expect(translate("img_alt", { image: "a.png", img_alt: "A loom" })).toEqual({
    cover: { src: "a.png", alt: "A loom" },
  })
  expect(translate("img_alt", { cover: { src: "a.png" }, img_alt: "A loom" })).toEqual({
    cover: { src: "a.png", alt: "A loom" },
  })
})

test("of fields that only hold others, those that fit are taken out, and the rest is kept", () => {
  const data = {
    title: "T",
    tech: { toString: "" },
    params: { title: "U", subtitle: "S", tech: "Rust", constructor: 1 },
  }
  expect(mapFields(data, CONTEXT)).toEqual({
    ...{ fields: { title: "T", summary: "S" }, left: ["tech"], partial: ["params"] },
    isHidden: false,
  })
})

test("an address with http, which may have no https, is kept beside the one with https", () => {
  const data = { canonical_url: "http://a.dev" }
  const { fields, partial } = mapFields(data, { ...CONTEXT, becomes: "notes" })
  expect({ fields, partial }).toEqual({ fields: { canonical: "https://a.dev" }, partial: ["canonical_url"] })
})

test("a field of this site that is wrong is not replaced by what another one says", () => {
  const data = { title: "T", tech: { toString: null }, skills: { name: "!", toString: "" }, subtitle: { toString: 1 } }
  const { fields, left } = mapFields(data, CONTEXT)
  expect({ fields, left }).toEqual({ fields: { title: "T" }, left: ["tech", "skills", "subtitle"] })
})
