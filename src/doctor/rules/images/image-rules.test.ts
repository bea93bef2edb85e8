import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"
import { pngHeader } from "~/tests/png-header"

const content = temporaryContent()

test("T1: an image may have a version of the same size for the dark theme", () => {
  content.write("projects/one/index.md", project("cover: { src: a.png, alt: A }"))
  for (const name of ["a.png", "a.dark.png"]) content.write(`projects/one/${name}`, pngHeader("1600x1000"))
  expect(content.report()).toEqual([])
})

test("G2: an image may have an https address", () => {
  const src = "https://a.dev/b"
  content.write("projects/one/index.md", project(`cover: { src: "${src}", alt: A }`, `![x](${src})`))
  expect(content.report()).toEqual([])
  expect(diagnoseContent(content.root).images).toMatchObject([
    { file: "content/projects/one/index.md", line: 5, column: 10, field: "cover.src", src },
    { file: "content/projects/one/index.md", line: 7, column: 1, field: "image", src },
  ])
})

test("an image to compare may have another size than the second one, if both have one form", () => {
  content.write("projects/one/index.md", project("type: App", "![Then](then.png#compare)\n![Now](now.png)"))
  content.write("projects/one/then.png", pngHeader("1600x1000"))
  content.write("projects/one/now.png", pngHeader("1280x800"))
  expect(content.report()).toEqual([])
})
