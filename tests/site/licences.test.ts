import { readFileSync } from "node:fs"

import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const FOLDERS = [MAIN_BUILD, ".variants/base-path/public"]
const RULE = `\n\n${"-".repeat(80)}\n\n`
const BUNDLED = ["gatsby", "minisearch", "react", "react-dom", "react-toastify", "react-tooltip", "use-dark-mode"]

const sectionsOf = (folder: string) => readFileSync(`${folder}/licenses.txt`, "utf8").split(RULE).slice(1)
const nameOf = (section: string) => section.slice(0, section.indexOf(" "))

test.each(BUNDLED)("the licences name %s, which visitors get a copy of, with the text of its licence", (name) => {
  const section = sectionsOf(MAIN_BUILD).find((each) => nameOf(each) === name)
  expect(section).toMatch(/\nLicence: MIT\n/)
  expect(section).toMatch(/Permission is hereby granted, free of charge/)
})

test("every package whose licence is named is installed, of that version", () => {
  const packages = sectionsOf(MAIN_BUILD).filter((section) => !section.startsWith("Newsreader (font)"))
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

test("no package reaches visitors in two releases", () => {
  const names = sectionsOf(MAIN_BUILD).map(nameOf)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test("the font has its licence there", () => {
  expect(sectionsOf(MAIN_BUILD).join()).toMatch(/Newsreader[^\n]*\nLicence: OFL-1\.1\n[\s\S]+SIL OPEN FONT LICENSE/)
})

test("only what is published is named, sorted, and no folder of the machine", () => {
  const names = sectionsOf(MAIN_BUILD).map((section) => section.slice(0, section.indexOf("\n")))
  expect(names).toEqual([...names].sort())
  for (const tool of ["sharp", "zod", "unified"]) expect(names.map(nameOf)).not.toContain(tool)
  const text = readFileSync(`${MAIN_BUILD}/licenses.txt`, "utf8")
  expect(text).not.toContain(process.cwd())
  expect(text).not.toContain("node_modules")
})

test("two builds of the same content, at other paths, name the same licences", () => {
  const [first, second] = FOLDERS.map(sectionsOf)
  expect(first).toEqual(second)
})
