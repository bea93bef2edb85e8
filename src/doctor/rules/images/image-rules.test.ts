import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()

test("G2: an image may have an https address", () => {
  const src = "https://a.dev/b"
  content.write("projects/one/index.md", project(`cover: { src: "${src}", alt: A }`, `![x](${src})`))
  expect(content.report()).toEqual([])
  expect(diagnoseContent(content.root).images).toMatchObject([
    { file: "content/projects/one/index.md", line: 5, column: 10, field: "cover.src", src },
    { file: "content/projects/one/index.md", line: 7, column: 1, field: "image", src },
  ])
})
