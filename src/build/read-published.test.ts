import { readPublished } from "~/src/build/read-published"
import { project, SITE } from "~/tests/fixtures/content-folder"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

const folder = temporaryWorkingDirectory()

test("J3: a project whose original is in another language of the site has its address there", () => {
  folder.write("content/site.yaml", SITE.replace("language: en\n", "language: en\nlanguages: [en, fr, de]\n"))
  const fileAbsolutePath = folder.write("content/projects/one/index.md", project("lang: de"))
  folder.write("content/projects/one/index.fr.md", "---\ntitle: Un\nsummary: Deux.\n---\n")
  const nodes: Record<string, object[]> = {
    SiteSettings: [{ language: "en", languages: ["en", "fr", "de"] }],
    Project: [{ path: "/projects/one", parent: "file", lang: "de" }],
  }
  const published = readPublished({
    getNode: () => ({ fileAbsolutePath }) as never,
    getNodesByType: (type) => (nodes[type] ?? []) as never,
  })
  expect(published.translations).toEqual(new Map([["/projects/one", ["de", "fr"]]]))
})
