import {
  type DescribedProject,
  type DescribedSite,
  describeOwner,
  describePage,
  toJsonLd,
} from "~/src/lib/document/structured-data"

const SITE: DescribedSite = {
  title: "Ada",
  siteUrl: "https://ada.dev",
  basePath: "/portfolio",
  trailingSlash: "always",
  language: "en-GB",
  author: { name: "Ada Lovelace" },
  profiles: [{ url: "https://example.org/ada" }],
}
const PAGE = { path: "/about", title: "About", description: "Who." }
const SOURCE = { type: "source", url: "https://git.dev/engine" }

function describe(fields: Partial<DescribedProject> = {}) {
  const links = [{ type: "live", url: "https://engine.dev" }, SOURCE]
  const empty = { date: "2024-05-20", updated: null, type: "Library", tags: [], cover: null, links }
  return describePage(SITE, { ...PAGE, project: { ...empty, ...fields } })[0]
}

test("home and About describe a profile page of the same person", () => {
  const mainEntity = {
    "@type": "Person",
    "@id": "https://ada.dev/portfolio/#person",
    name: "Ada Lovelace",
    url: "https://ada.dev/portfolio/about/",
    sameAs: ["https://example.org/ada"],
  }
  const profile = { "@type": "ProfilePage", mainEntity }
  const page = { ...PAGE, type: "ProfilePage", mainEntity: describeOwner(SITE, { description: null }) } as const
  const name = { "@type": "WebSite", url: "https://ada.dev/portfolio/", name: "Ada" }
  expect(describePage(SITE, { ...page, path: "/" })).toEqual([expect.objectContaining(profile), name])
  expect(describePage(SITE, page)).toMatchObject([
    { ...profile, url: "https://ada.dev/portfolio/about/" },
    { "@type": "BreadcrumbList" },
  ])
})

test("the last crumb of a page is the page itself", () => {
  const crumbs = [{ label: "Home", to: "/" }, { label: "Here" }]
  const items = ["https://ada.dev/portfolio/", "https://ada.dev/portfolio/about/"].map((item) => ({ item }))
  expect(describePage(SITE, { ...PAGE, crumbs })[1]).toMatchObject({ itemListElement: items })
})

test.each(["Library", "アプリ", null])(
  "a project of the type %s is source code if it links to that, else a work",
  (type) => {
    expect(describe({ type })).toMatchObject({
      "@type": "SoftwareSourceCode",
      codeRepository: SOURCE.url,
      dateCreated: "2024-05-20",
      subjectOf: [{ "@type": "WebPage", url: "https://engine.dev" }],
    })
    const work = describe({ type, links: [{ type: "article", url: SOURCE.url }] })
    expect(work).toMatchObject({ "@type": "CreativeWork", ...(type && { genre: type }) })
    expect(work).not.toHaveProperty("codeRepository")
  },
)

test("missing facts are omitted", () => {
  const bare = describe({ links: [], type: null })
  for (const name of ["keywords", "image", "genre", "dateModified", "subjectOf"]) expect(bare).not.toHaveProperty(name)
  const cover = { image: { images: { fallback: { src: "/a.png" } } } }
  const described = { dateModified: "2025-01-02", image: "https://ada.dev/a.png", keywords: ["Algebra"] }
  expect(describe({ updated: "2025-01-02", cover, tags: ["Algebra"] })).toMatchObject(described)
})

test("a date without a day is left out", () => {
  const project = describe({ date: "2024-05", updated: "2025" })
  for (const name of ["dateCreated", "dateModified"]) expect(project).not.toHaveProperty(name)
  const note = { date: "2024", updated: null, tags: [], cover: null }
  expect(describePage(SITE, { ...PAGE, note })[0]).not.toHaveProperty("datePublished")
})

const ENTRY = { date: "2024-05-20", updated: null, tags: ["Algebra"], cover: null }
const PICTURE = { image: { images: { fallback: { src: "/portfolio/static/ada.png" } } } }
const CARD = "https://ada.dev/portfolio/static/cards/a.png"

/** What Google's documentation requires and recommends for each type, where the site knows it. */
test.each([
  ["BlogPosting", { note: ENTRY }, "headline image datePublished dateModified author.name author.url url description"],
  [
    "ProfilePage",
    { type: "ProfilePage", mainEntity: describeOwner(SITE, { description: "Weaver.", portrait: PICTURE }) },
    "mainEntity.name mainEntity.description mainEntity.image mainEntity.sameAs mainEntity.url mainEntity.@id",
  ],
  [
    "SoftwareSourceCode",
    { project: { ...ENTRY, type: "App", links: [SOURCE] } },
    "name description image creator.name codeRepository dateCreated keywords",
  ],
  [
    "CreativeWork",
    { project: { ...ENTRY, type: "Letter", links: [] } },
    "name description image creator.name dateCreated genre keywords",
  ],
] as const)("a %s has the properties that search engines require and recommend", (type, fields, properties) => {
  const [thing, crumbs] = describePage(SITE, { ...PAGE, ...fields }, "/static/cards/a.png")
  expect(thing?.["@type"]).toBe(type)
  for (const property of properties.split(" ")) expect(thing).toHaveProperty(property.split("."))
  expect(crumbs).toHaveProperty(["itemListElement", 1], expect.objectContaining({ position: 2, name: "About" }))
  const { image, mainEntity } = thing as Record<string, unknown> & { mainEntity?: { image?: string } }
  const expected = type === "ProfilePage" ? "https://ada.dev/portfolio/static/ada.png" : CARD
  expect(mainEntity?.image ?? image).toBe(expected)
})

test.each(["</script><script>alert(1)</script><!--", "&lt;/script&gt;&lt;script&gt;alert(1)", "&quot;}"])(
  "no text can end the script element, even with its character references decoded, and none is lost: %s",
  (name) => {
    const thing = { "@type": "CreativeWork", name }
    const text = toJsonLd([thing])
    expect(text).not.toMatch(/[<&]/)
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": [thing] })
  },
)
