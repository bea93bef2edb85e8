import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { readSite } from "~/src/doctor/readers/read-site"

const folder = mkdtempSync(path.join(tmpdir(), "site-"))
afterAll(() => rmSync(folder, { recursive: true }))

function readWithGame(url: string) {
  const lines = [
    "title: Ada",
    "siteUrl: https://ada.dev",
    "language: en",
    "author: { name: Ada }",
    "copyright: { year: 2025 }",
    "game:",
    "  title: Chess",
    `  url: ${url}`,
  ]
  writeFileSync(path.join(folder, "site.yaml"), lines.join("\n"))
  return readSite(folder)
}

test.each(["https://ada.dev/chess/", "https://ADA.dev:443/chess"])(
  "E1: a game on the site's own origin is refused, because it could leave its sandbox: %s",
  (url) => {
    const { site, problems } = readWithGame(url)
    expect(site).toBeNull()
    expect(problems).toEqual([
      {
        file: "content/site.yaml",
        line: 8,
        column: expect.any(Number),
        field: "game.url",
        found: JSON.stringify(url),
        expected: expect.stringMatching(/another host.*sandbox/),
        fix: "change game.url",
      },
    ])
  },
)

test("E1: a game on another host is accepted, a subdomain included", () => {
  for (const url of ["https://games.dev/chess/", "https://chess.ada.dev/"]) {
    expect(readWithGame(url)).toMatchObject({ site: { game: { url } }, problems: [] })
  }
})
