import { textWords, writeSearchWords } from "~/src/build/outputs/write-search-words"
import { readPublicFile, writePublicFile } from "~/src/build/public-files"
import { encodeIndex } from "~/src/lib/search/search-index"
import { wordsOf } from "~/src/lib/search/search-words"
import { indexedProject } from "~/tests/fixtures/indexed-entry"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

temporaryWorkingDirectory()

test("each word has the numbers of the texts that have it; of too many words, each text keeps its first ones", () => {
  const texts = ["Tide tables, tide", "The tides", "a", "", "数"]
  const words = { tables: [0], the: [1], tide: [0], tides: [1], 数: [4] }
  expect(textWords(texts)).toEqual(words)
  expect(textWords(texts, 5)).toEqual({ the: [1], tide: [0], 数: [4] })
})

const PROJECT = {
  summary: "no",
  tech: ["Rust"],
  outcome: ["Faster"],
  role: ["Author"],
  team: [{ name: "Charles", role: "Engineer", url: "https://no.dev" }],
  client: { name: "Jacquard", url: null },
  metrics: [{ value: "90%", label: "saved" }],
  cover: { alt: "no", caption: "Punched", focus: "no", width: "no", image: { layout: "no" } },
  gallery: [{ caption: "Threads" }],
  video: { title: "Moving", embed: { host: "no" } },
  job: { id: "no", name: "Works", position: "Fitter" },
  related: [{ entry: { title: "no" } }],
}
const SHOWN = Object.fromEntries(
  wordsOf("Rust Faster Author Charles Engineer Jacquard 90 saved Punched Threads Moving Works Fitter").map((word) => [
    word,
    [0],
  ]),
)

test("W3 S3: the words of entries, pages and the résumé are in the search index", () => {
  const write = (html: string) => {
    const pages = [
      { path: "/", title: "Ada", lang: null },
      { path: "/about", title: "About", lang: null },
    ]
    const data = {
      "projects/one": { project: { ...PROJECT, html } },
      index: { contentPage: { html: "<p>Welcome</p>", headline: "Weaver", description: "Unseen", title: "Ada" } },
      about: {
        contentPage: {
          introduction: "Born",
          rest: "",
          description: "Life",
          availability: { status: "no", text: "Busy" },
        },
        resume: { lang: "fr", work: [{ name: "Mill", url: "https://mill.dev", id: "no" }] },
      },
    }
    writePublicFile("search-index.json", JSON.stringify(encodeIndex([indexedProject("one", { title: "One" })], pages)))
    for (const [page, result] of Object.entries(data)) {
      writePublicFile(`page-data/${page}/page-data.json`, JSON.stringify({ result: { data: result } }))
    }
    writeSearchWords()
    return JSON.parse(readPublicFile("search-index.json")).words
  }
  const ofPages = { welcome: [1], weaver: [1], born: [2], busy: [2], life: [2], mill: [2] }
  expect(write('<p class="lead">A l&#x26;oom<button>Copy</button></p>')).toEqual({ ...SHOWN, ...ofPages, oom: [0] })
  const text =
    '<p><strong>Ro</strong>pe<sup>12</sup><img alt="5 > 3 no" srcset="no.webp"><a href="/no">quay<span class="sr-only"> no</span></a></p>'
  const code = "<figure><figcaption>oil</figcaption><pre><code>let<br>go</code></pre></figure>"
  expect(write(text + code)).toEqual({
    ...SHOWN,
    ...ofPages,
    12: [0],
    rope: [0],
    quay: [0],
    oil: [0],
    let: [0],
    go: [0],
  })
})
