import { diagnoseContent } from "~/src/doctor/diagnose-content"
import { project, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()

/** The smallest PNG there is; its header says that it has the size of a cover. */
function png(width = 1600, height = 1000): Buffer {
  const image = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  )
  image.writeUInt32BE(width, 16)
  image.writeUInt32BE(height, 20)
  return image
}

test("front matter names a file, Markdown a percent-encoded one", () => {
  content.write("projects/one/index.md", project("cover: { src: my cover.png, alt: A }", "![x](my%20cover.png)"))
  content.write("projects/one/my cover.png", png())
  expect(content.report()).toEqual([])
  content.write("projects/one/index.md", project("cover: { src: my%20cover.png, alt: A }"))
  const expected = expect.stringContaining('There is no file "my%20cover.png". Write my cover.png.')
  expect(content.report()).toContainEqual(expected)
})

test("an address that no browser can open is reported with its mistake", () => {
  content.write("projects/one/index.md", project("type: App", "![x](<https://exa mple.com/a.png>)"))
  expect(content.report()).toEqual([
    expect.stringContaining("image — Expected a host without spaces after https://, but found"),
  ])
})

test.each([
  [png(1600, 1000), []],
  [
    png(800, 500),
    ['cover.src — "a.dark.png" has 800 × 500 pixels, and "a.png" 1600 × 1000. Save both in the same size'],
  ],
  [Buffer.from("no image"), ['cover.src — "a.dark.png" cannot be read as an image. Save it again, or delete it.']],
])("T1: the version of an image for the dark theme is an image of the same size: case %#", (dark, expected) => {
  content.write("projects/one/index.md", project("cover: { src: a.png, alt: A }"))
  content.write("projects/one/a.png", png())
  content.write("projects/one/a.dark.png", dark)
  expect(content.report()).toEqual(expected.map((line) => expect.stringContaining(line)))
})

test("G2: an image may have an https address and no other", () => {
  const write = (src: string) =>
    content.write("projects/one/index.md", project(`cover: { src: "${src}", alt: A }`, `![x](${src})`))
  write("https://a.dev/b")
  expect(content.report()).toEqual([])
  expect(diagnoseContent(content.root).images).toMatchObject([
    { file: "content/projects/one/index.md", line: 5, column: 10, field: "cover.src", src: "https://a.dev/b" },
    { file: "content/projects/one/index.md", line: 7, column: 1, field: "image", src: "https://a.dev/b" },
  ])
  for (const src of ["http://a.dev/b.png", "//a.dev/b.png", "data:image/png;base64,AA"]) {
    write(src)
    expect(content.report()).toEqual(Array(2).fill(expect.stringContaining("nor an address that begins with https://")))
  }
})

test("an image to compare begins a paragraph of two images of one form", () => {
  content.write("projects/one/then.png", png())
  content.write("projects/one/now.png", png(1280, 800))
  content.write("projects/one/tall.png", png(800, 1600))
  const linesFor = (text: string) => {
    content.write("projects/one/index.md", project("type: App", text))
    return content.report().filter((line) => !line.includes("Nothing shows or links to this file"))
  }
  expect(linesFor("![Then](then.png#compare)\n![Now](now.png)")).toEqual([])
  const alone = [expect.stringContaining("An image with #compare has to begin a paragraph of two images.")]
  for (const text of [
    "![Then](then.png#compare)",
    "![Then](then.png#compare)\n\n![Now](now.png)",
    "![Now](now.png) ![Then](then.png#compare)",
    "![Then](then.png#compare) and ![Now](now.png)",
  ]) {
    expect(linesFor(text)).toEqual(alone)
  }
  expect(linesFor("![Then](then.png#compare) ![Now](tall.png)")).toEqual([
    expect.stringContaining("The images to compare have 1600 × 1000 and 800 × 1600 pixels. Crop them to the same form"),
  ])
})
