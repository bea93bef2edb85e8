import { type DescribedProject, type DescribedSite, describePage, toJsonLd } from "~/src/lib/document/structured-data"

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
  const empty = { date: "2024-05", updated: null, type: "Library", tags: [], tech: ["Rust"], cover: null, links }
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
  const page = { ...PAGE, type: "ProfilePage" } as const
  expect(describePage(SITE, { ...page, path: "/" })).toEqual([expect.objectContaining(profile)])
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

test("software with a link to its source is source code, with its repository", () => {
  expect(describe()).toMatchObject({
    "@type": "SoftwareSourceCode",
    codeRepository: SOURCE.url,
    programmingLanguage: ["Rust"],
    dateCreated: "2024-05",
    subjectOf: [{ "@type": "WebPage", url: "https://engine.dev" }],
  })
  expect(describe({ type: null })?.["@type"]).toBe("SoftwareSourceCode")
})

test("any other type with a source, and software without one, is a creative work", () => {
  const letter = describe({ type: "Letter" })
  expect(letter).toMatchObject({ "@type": "CreativeWork", genre: "Letter" })
  for (const name of ["codeRepository", "programmingLanguage"]) expect(letter).not.toHaveProperty(name)
  expect(describe({ links: [] })?.["@type"]).toBe("CreativeWork")
})

test("missing facts are omitted", () => {
  const bare = describe({ tech: [], links: [], type: null })
  for (const name of ["keywords", "image", "genre", "dateModified", "subjectOf"]) expect(bare).not.toHaveProperty(name)
  const cover = { image: { images: { fallback: { src: "/a.png" } } } }
  const described = { dateModified: "2025-01-02", image: "https://ada.dev/a.png", keywords: ["Algebra"] }
  expect(describe({ updated: "2025-01-02", cover, tags: ["Algebra"] })).toMatchObject(described)
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
