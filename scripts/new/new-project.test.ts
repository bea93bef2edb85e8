import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parse } from "yaml"

import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { startLocalServer } from "~/tests/local-server"

import { githubProject } from "./github-project.mjs"
import { projectFile } from "./project-file.mjs"
import { projectSlug } from "./project-slug.mjs"
import { writeProject } from "./write-project.mjs"

const NOW = new Date(2026, 4, 31)

function fieldsOf(text: string): unknown {
  return projectSchema.parse(parse(text.split("---\n")[1] ?? ""))
}

test.each([
  ["Crème Brûlée & Straße", "creme-brulee-strasse"],
  ["日本", "ri-ben"],
  ["C++ 🎉 rocks", "c-rocks"],
  ["../../etc/passwd", "etc-passwd"],
])("the title %j becomes the address %j", (title, slug) => {
  expect(projectSlug(title)).toBe(slug)
})

test("a title that leaves nothing asks for --slug, and a wrong --slug is told", () => {
  expect(() => projectSlug("🎉")).toThrow("give one with --slug")
  expect(() => projectSlug("T", "../x")).toThrow("is no address")
})

test("a new project is a valid draft of this month, whatever its title", () => {
  const title = 'A "title": # with\\ everything'
  expect(fieldsOf(projectFile({ title }, NOW))).toMatchObject({ title, date: "2026-05", draft: true })
})

test("every optional line is valid once its comment sign is taken away", () => {
  const text = projectFile({ title: "T" }, NOW)
    .replace(/^# (?!yaml-language-server)/gm, "")
    .replace("https://…", "https://a.dev")
  expect(fieldsOf(text)).toMatchObject({ status: "live", featured: true, role: ["Developer"] })
})

test("every field there is has its line in a new project", () => {
  const named = projectFile({ title: "T" }, NOW).match(/^(# )?\w+(?=:)/gm) ?? []
  expect(named.map((name) => name.replace("# ", "")).sort()).toEqual(Object.keys(projectSchema.shape).sort())
})

test("a comma in what an owner writes into an example makes no second entry", () => {
  const text = projectFile({ title: "T" }, NOW)
    .replace(/^# (?!yaml-language-server)/gm, "")
    .replace("https://…", "https://a.dev")
    .replace("What came of it", "Printed on 12,000 maps")
    .replaceAll("What the picture shows", "Waves, layered in blue: a map")
  const alt = "Waves, layered in blue: a map"
  expect(fieldsOf(text)).toMatchObject({ outcome: ["Printed on 12,000 maps"], cover: { alt }, gallery: [{ alt }] })
})

test("a project is written as a whole, and never over another", () => {
  const root = mkdtempSync(path.join(tmpdir(), "new-"))
  expect(writeProject(root, "one", "first")).toBe("content/projects/one/index.md")
  expect(() => writeProject(root, "one", "second")).toThrow("exists already")
  expect(readFileSync(path.join(root, "content/projects/one/index.md"), "utf8")).toBe("first")
  expect(readdirSync(path.join(root, "content/projects"))).toEqual(["one"])
  rmSync(root, { recursive: true })
})

test("a folder without the file counts as taken, too", () => {
  const root = mkdtempSync(path.join(tmpdir(), "new-"))
  mkdirSync(path.join(root, "content/projects/one"), { recursive: true })
  writeFileSync(path.join(root, "content/projects/one/cover.png"), "")
  expect(() => writeProject(root, "one", "text")).toThrow("exists already")
  rmSync(root, { recursive: true })
})

async function askStandIn(status: number, body: string, headers: Record<string, string> = {}): Promise<unknown> {
  const server = await startLocalServer((request, response) => {
    const isLanguages = request.url?.endsWith("/languages")
    response.writeHead(status, headers).end(isLanguages ? '{"Rust":9,"CSS":1}' : body)
  })
  try {
    return await githubProject("ada/engine", { base: server.origin })
  } finally {
    await server.stop()
  }
}

test("what GitHub knows becomes the project's fields, and they are valid", async () => {
  const answer = {
    name: "engine",
    description: "Computes.",
    html_url: "https://github.com/ada/engine",
    homepage: "https://engine.dev",
    topics: ["maths"],
    created_at: "2021-03-04T00:00:00Z",
    archived: true,
  }
  const facts = (await askStandIn(200, JSON.stringify(answer))) as Parameters<typeof projectFile>[0]
  expect(fieldsOf(projectFile(facts, NOW))).toMatchObject({
    title: "engine",
    summary: "Computes.",
    date: "2021-03",
    status: "archived",
    tech: ["Rust", "CSS", "maths"],
    links: [
      { type: "live", url: "https://engine.dev" },
      { type: "source", url: "https://github.com/ada/engine" },
    ],
  })
})

test.each([
  [404, "{}", {}, "no public repository ada/engine"],
  [403, "{}", { "x-ratelimit-reset": "1800000000" }, "until 2027-01-15T08:00:00.000Z"],
  [429, "{}", {}, "set GITHUB_TOKEN"],
  [500, "{}", {}, "status 500"],
  [200, "<html>", {}, "cannot be read"],
  [200, "[]", {}, "cannot be read"],
  [200, '{"name":7}', {}, "cannot be read"],
])("GitHub's answer %d %j is told in one line", async (status, body, headers, message) => {
  await expect(askStandIn(status, body, headers as Record<string, string>)).rejects.toThrow(message)
})

test("a GitHub that never answers is given up, and one that is not there is told", async () => {
  const server = await startLocalServer(() => undefined)
  await expect(githubProject("a/b", { base: server.origin, timeoutMs: 100 })).rejects.toThrow("within 0.1 s")
  await server.stop()
  await expect(githubProject("a/b", { base: server.origin })).rejects.toThrow("cannot be reached")
})
