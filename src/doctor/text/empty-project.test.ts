import { readFrontMatter } from "~/src/doctor/markdown/markdown-file"
import { checkEmptyProject } from "~/src/doctor/text/empty-project"

function told(frontMatter: string, text: string): string[] {
  const { markdown } = readFrontMatter("f.md", `---\n${frontMatter}\n---\n${text}`)
  return markdown === null ? [] : checkEmptyProject(markdown).map(({ severity, line }) => `${severity} ${line}`)
}

test.each(["", "\n\n", "<!-- later -->", "<style>p {}</style>", "<div></div>", "[a]: https://ada.dev"])(
  "a project with no more than %j is warned of",
  (text) => {
    expect(told("title: T\nlinks: []", text)).toEqual(["warning 5"])
  },
)

test.each(["Text.", "![A loom](a.png)", "<p>Text.</p>", '<img src="a.png" alt="A loom">'])(
  "%s fills a project",
  (text) => {
    expect(told("title: T", text)).toEqual([])
  },
)

test.each(["links: [{ type: live }]", "gallery: [{ src: a.png }]", "video: { src: a.mp4 }"])(
  "%s fills a project without a text",
  (field) => {
    expect(told(field, "")).toEqual([])
  },
)
