import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { readContent } from "~/src/doctor/read-content"
import { ADDRESSES, PICTURE_VECTORS } from "~/tests/hostile/vectors.mjs"

const SITE = `title: Site
siteUrl: https://ada.dev
language: en
author: { name: Ada }
copyright: { year: 2025 }
`
const GAME = 'game: { title: Game, url: "https://game.dev/" }\n'
const PAGE = "---\ntitle: T\ndescription: D.\n"
const PROJECT = "---\ntitle: T\nsummary: S.\ndate: 2024\n"

type Place = { file: string; line: number; write: (address: string) => string }

/** Every field of the content that holds an address, with the line where it stands. */
const FIELDS: Record<string, Place> = {
  siteUrl: { file: "site.yaml", line: 2, write: (at) => SITE.replace("https://ada.dev", at) + GAME },
  "game.url": { file: "site.yaml", line: 6, write: (at) => `${SITE}game: { title: Game, url: ${at} }\n` },
  "profiles[].url": {
    file: "site.yaml",
    line: 7,
    write: (at) => `${SITE}${GAME}profiles: [{ label: L, icon: "lucide:mail", url: ${at} }]\n`,
  },
  "icons.service": { file: "site.yaml", line: 7, write: (at) => `${SITE}${GAME}icons: { service: ${at} }\n` },
  "icons.ownPath": { file: "site.yaml", line: 7, write: (at) => `${SITE}${GAME}icons: { ownPath: ${at} }\n` },
  "images.proxy": { file: "site.yaml", line: 7, write: (at) => `${SITE}${GAME}images: { proxy: ${at} }\n` },
  "analytics.web.script": {
    file: "site.yaml",
    line: 7,
    write: (at) => `${SITE}${GAME}analytics: { web: { script: ${at} } }\n`,
  },
  "author.avatar": {
    file: "site.yaml",
    line: 4,
    write: (at) => `${SITE.replace("{ name: Ada }", `{ name: Ada, avatar: { alt: A, src: ${at} } }`)}${GAME}`,
  },
  "links[].url": {
    file: "projects/one/index.md",
    line: 5,
    write: (at) => `${PROJECT}links: [{ type: live, url: ${at} }]\n---\n`,
  },
  "links[].icon": {
    file: "projects/one/index.md",
    line: 5,
    write: (at) => `${PROJECT}links: [{ type: live, url: "https://a.dev", icon: ${at} }]\n---\n`,
  },
  "client.url": {
    file: "projects/one/index.md",
    line: 5,
    write: (at) => `${PROJECT}client: { name: C, url: ${at} }\n---\n`,
  },
  "team[].url": {
    file: "projects/one/index.md",
    line: 5,
    write: (at) => `${PROJECT}team: [{ name: C, url: ${at} }]\n---\n`,
  },
  "video.url": {
    file: "projects/one/index.md",
    line: 5,
    write: (at) => `${PROJECT}video: { title: V, url: ${at} }\n---\n`,
  },
  "cover.src": {
    file: "projects/one/index.md",
    line: 5,
    write: (at) => `${PROJECT}cover: { alt: C, src: ${at} }\n---\n`,
  },
  "basics.url": { file: "resume.json", line: 2, write: (at) => `{ "basics":\n{ "name": "A", "url": ${at} } }` },
  "basics.profiles[].url": {
    file: "resume.json",
    line: 2,
    write: (at) => `{ "basics":\n{ "name": "A", "profiles": [{ "url": ${at} }] } }`,
  },
  "work[].url": { file: "resume.json", line: 2, write: (at) => `{ "work":\n[{ "name": "A", "url": ${at} }] }` },
  "publications[].url": {
    file: "resume.json",
    line: 2,
    write: (at) => `{ "publications":\n[{ "name": "A", "url": ${at} }] }`,
  },
}

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"))
  write("site.yaml", SITE + GAME)
  write("home.md", `${PAGE}headline: H.\n---\n`)
  write("about.md", `${PAGE}---\n`)
  write("privacy.md", `${PAGE}updated: 2025-11\n---\n`)
  write("projects/one/index.md", `${PROJECT}---\n`)
  cpSync("src/build/remote-images/placeholder-square.png", path.join(root, "projects/one/p.png"))
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

for (const [field, { file, line, write: textWith }] of Object.entries(FIELDS)) {
  test(`an address that runs code is refused with file and line: ${field}`, () => {
    for (const [name, address] of Object.entries(ADDRESSES)) {
      write(file, textWith(JSON.stringify(address)))
      const found = readContent(root).problems.filter(({ severity }) => severity !== "warning")
      expect([name, [...new Set(found.map((problem) => `${problem.file}:${problem.line}`))]]).toEqual([
        name,
        [`content/${file}:${line}`],
      ])
    }
  })
}

test("a picture in a text is a file or an https address: every other address is refused with file and line", () => {
  for (const { name, markdown } of PICTURE_VECTORS) {
    write("projects/one/index.md", `${PROJECT}---\n\nText.\n\n${markdown}\n`)
    const found = readContent(root).problems.map((problem) => `${problem.file}:${problem.line}`)
    expect([name, found]).toEqual([name, ["content/projects/one/index.md:9"]])
  }
})
