import { toBadge } from "~/src/lib/entries/to-entry-summary"
import { contentNodes } from "~/tests/fixtures/content-nodes"
import { FIXTURE_CONTENT } from "~/tests/fixtures/fixture-site"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

function nodesOf(relativePath: string, { root = FIXTURE_CONTENT, source }: { root?: string; source?: string } = {}) {
  return contentNodes(root, relativePath, source)
}

const inBuild = () => jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
const listingOf = (node?: object) => [node, toBadge({ publishAt: null, ...node } as Parameters<typeof toBadge>[0])]

test.each(["draft", "planned"])("a %s project has a node while developing, and none in a build", async (name) => {
  const file = `projects/zanzibarine-${name}/index.md`
  expect(await nodesOf(file)).toMatchObject([{ internal: { type: "Project" } }])
  inBuild()
  expect(await nodesOf(file)).toEqual([])
})

test("an unlisted project has a node, which lists show only while developing, with a badge", async () => {
  folder.write("projects/a/index.md", "---\ntitle: A\nsummary: S.\ndate: 2024\nunlisted: true\n---\n")
  const listing = async () => listingOf((await nodesOf("projects/a/index.md", { root: folder.path }))[0])
  expect(await listing()).toMatchObject([{ listed: true }, "Unlisted"])
  inBuild()
  expect(await listing()).toMatchObject([{ listed: false }, null])
})

test("S3: in a build, no node has the date from which it is published, because only badges show it", async () => {
  const publishAt = async () => (await nodesOf("projects/long-awaited/index.md"))[0]?.publishAt
  expect(await publishAt()).toBe("2020-01-01T09:00+02:00")
  inBuild()
  expect(await publishAt()).toBeUndefined()
})

test("a single page, the settings and the résumé have a node each; that of the résumé has all lists, and no contact data", async () => {
  expect(await nodesOf("about.md")).toMatchObject([{ internal: { type: "ContentPage" }, name: "about" }])
  expect(await nodesOf("site.yaml")).toMatchObject([
    { internal: { type: "SiteSettings" }, parent: "file", title: "Mara Holm", basePath: "", trailingSlash: "never" },
  ])
  const [resume, ...others] = await nodesOf("resume.json")
  expect([resume?.internal.type, others]).toEqual(["Resume", []])
  expect(resume).not.toHaveProperty("basics")
  expect(resume?.work).toContainEqual(expect.objectContaining({ id: "harbour-office-repairs", highlights: [] }))
  for (const section of ["volunteer", "skills", "references"]) expect(resume?.[section]).toEqual(expect.any(Array))
})

test("W2: an own page has a node with its path; a draft has none in a build, one that is misnamed never has", async () => {
  const { path: root } = folder
  folder.write("pages/terms.md", "---\ntitle: Terms\ndescription: D.\ndraft: true\n---\n")
  folder.write("pages/imprint.md", "---\ntitle: Imprint\ndescription: D.\n---\n")
  folder.write("pages/about.md", "---\ntitle: About\ndescription: D.\n---\n")
  const terms = { internal: { type: "ContentPage" }, name: "pages/terms", path: "/terms", visibility: "draft" }
  expect(await nodesOf("pages/terms.md", { root })).toMatchObject([terms])
  expect(await nodesOf("pages/about.md", { root })).toEqual([])
  inBuild()
  expect(await nodesOf("pages/terms.md", { root })).toEqual([])
  expect(await nodesOf("pages/imprint.md", { root })).toMatchObject([
    { name: "pages/imprint", path: "/imprint", visibility: "public" },
  ])
})

test("a file with a wrong field, an unknown file and a file of another folder have no node", async () => {
  folder.write("projects/engine/index.md", "---\ntitle: Engine\n---\n")
  folder.write("notes.md", "---\ntitle: Notes\n---\n")
  expect(await nodesOf("projects/engine/index.md", { root: folder.path })).toEqual([])
  expect(await nodesOf("notes.md", { root: folder.path })).toEqual([])
  expect(await nodesOf("about.md", { source: "remote-images" })).toEqual([])
})

test("the publications of a site without a résumé are its résumé; else they belong to the node of its file", async () => {
  folder.write("publications.bib", "@article{a, title = {On Tides}, year = 2021}")
  const at = { root: folder.path }
  expect(await nodesOf("publications.bib", at)).toMatchObject([
    {
      parent: "file",
      internal: { type: "Resume" },
      work: [],
      publications: [{ name: "On Tides", releaseDate: "2021" }],
    },
  ])
  folder.write("resume.json", '{ "work": [{ "name": "A" }] }')
  // Gatsby has not read the file of the résumé yet.
  expect(await nodesOf("publications.bib", at)).toEqual([])
  expect(await nodesOf("resume.json", at)).toMatchObject([
    { work: [{ name: "A" }], publications: [{ name: "On Tides" }] },
  ])
})
