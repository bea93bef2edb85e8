import { readFileSync } from "node:fs"

import { searchShards, writeSearchShards } from "~/src/build/outputs/search-shards"
import { writePublicFile } from "~/src/build/public-files"
import { encodeIndex, type IndexedEntry } from "~/src/lib/search/search-index"
import { shardOf, wordsOf } from "~/src/lib/search/search-words"
import { temporaryWorkingDirectory } from "~/tests/temporary-folder"

temporaryWorkingDirectory()

test("words are without case, accents and punctuation, also in languages without spaces", () => {
  expect(wordsOf("L’Écriture, of C++ & “tide-tables”!")).toEqual(["l", "ecriture", "of", "c++", "tide", "tables"])
  expect(wordsOf("数学の証明")).toEqual(expect.arrayContaining(["数学", "証明"]))
  // Segments of the whole text would need its square of memory.
  expect(wordsOf("数".repeat(300_000)).join("")).toHaveLength(300_000)
  expect(wordsOf("a ".repeat(300_000))).toHaveLength(300_000)
})

test("J1: in Turkish, the capital letters of i and ı differ", async () => {
  Object.assign(globalThis, { __CONTENT_LANGUAGE__: "tr" })
  jest.resetModules()
  const turkish = await import("~/src/lib/search/search-words")
  expect(turkish.wordsOf("İstanbul IRMAK")).toEqual(["istanbul", "ırmak"])
})

test.each([
  ["tide", "ti"],
  ["ti", "ti"],
  ["t", null],
  ["2019", "20"],
  ["数学", "u6570"],
  ["数", "u6570"],
  ["aß", "audf"],
  ["", null],
])("the word %j is in the file %j, like every word that begins with it", (word, name) => {
  expect(shardOf(word)).toBe(name)
  if (name !== null && word.length > 1) expect(shardOf(`${word}letters`)).toBe(name)
})

test("each word is once in the file of its letters, with the texts that have it", () => {
  expect(searchShards(["Tide tables, tide", "The tides", "a", ""])).toEqual({
    ta: { tables: [0] },
    th: { the: [1] },
    ti: { tide: [0], tides: [1] },
  })
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

test("W3 S3: the words of entries, pages and the résumé are below an address that changes with them", () => {
  const entry = {
    ...{
      collection: "projects",
      slug: "one",
      path: "/projects/one",
      title: "One",
      summary: "",
      date: "2020",
      tags: [],
    },
    ...{ cover: null, visibility: "public", publishAt: null, lang: null, languageName: null },
  } as IndexedEntry
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
    writePublicFile("search-index.json", JSON.stringify(encodeIndex([entry], pages)))
    for (const [page, result] of Object.entries(data)) {
      writePublicFile(`page-data/${page}/page-data.json`, JSON.stringify({ result: { data: result } }))
    }
    writeSearchShards()
    const { words } = JSON.parse(readFileSync("public/search-index.json", "utf8"))
    const read = (name: string) => JSON.parse(readFileSync(`public${words.base}/${name}.json`, "utf8"))
    return { ...words, all: Object.assign({}, ...words.names.map(read)) }
  }
  const first = write('<p class="lead">A l&#x26;oom<button>Copy</button></p>')
  expect(first.base).toMatch(/^\/static\/search-[\da-f]{16}$/)
  const ofPages = { welcome: [1], weaver: [1], born: [2], busy: [2], life: [2], mill: [2] }
  expect(first.all).toEqual({ ...SHOWN, ...ofPages, oom: [0] })
  const text =
    '<p><strong>Ro</strong>pe<sup>12</sup><img alt="5 > 3 no" srcset="no.webp"><a href="/no">quay<span class="sr-only"> no</span></a></p>'
  const code = "<figure><figcaption>oil</figcaption><pre><code>let<br>go</code></pre></figure>"
  expect(write(text + code).all).toEqual({
    ...SHOWN,
    ...ofPages,
    12: [0],
    rope: [0],
    quay: [0],
    oil: [0],
    let: [0],
    go: [0],
  })
  expect(write("<p>Looms</p>").base).not.toBe(first.base)
  expect(write("<p>Looms</p>").all).toHaveProperty("looms", [0])
})
