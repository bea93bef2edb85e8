import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"

const manifest = JSON.parse(readFileSync("package.json", "utf8"))
const [dependencies = "", overrides = ""] = readFileSync("docs/dependencies.md", "utf8").split("\n## ")

const rowsOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
const namesIn = (text: string) =>
  rowsOf(text).flatMap(([, names = ""]) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name))

test("every dependency has a row in the table, and every row a dependency", () => {
  expect(namesIn(dependencies)).toEqual(Object.keys(manifest.dependencies).sort())
})

test("every row states a purpose, a place, a release, and the licence that the package names", () => {
  for (const [, name = "", ...cells] of rowsOf(dependencies)) {
    const [purpose, place, release, licence] = cells
    const folder = path.join("node_modules", name.replaceAll("`", ""))
    const installed = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))
    expect([name, licence]).toEqual([name, installed.license])
    expect(purpose).toMatch(/\w{3}/)
    expect(place).toMatch(/^(build|browser)/)
    expect(release).toMatch(/^\d+\.\d+\.\d+$/)
  }
})

test("every override is explained, and nothing else is", () => {
  expect(namesIn(overrides).sort()).toEqual(Object.keys(manifest.overrides).sort())
})

test("npm runs no install scripts of packages here, even in a manual install", () => {
  const setting = spawnSync("npm config get ignore-scripts --location project", { shell: true, encoding: "utf8" })
  expect(setting.stdout.trim()).toBe("true")
})
