import {
  type DescribedSite,
  describePage,
  describeProfile,
  describeProject,
  toJsonLd,
} from "~/src/lib/document/structured-data"

const site: DescribedSite = {
  title: "Ada",
  siteUrl: "https://ada.dev",
  basePath: "/portfolio",
  trailingSlash: "always",
  language: "en-GB",
  author: { name: "Ada Lovelace" },
  profiles: [{ url: "https://example.org/ada" }],
}
const project = {
  path: "/projects/engine",
  title: "Engine",
  description: "What it is.",
  date: "2024-05",
  updated: null,
  type: "Library",
  tags: ["Algebra"],
  tech: ["Rust"],
  links: [
    { type: "live", url: "https://engine.dev" },
    { type: "source", url: "https://git.dev/engine" },
  ],
  image: null,
}
const page = { path: "/about", title: "About", description: "Who." }

test("home and About describe a profile page of one and the same person", () => {
  const person = {
    "@type": "Person",
    "@id": "https://ada.dev/portfolio/#person",
    name: "Ada Lovelace",
    url: "https://ada.dev/portfolio/about/",
    sameAs: ["https://example.org/ada"],
  }
  const [home, ...more] = describeProfile(site, { ...page, path: "/" })
  expect(home).toMatchObject({ "@type": "ProfilePage", url: "https://ada.dev/portfolio/", mainEntity: person })
  expect(more).toEqual([])
  const [about, crumbs] = describeProfile(site, page)
  expect(about).toMatchObject({ "@type": "ProfilePage", url: "https://ada.dev/portfolio/about/", mainEntity: person })
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" })
})

test("software whose source can be seen is source code, with its repository", () => {
  const [work] = describeProject(site, project)
  expect(work).toMatchObject({
    "@type": "SoftwareSourceCode",
    codeRepository: "https://git.dev/engine",
    programmingLanguage: ["Rust"],
    dateCreated: "2024-05",
    subjectOf: [{ "@type": "WebPage", url: "https://engine.dev" }],
  })
  expect(describeProject(site, { ...project, type: null })[0]?.["@type"]).toBe("SoftwareSourceCode")
})

test("a work of another kind is a creative work, even with a source; and so is software without one", () => {
  const [letter] = describeProject(site, { ...project, type: "Letter" })
  expect(letter).toMatchObject({ "@type": "CreativeWork", genre: "Letter" })
  expect(letter).not.toHaveProperty("codeRepository")
  expect(letter).not.toHaveProperty("programmingLanguage")
  expect(describeProject(site, { ...project, links: [] })[0]?.["@type"]).toBe("CreativeWork")
})

test("what is not told is not there, and what is told of dates and pictures is", () => {
  const [bare] = describeProject(site, { ...project, tags: [], tech: [], links: [], type: null })
  for (const name of ["keywords", "image", "genre", "dateModified", "subjectOf"]) expect(bare).not.toHaveProperty(name)
  const [full] = describeProject(site, { ...project, updated: "2025-01-02", image: "https://ada.dev/a.png" })
  expect(full).toMatchObject({ dateModified: "2025-01-02", image: "https://ada.dev/a.png", keywords: ["Algebra"] })
})

test("the way to a page begins at home, counts from one, and names absolute addresses", () => {
  const [, crumbs] = describeProject(site, project)
  expect(crumbs?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://ada.dev/portfolio/" },
    { "@type": "ListItem", position: 2, name: "Projects", item: "https://ada.dev/portfolio/projects/" },
    { "@type": "ListItem", position: 3, name: "Engine", item: "https://ada.dev/portfolio/projects/engine/" },
  ])
  expect(describePage(site, page, "CollectionPage").map((thing) => thing["@type"])).toEqual([
    "CollectionPage",
    "BreadcrumbList",
  ])
})

test.each(["</script><script>alert(1)</script><!--", "&lt;/script&gt;&lt;script&gt;alert(1)", "&quot;}"])(
  "no text can end the script element, also after its references are decoded, and nothing is lost: %s",
  (name) => {
    const thing = { "@type": "CreativeWork", name }
    const text = toJsonLd([thing])
    expect(text).not.toMatch(/[<&]/)
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": [thing] })
  },
)
