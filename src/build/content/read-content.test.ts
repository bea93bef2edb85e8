import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { formatProblems } from "~/src/build/content/content-problem"
import { contentProblems } from "~/src/build/content/read-content"

const SITE = `title: Site
description: A site.
siteUrl: https://ada.dev
language: en
author: { name: Ada }
copyright: { year: 2025 }
game: { title: Game, url: "https://game.dev/" }
`
const PAGE = "---\ntitle: T\ndescription: D.\n"
const PROJECT = "---\ntitle: T\nsummary: S.\ndate: 2024\n---\nText.\n"

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"))
  write("site.yaml", SITE)
  write("home.md", `${PAGE}headline: H.\n---\n`)
  write("about.md", `${PAGE}---\n`)
  write("privacy.md", `${PAGE}updated: 2025-11\n---\n`)
  write("projects/one/index.md", PROJECT)
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

function told(): string[] {
  return formatProblems(contentProblems(root)).split("\n").slice(2)
}

test("content as it should be has no problems", () => {
  expect(contentProblems(root)).toEqual([])
})

test("the shipped content has no problems", () => {
  expect(contentProblems("content")).toEqual([])
})

test("a site without projects has no problems", () => {
  rmSync(path.join(root, "projects"), { recursive: true })
  expect(contentProblems(root)).toEqual([])
})

test("a missing field is told with its file", () => {
  write("projects/one/index.md", "---\ntitle: T\ndate: 2024\n---\n")
  expect(told()).toEqual([
    "content/projects/one/index.md:2:1  summary — found nothing — expected a text of 1 to 200 characters — add summary",
  ])
})

test("a mistyped field is told where it stands, with what was found", () => {
  write("projects/one/index.md", "---\ntitle: T\nsummary: S.\ndate: May 2024\nfeatured: yes please\n---\n")
  expect(told()).toEqual([
    'content/projects/one/index.md:4:1  date — found "May 2024" — expected a date: 2024, 2024-05 or 2024-05-31 — change date',
    'content/projects/one/index.md:5:1  featured — found "yes please" — expected true or false — change featured',
  ])
})

test("an unknown field is told with the nearest known one", () => {
  write("projects/one/index.md", "---\ntitle: T\nsumary: S.\nsummary: S.\ndate: 2024\n---\n")
  expect(told()).toEqual([
    expect.stringMatching(/:3:1 {2}sumary — found an unknown field — .* — did you mean summary\?$/),
  ])
})

test("an unknown field inside a list is told at its own line", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "team:\n  - name: B\n    roel: R\n---\nText"))
  expect(told()).toEqual([
    "content/projects/one/index.md:7:5  team[0].roel — found an unknown field — expected one of name, role, url — did you mean role?",
  ])
})

test("a picture that is not there is told, in front matter and in the text", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText.", "cover: { src: no.png, alt: A }\n---\n\n![x](gone.png)"))
  expect(told()).toEqual([
    'content/projects/one/index.md:5:10  cover.src — found "no.png" — expected a picture that exists — put no.png beside index.md, or correct the name',
    'content/projects/one/index.md:8:1  picture — found "gone.png" — expected a picture that exists — put gone.png beside index.md, or correct the name',
  ])
})

test("a picture without alternative text is told", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "cover: { src: a.png }\n---\nText"))
  write("projects/one/a.png", "")
  expect(told()).toEqual([expect.stringContaining("cover.alt — found nothing — expected a description of the picture")])
})

test("two projects with one slug are told, the second at its slug", () => {
  write("projects/two/index.md", PROJECT.replace("---\nText", "slug: one\n---\nText"))
  expect(told()).toEqual([
    'content/projects/two/index.md:5:1  slug — found "one", which content/projects/one/index.md has too — expected a slug of its own for each project — change the slug of one of the two, or rename its folder',
  ])
})

test("a folder whose name cannot be an address is told", () => {
  cpSync(path.join(root, "projects/one"), path.join(root, "projects/My Project"), { recursive: true })
  expect(told()).toEqual([expect.stringContaining('My Project/index.md:1:1  folder name — found "My Project"')])
})

test("an end before the start is told, at the coarser precision of the two", () => {
  write("projects/one/index.md", PROJECT.replace("---\nText", "endDate: 2023-05\n---\nText"))
  expect(told()).toEqual([expect.stringContaining(":5:1  endDate — found")])
  write("projects/one/index.md", PROJECT.replace("date: 2024", "date: 2024-05\nendDate: 2024"))
  expect(told()).toEqual([])
})

test("a day that no calendar has is told", () => {
  write("projects/one/index.md", PROJECT.replace("date: 2024", "date: 2024-02-30"))
  expect(told()).toEqual([expect.stringContaining('found "2024-02-30"')])
})

test("front matter that is not YAML is told at its line, without a stack trace", () => {
  write("projects/one/index.md", '---\ntitle: "T\nsummary: S.\n---\n')
  expect(told()[0]).toMatch(/^content\/projects\/one\/index.md:\d+:\d+ {2}YAML — found /)
  expect(told().join("\n")).not.toMatch(/\bat .*\(/)
})

test.each(["just text\n", "---\ntitle: T\n", ""])("front matter that is missing or open is told: %j", (text) => {
  write("projects/one/index.md", text)
  expect(told()).toEqual([expect.stringContaining("index.md:1:1  front matter — found ")])
})

test("files that the site needs are told when they are missing", () => {
  rmSync(path.join(root, "site.yaml"))
  rmSync(path.join(root, "about.md"))
  rmSync(path.join(root, "projects/one/index.md"))
  expect(told()).toEqual([
    "content/about.md:1:1  file — found no such file — expected a file the site needs — create content/about.md",
    expect.stringContaining("content/projects/one/index.md:1:1  file"),
    expect.stringContaining("content/site.yaml:1:1  file"),
  ])
})

test("all problems of all files come in one run", () => {
  write("site.yaml", SITE.replace("https://ada.dev", "http://ada.dev").replace("language: en", "language: english!"))
  write("home.md", `${PAGE}---\n`)
  write("projects/one/index.md", "---\ntitle: 5\n---\n")
  expect(contentProblems(root)).toHaveLength(6)
})

test("Windows line endings and a byte-order mark do no harm", () => {
  write("projects/one/index.md", `\uFEFF${PROJECT.replaceAll("\n", "\r\n")}`)
  expect(contentProblems(root)).toEqual([])
})
