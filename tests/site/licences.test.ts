import { readFileSync } from "node:fs"

import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const RULE = `\n\n${"-".repeat(80)}\n\n`
const BUNDLED = ["gatsby", "minisearch", "react", "react-dom", "react-toastify", "react-tooltip", "use-dark-mode"]

const sections = readFileSync(`${MAIN_BUILD}/licenses.txt`, "utf8").split(RULE).slice(1)
const headingOf = (section: string) => section.slice(0, section.indexOf("\n"))
const nameOf = (section: string) => section.slice(0, section.indexOf(" "))

test.each(BUNDLED)("licenses.txt has %s, which visitors receive, with the text of its licence", (name) => {
  const section = sections.find((each) => nameOf(each) === name)
  expect(section).toMatch(/\nLicence: MIT\n/)
  expect(section).toMatch(/Permission is hereby granted, free of charge/)
})

test("every package in licenses.txt is installed in that version, which is the only one", () => {
  const names = sections.filter((section) => !section.startsWith("Newsreader (font)")).map(headingOf)
  expect(names.length).toBeGreaterThan(BUNDLED.length)
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"))
  const locked = Object.entries<{ version: string }>(packages)
  const installed = locked.map(([at, { version }]) => `${at.split("node_modules/").at(-1)} ${version}`)
  expect(installed).toEqual(expect.arrayContaining(names))
  expect(new Set(sections.map(nameOf)).size).toBe(sections.length)
})

test("licenses.txt has the licence of the font, and lists only what is published, sorted", () => {
  expect(sections.join()).toMatch(/Newsreader[^\n]*\nLicence: OFL-1\.1\n[\s\S]+SIL OPEN FONT LICENSE/)
  expect(sections).toEqual([...sections].sort((a, b) => (headingOf(a) < headingOf(b) ? -1 : 1)))
  for (const tool of ["sharp", "zod", "unified"]) expect(sections.map(nameOf)).not.toContain(tool)
})
