import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { resumeFile } from "~/src/build/outputs/resume-file"

const SITE = `title: Ada
siteUrl: https://ada.example
language: en
author: { name: Ada }
copyright: { year: 2025 }
game: { title: "2048", url: "https://game.example/" }
`
const RESUME = { skills: [{ name: "Weaving", projects: ["loom", "secret-draft"] }] }

const folder = mkdtempSync(path.join(tmpdir(), "resume-"))
const projectRoot = process.cwd()

beforeAll(() => {
  mkdirSync(path.join(folder, "public/projects/loom"), { recursive: true })
  writeFileSync(path.join(folder, "public/projects/loom/index.html"), "")
  writeFileSync(path.join(folder, "site.yaml"), SITE)
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(projectRoot)
  rmSync(folder, { recursive: true })
})

test("S3: /resume.json names only projects that have a page", () => {
  writeFileSync(path.join(folder, "resume.json"), JSON.stringify(RESUME))
  expect(JSON.parse(resumeFile(folder) ?? "")).toMatchObject({ skills: [{ name: "Weaving", projects: ["loom"] }] })
})

test("without a résumé there is no file", () => {
  rmSync(path.join(folder, "resume.json"))
  expect(resumeFile(folder)).toBeNull()
})
