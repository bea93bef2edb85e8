import { readFileSync } from "node:fs"

import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const RULE = `\n\n${"-".repeat(80)}\n\n`
const BUNDLED = ["gatsby", "minisearch", "react", "react-dom", "react-toastify", "react-tooltip", "use-dark-mode"]

const sections = readFileSync(`${MAIN_BUILD}/licenses.txt`, "utf8").split(RULE).slice(1)
const nameOf = (section: string) => section.slice(0, section.indexOf(" "))

test.each(BUNDLED)("licenses.txt has %s, which visitors receive, with the text of its licence", (name) => {
  const section = sections.find((each) => nameOf(each) === name)
  expect(section).toMatch(/\nLicence: MIT\n/)
  expect(section).toMatch(/Permission is hereby granted, free of charge/)
})

test("every package in licenses.txt is installed in that version", () => {
  const packages = sections.filter((section) => !section.startsWith("Newsreader (font)"))
  expect(packages.length).toBeGreaterThan(BUNDLED.length)
  const { packages: locked } = JSON.parse(readFileSync("package-lock.json", "utf8"))
  const known = new Set(
    Object.entries<{ version: string }>(locked).map(
      ([at, { version }]) => `${at.split("node_modules/").at(-1)} ${version}`,
    ),
  )
  expect(packages.map((section) => section.slice(0, section.indexOf("\n"))).filter((name) => !known.has(name))).toEqual(
    [],
  )
})

test("no package is published in two versions", () => {
  const names = sections.map(nameOf)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test("licenses.txt has the licence of the font", () => {
  expect(sections.join()).toMatch(/Newsreader[^\n]*\nLicence: OFL-1\.1\n[\s\S]+SIL OPEN FONT LICENSE/)
})

test("licenses.txt lists only what is published, sorted", () => {
  const names = sections.map((section) => section.slice(0, section.indexOf("\n")))
  expect(names).toEqual([...names].sort())
  for (const tool of ["sharp", "zod", "unified"]) expect(names.map(nameOf)).not.toContain(tool)
})
