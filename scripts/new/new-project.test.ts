import path from "node:path"
import { parse } from "yaml"

import { placeholderIn } from "~/src/doctor/rules/fields/check-placeholders"
import { noteSchema } from "~/src/doctor/schemas/note-schema"
import { ownPageSchema } from "~/src/doctor/schemas/page-schemas"
import { projectSchema } from "~/src/doctor/schemas/project-schema"
import { starterFor } from "~/src/lib/starters/starters"
import { localServer } from "~/tests/local-server"
import { temporaryFolder } from "~/tests/temporary-folder"

import { githubProject } from "./github-project"
import { freePath, longestTitle, newFile } from "./project-file"
import { newSlug } from "./title-slug"

const folder = temporaryFolder()
const server = localServer()
const NOW = new Date(2026, 4, 31)

function fieldsOf(text: string): unknown {
  return projectSchema.parse(parse(text.split("---\n")[1] ?? ""))
}

test.each([
  ["Crème Brûlée & Straße", "creme-brulee-strasse"],
  ["日本", "ri-ben"],
  ["C++ 🎉 rocks", "c-rocks"],
  ["../../etc/passwd", "etc-passwd"],
  ["Größe", "grosse"],
  ["Größe über O\u0308l", "groesse-ueber-oel", "de-CH"],
  ["Smørrebrød på Ærø", "smoerrebroed-paa-aeroe", "da"],
  ["Вишивка у Києві", "vyshyvka-u-kyievi", "uk"],
  ["旅".repeat(80), Array(67).fill("lu").join("-")],
])("the title %j becomes the address %j", (title, slug, language = "en") => {
  expect(newSlug(title, { language })).toBe(slug)
})

test("a title without letters asks for --slug, and an invalid --slug is an error", () => {
  expect(() => newSlug("🎉")).toThrow("Choose one with --slug")
  for (const wanted of ["../x", "A", "a--b", "a".repeat(201)]) {
    expect(() => newSlug("T", { wanted })).toThrow("is not an address")
  }
})

test.each([
  ["project", "content/projects/one/index.md", projectSchema],
  ["note", "content/notes/one/index.md", noteSchema],
  ["page", "content/pages/one.md", ownPageSchema],
] as const)(
  "a new %s is a valid draft in %s, whatever its title, and so is every optional line",
  (kind, file, schema) => {
    const title = 'A "title": # with\\ everything'
    const text = newFile(kind, { title }, { now: NOW })
    const parsed = (source: string) => schema.safeParse(parse(source.split("---\n")[1] ?? "")).data
    const date = kind === "page" ? {} : { date: expect.stringMatching(/^2026-05/) }
    expect(parsed(text)).toMatchObject({ title, draft: true, ...date })
    const every = text.replace(/^# (?!yaml-language-server)/gm, "")
    // Whatever text replaces an example.
    const all = parsed(every.replaceAll("A loom threaded with cards.", "Waves, layered in blue: a map"))
    expect(Object.keys(all ?? {}).sort()).toEqual(Object.keys(schema.shape).sort())
    expect(freePath(folder.path, kind, "one")).toBe(file)
    const [, address = ""] = /\$schema=(\S+)/.exec(text) ?? []
    expect(path.posix.join(path.dirname(file), address)).toBe(`docs/schemas/${kind}.schema.json`)
  },
)

test("J1: the placeholders are in the language of the text, and are reported like those in English", () => {
  const { entry } = starterFor("ja")
  const text = newFile("note", { title: "T" }, { now: NOW, language: "ja" })
  expect(text).toContain(entry.text)
  expect(placeholderIn(text)?.words).toBe(entry.sentence)
})

test.each([
  ["project", "one", "content/projects/one already exists."],
  ["page", "one", "content/pages/one.md already exists."],
  ["page", "about", "The address /about belongs to content/about.md."],
  ["page", "notes", "The address /notes belongs to content/notes."],
  ["note", "tags", "The address /notes/tags belongs to another page."],
  ["project", "index", "The address /projects/index belongs to another page."],
] as const)("no %s is written at the address %s, which something else has", (kind, slug, message) => {
  folder.write("content/projects/one/cover.png")
  folder.write("content/pages/one.md")
  expect(() => freePath(folder.path, kind, slug)).toThrow(message)
})

test("a title is as long as its kind may have it", () => {
  expect((["project", "note", "page"] as const).map(longestTitle)).toEqual([80, 120, 80])
})

function requestFromMock(status: number, body: string, headers: object = {}) {
  server.answer = ({ url }, response) => {
    response.writeHead(status, { ...headers }).end(url?.endsWith("/languages") ? '{"Rust":9,"CSS":1}' : body)
  }
  return githubProject("ada/engine", { base: server.origin })
}

test("GitHub's data become valid fields of the project", async () => {
  const answer = {
    name: "engine",
    description: "Computes.",
    html_url: "https://github.com/ada/engine",
    homepage: "https://engine.dev",
    topics: ["maths"],
    created_at: "2021-03-04T00:00:00Z",
    archived: true,
  }
  expect(fieldsOf(newFile("project", await requestFromMock(200, JSON.stringify(answer)), { now: NOW }))).toMatchObject({
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
  [200, "<html>", {}, "cannot be read"],
  [200, '{"name":7}', {}, "cannot be read"],
])("GitHub's response %d %j is reported in one line", async (status, body, headers, message) => {
  await expect(requestFromMock(status, body, headers)).rejects.toThrow(message)
})

test.each([
  ..."../user user/.. ./user user/. .. ada a/b/c /ada/b ada/ %2e%2e/user a%2Fb/c a/b%2f..%2fc a\\b/c a/b\\c".split(" "),
  ..."a/..?x a/b?x a/b#x -a/b a@b/c https://github.com/ada https://gitlab.com/ada/engine".split(" "),
  ...["a/b\n", "a /b", ""],
])("%j is refused as the name of a repository, without a request", async (name) => {
  const refused = githubProject(name, { base: server.origin })
  await expect(refused).rejects.toThrow(`${JSON.stringify(name)} is not the name of a repository.`)
  expect(server.requests).toEqual([])
})

test.each([
  ...["ada/.github", "ada-l/a.b_c-", "Ada_corp/..."].map((name) => [name, name]),
  ...["https://github.com/ada/engine", "github.com/ada/engine/", "https://www.github.com/ada/engine.git"].map(
    (address) => [address, "ada/engine"],
  ),
])("%s is asked for as the name of a repository", async (given, name) => {
  server.answer = (_request, response) => response.writeHead(404).end()
  await expect(githubProject(given, { base: server.origin })).rejects.toThrow(`no public repository ${name}`)
  expect(server.requests.map(({ url }) => url)).toEqual([`/repos/${name}`])
})

test("a GitHub that does not respond, or cannot be reached, is reported", async () => {
  await expect(githubProject("a/b", { base: server.origin, timeoutMs: 100 })).rejects.toThrow("within 0.1 s")
  await server.stop()
  await expect(githubProject("a/b", { base: server.origin })).rejects.toThrow("cannot be reached")
})
