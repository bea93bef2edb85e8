import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { readContent } from "~/src/doctor/check-content"
import { formatProblem } from "~/src/doctor/diagnostic"
import { readProject } from "~/src/doctor/readers/read-project"

const ADDRESS = "https://youtu.be/aqz-KE-bpKQ"

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "project-"))
  mkdirSync(path.join(root, "projects/one"), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

function put(...files: string[]): void {
  for (const file of files) writeFileSync(path.join(root, "projects/one", file), "")
}

function read(...fields: string[]) {
  const { project, problems } = readProject(root, "one", textOf(...fields))
  return { project, told: problems.map(formatProblem) }
}

function textOf(...fields: string[]): string {
  return ["---", "title: T", "summary: S.", "date: 2024", ...fields, "---", "Text."].join("\n")
}

test("figures are a value and what it counts, at most four", () => {
  const { project, told } = read('metrics: [{ value: "3×", label: as fast }]')
  expect([project?.metrics, told]).toEqual([[{ value: "3×", label: "as fast" }], []])
  expect(read("metrics: [{ value: 3, label: as fast }]").told).toEqual([
    expect.stringContaining(":5:13  metrics[0].value — found 3 — expected a text of 1 to 16 characters"),
  ])
  const five = `metrics: [${Array(5).fill("{ value: a, label: b }").join(", ")}]`
  expect(read(five).told).toEqual([expect.stringContaining("expected a list of at most 4 entries")])
})

test("a picture of the gallery always says what it shows, and is told at its own line when its file is missing", () => {
  const { told } = read("gallery:", "  - src: a.dev", '    alt: ""', "  - src: gone.png", "    alt: A")
  expect(told).toEqual([
    expect.stringContaining(':7:5  gallery[0].alt — found "" — expected a text of 1 to 300 characters'),
    expect.stringContaining(':6:5  gallery[0].src — found "a.dev" — expected a file that ends in .png'),
    expect.stringContaining(':8:5  gallery[1].src — found "gone.png" — expected a picture that exists'),
  ])
})

test("G2: pictures of a gallery and a video's poster may be remote", () => {
  const { pictures, problems } = readProject(
    root,
    "one",
    textOf(
      "gallery: [{ src: https://a.dev/b, alt: A }]",
      `video: { url: ${ADDRESS}, title: V, poster: https://a.dev/p }`,
    ),
  )
  expect(problems).toEqual([])
  expect(pictures.map(({ field, src }) => [field, src])).toEqual([
    ["gallery[0].src", "https://a.dev/b"],
    ["video.poster", "https://a.dev/p"],
  ])
})

test("a video is a file with captions, or with none where nothing is said", () => {
  put("film.mp4", "film.vtt")
  expect(read("video: { src: film.mp4, title: V, captions: film.vtt }")).toMatchObject({
    project: { video: { src: "film.mp4", captions: "film.vtt" } },
    told: [],
  })
  expect(read("video: { src: film.mp4, title: V, captions: none }").project?.video?.captions).toBeNull()
})

test.each([
  ["video: { title: V }", "video.src — found nothing — expected a file's name, or url: the address of a video at"],
  ["video: { src: film.mp4, title: V }", "video.captions — found nothing — expected a .vtt file with what is said"],
  [`video: { src: film.mp4, url: ${ADDRESS}, title: V }`, "video.url — found"],
  [`video: { url: ${ADDRESS}, title: V, captions: film.vtt }`, "video.captions — found"],
  [`video: { url: ${ADDRESS} }`, "video.title — found nothing"],
  ["video: { url: https://video.test/1, title: V }", "expected the address of a video at youtube.com or vimeo.com"],
  [`video: { url: ${ADDRESS}, titel: V, title: V }`, "did you mean title?"],
])("a video that cannot be shown is told: %s", (video, expected) => {
  put("film.mp4", "film.vtt")
  expect(read(video).told).toEqual([expect.stringContaining(expected)])
})

test("a video's files that are missing, or of a kind that browsers do not play, are told", () => {
  put("film.mov")
  expect(read("video: { src: film.mov, title: V, captions: gone.vtt, poster: gone.png }").told).toEqual([
    expect.stringContaining('video.src — found "film.mov" — expected a file that ends in .mp4 or .webm'),
    expect.stringContaining('video.captions — found "gone.vtt" — expected a file that exists'),
    expect.stringContaining('video.poster — found "gone.png" — expected a picture that exists'),
  ])
})

test("a related project that does not exist is told with its line and the nearest one", () => {
  writeFileSync(path.join(root, "projects/one/index.md"), textOf("related:", "  - twoo", "  - one"))
  mkdirSync(path.join(root, "projects/two"))
  writeFileSync(path.join(root, "projects/two/index.md"), textOf())
  const told = readContent(root)
    .problems.map(formatProblem)
    .filter((line) => line.includes("related"))
  expect(told).toEqual([
    'content/projects/one/index.md:7:5  related[1] — found "one", this project — expected the slug of another project — remove related[1]',
    'content/projects/one/index.md:6:5  related[0] — found "twoo" — expected the slug of a project — did you mean two?',
  ])
})

test.each(["slug", "date", "endDate", "status"])(
  "a %s that is no text at all is told like any other mistake",
  (field) => {
    const lines = [
      "title: T",
      "summary: S.",
      ...(field === "date" ? [] : ["date: 2024"]),
      `${field}: [{ toString: "" }]`,
    ]
    const { problems } = readProject(root, "one", ["---", ...lines, "---", "Text."].join("\n"))
    expect(problems.map((problem) => problem.field)).toContain(field)
  },
)
