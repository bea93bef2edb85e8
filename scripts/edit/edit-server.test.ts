import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import http from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { text } from "node:stream/consumers"

import { PAGE, SITE, temporaryContent } from "~/tests/fixtures/content-folder"

import { type Problems, startEditor } from "./edit-server"
import { type EditorFiles, editorFiles } from "./editor-files"

const content = temporaryContent()
const printed: string[] = []
let editor: Awaited<ReturnType<typeof startEditor>>

let files: EditorFiles
const options = () => ({
  root: content.root,
  files,
  temporary: path.dirname(content.root),
  log: (line: string) => printed.push(line),
})

beforeAll(async () => {
  files = await editorFiles()
})
beforeEach(async () => {
  printed.length = 0
  editor = await startEditor(options())
})
afterEach(() => editor.stop())

type Exchange = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string }

/** Unlike fetch, it sends the path and every header as they are. */
async function ask(at: string, { method = "GET", headers = {}, body = "" }: Exchange = {}) {
  const { port } = new URL(editor.origin)
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .request({ port, host: "127.0.0.1", path: at, method, headers }, resolve)
      .once("error", reject)
      .end(method === "PUT" ? body : undefined)
  })
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}

const ABOUT = "/content/about.md"
const ONE = "/content/projects/one/index.md"
const { read } = content
const exists = (file: string) => existsSync(path.join(content.root, file))
const filesIn = (folder: string) => readdirSync(path.join(content.root, folder)).sort()

/** Saves a file that the editor read as the one with the tag; one that it did not read has none. */
const put = (at: string, body: string, headers: http.OutgoingHttpHeaders = {}) =>
  ask(at, { method: "PUT", headers, body })
const remove = (at: string, tag = "") => ask(at, { method: "DELETE", headers: { "If-Match": tag } })
const tagOf = async (at: string) => (await ask(at)).headers.etag

/** Saves a file as it was read, with a change. */
async function save(file: string, change: (text: string) => string) {
  const { text, headers } = await ask(file)
  return put(file, change(text), { "If-Match": headers.etag })
}

test("S4: other websites get no page, no content and no saving", async () => {
  for (const headers of [
    { host: "evil.example" },
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
  ]) {
    for (const at of ["/", "/files", ABOUT]) {
      expect(await ask(at, { headers })).toMatchObject({ status: 403, text: expect.stringContaining("only requests") })
    }
    expect((await put(ABOUT, "x", headers)).status).toBe(403)
  }
  expect(read("about.md")).not.toBe("x")
})

test("the page has the editor and its configuration, and may ask no other host", async () => {
  const page = await ask("/")
  expect(page.text).toContain('"backend":{"name":"test-repo"}')
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; (?!.*(?:https?:|\*))/)
  expect((await ask("/start-editor.js")).headers["content-type"]).toBe("text/javascript; charset=utf-8")
  const [, sveltia] = /import\("\.(\/[\w.-]+)"\)/.exec((await ask("/start-editor.js")).text) ?? []
  const [font = ""] = /source-sans-3[\w.-]+woff2(?=`)/.exec((await ask(sveltia ?? "")).text) ?? []
  expect((await ask(`/assets/${font}`)).headers["content-type"]).toBe("font/woff2")
})

test.each([
  "../outside.test",
  "%2e%2e/outside.test",
  "a/../../x",
  "/etc/passwd",
  ".env",
  "projects/.a/b",
  "",
  "a%5Cb",
  "C:x",
  "%00",
  "%E0",
  "x%5c..%5c..%5cresume.json",
  "linked/secret.md",
  "linked/new/index.md",
  "linked.md",
  "projects/one/env.txt",
])("S6: the file %j is neither read nor written", async (file) => {
  content.write(".env", "secret")
  const outside = mkdtempSync(path.join(tmpdir(), "outside-"))
  writeFileSync(path.join(outside, "secret.md"), "secret")
  symlinkSync(outside, path.join(content.root, "linked"))
  symlinkSync(path.join(outside, "secret.md"), path.join(content.root, "linked.md"))
  symlinkSync("../../.env", path.join(content.root, "projects/one/env.txt"))
  for (const method of ["GET", "PUT", "DELETE"]) {
    const refused = { status: 403, text: expect.stringMatching(/^The editor reads and writes only files in content\//) }
    expect(await ask(`/content/${file}`, { method, body: "x" })).toMatchObject(refused)
  }
  expect(exists("../outside.test")).toBe(false)
  expect(readdirSync(outside)).toEqual(["secret.md"])
  expect(readFileSync(path.join(outside, "secret.md"), "utf8")).toBe("secret")
  expect(read(".env")).toBe("secret")
  rmSync(outside, { recursive: true })
})

test("S6: no file is written through a link to nothing", async () => {
  symlinkSync("../new-outside.md", path.join(content.root, "broken.md"))
  const { status, text } = await put("/content/broken.md", "x")
  expect([status, text]).toEqual([409, "Nothing was saved: content/broken.md is not a file."])
  expect(exists("../new-outside.md")).toBe(false)
})

test("S6: a file that is too large is refused with a message, and an unknown file of the editor names no path", async () => {
  const { status, text, headers } = await put("/content/projects/one/film.mp4", "a".repeat(32_000_001))
  expect([status, text]).toEqual([413, expect.stringContaining("content/projects/one/film.mp4 has more than 32 MB")])
  expect(headers["x-content-type-options"]).toBe("nosniff")
  expect(exists("projects/one/film.mp4")).toBe(false)
  for (const asset of ["unknown.js", "..", "."]) {
    expect(await ask(`/assets/${asset}`)).toMatchObject({ status: 404, text: "" })
  }
})

test("an entry is deleted with its folder, a copy stays; files that every site has are not deleted", async () => {
  content.write("projects/one/a.png", "PNG")
  const tag = await tagOf(ONE)
  content.write("projects/one/index.md", `${read("projects/one/index.md")}Changed.\n`)
  expect((await remove(ONE, tag)).status).toBe(409)
  expect((await remove(ONE, await tagOf(ONE))).status).toBe(200)
  expect(exists("projects/one")).toBe(false)
  const [, copy = ""] =
    /^Deleted content\/projects\/one\/index\.md\. A copy is in (.+)$/.exec(printed.at(-1) ?? "") ?? []
  expect(readdirSync(path.join(copy, "projects/one")).sort()).toEqual(["a.png", "index.md"])
  // Sveltia deletes the empty folder, too.
  expect((await remove("/content/projects/one")).status).toBe(200)
  const refused = await remove(ABOUT, await tagOf(ABOUT))
  expect([refused.status, refused.text]).toEqual([409, "content/about.md was not deleted: every site has this file."])
  expect(exists("about.md")).toBe(true)
})

test("an entry with another address is renamed with its folder, unless that exists", async () => {
  content.write("projects/one/a.png", "PNG")
  content.write("projects/two/index.md", "---\ntitle: Two\n---\n")
  content.write("projects/four/a.png", "other PNG")
  const { text, headers } = await ask(ONE)
  const rename = (to: string) =>
    put(`/content/${to}`, text.replace("---\n", "---\naliases: [/projects/one]\n"), {
      ...{ "If-Match": headers.etag, "Former-Path": "projects/one/index.md" },
    })
  for (const to of ["projects/two/index.md", "projects/four/index.md", "notes/three/index.md", "about.md"]) {
    expect((await rename(to)).status).toBe(409)
  }
  expect(exists("projects/one")).toBe(true)
  // A new picture is saved before the text.
  await put("/content/projects/three/b.png", "PNG")
  expect(printed.at(-1)).toBe("Saved content/projects/three/b.png")
  expect((await rename("projects/three/index.md")).status).toBe(200)
  expect(exists("projects/one")).toBe(false)
  expect(filesIn("projects/three")).toEqual(["a.png", "b.png", "index.md"])
  expect(read("projects/three/index.md")).toContain("/projects/one")
})

test("a picture gets an empty description only after a question", async () => {
  const { text, headers } = await ask(ONE)
  const body = text.replace(/\n---\n/, "\ncover:\n  src: a.png\n  alt: ''\n---\n")
  const match = { "If-Match": headers.etag }
  const message = expect.stringContaining("cover is a picture without")
  expect(await put(ONE, body, match)).toMatchObject({ status: 428, text: message })
  expect(read("projects/one/index.md")).not.toContain("cover")
  expect((await put(ONE, body, { ...match, confirmed: "yes" })).status).toBe(200)
  // Known from now on.
  expect((await save(ONE, (written) => written.replace(/title: .*/, "title: Other"))).status).toBe(200)
})

test("the link to a page starts the site once, waits for it and leads there", async () => {
  await editor.stop()
  const site = { origin: "http://localhost:8000", isRunning: jest.fn(async () => false), start: jest.fn() }
  editor = await startEditor({ ...options(), preview: site })
  content.write("projects/one/index.md", "---\ntitle: One\nslug: first\n---\n")
  expect((await ask("/projects/one", { headers: { "sec-fetch-dest": "empty" } })).status).toBe(200)
  expect(site.start).not.toHaveBeenCalled()
  expect((await ask("/projects/one")).text).toContain('content="2; url=?waiting"')
  expect((await ask("/projects/one?waiting")).text).toContain("npm start has prepared")
  expect(site.start).toHaveBeenCalledTimes(1)
  site.isRunning.mockResolvedValue(true)
  const pages = { "projects/one": "/projects/first", home: "/", about: "/about" }
  for (const [name, page] of Object.entries(pages)) {
    expect((await ask(`/${name}`)).text).toContain(`content="0; url=http://localhost:8000${page}"`)
  }
  expect((await ask("/projects/unknown")).status).toBe(404)
})

test("a saved file has its comments and the change, and the terminal and the page report its problems", async () => {
  const before = "---\n# The page about me.\ntitle: About # short\ndescription: D.\n---\n\nText\n"
  content.write("about.md", before)
  const wanted = `title: ${"A".repeat(99)}\ndescription: D.`
  const { status } = await save(ABOUT, () => `---\n${wanted}\n---\n\nText\n`)
  expect(status).toBe(200)
  expect(read("about.md")).toBe(before.replace("About #", `${"A".repeat(99)} #`))
  const wrong = "content/about.md:3:1  title"
  expect(printed).toEqual([expect.stringMatching(/^Saved content\/about\.md\n[\s\S]*title/)])
  expect(printed.join()).toContain(wrong)
  const { title, lines } = JSON.parse((await ask("/problems")).text)
  const places = [{ file: "content/about.md", field: "title" }]
  const message = expect.stringMatching(/^(?!content).*A{20}/)
  expect([title, lines]).toEqual(["1 problem in 1 file.", [{ text: expect.stringContaining(wrong), message, places }]])
})

test("a problem of another language is reported, and one of a text at the form's text", async () => {
  content.write("site.yaml", SITE.replace("language: en", "language: en\nlanguages: [en, sv]"))
  content.write("about.md", `${PAGE}unknown: 1\n---\n\n[Nowhere](/nowhere)\n`)
  const { lines }: Problems = JSON.parse((await ask("/problems")).text)
  const found = lines.map(({ message, places: [place] }) => [place?.file, place?.field, message])
  expect(found).toContainEqual(["content/about.md", "body", expect.stringContaining("/nowhere")])
  expect(found).toContainEqual(["content/about.md", "unknown", expect.stringContaining("not a known field")])
  expect(found).toContainEqual(["content/site.yaml", "language", expect.stringContaining('no texts in "sv"')])
})

test("a text that is refused is kept, and the answer names the copy", async () => {
  const body = "---\ntitle: Mine\n---\n"
  const { status, text } = await put(ABOUT, body, { "If-Match": '"another"' })
  const [, copy = ""] = /paste it\. A copy of what you wrote is in (.+)$/.exec(text) ?? []
  expect([status, readFileSync(copy, "utf8"), printed]).toEqual([409, body, [text]])
})

test("a dry run saves nothing, and shows what would change", async () => {
  await editor.stop()
  editor = await startEditor({ ...options(), isDryRun: true })
  content.write("about.md", "---\ntitle: About # short\n---\n")
  const refused = await save(ABOUT, (text) => text.replace("About # short", "Me"))
  expect(refused.text).toMatch(
    /--dry-run\. In content\/about\.md, .*\n@@ .*\n ---\n-title: About # short\n\+title: Me # short\n ---\n$/,
  )
  expect(printed).toEqual([refused.text])
  const created = await put("/content/projects/new/index.md", "---\ntitle: New\n---\n")
  expect(created.text).toContain("+title: New\n")
  expect(read("about.md")).toContain("title: About")
  expect(exists("projects/new")).toBe(false)
})

test("a file that has changed since the editor read it is not overwritten", async () => {
  const known = { "If-Match": await tagOf(ABOUT) }
  content.write("about.md", "---\ntitle: Other\n---\n")
  const refused = async (headers: object, reason: string) => {
    const text = expect.stringMatching(`^Nothing was saved: content/about\\.md ${reason}`)
    expect(await put(ABOUT, "---\ntitle: Mine\n---\n", { ...headers })).toMatchObject({ status: 409, text })
  }
  await refused(known, "has changed .* reload")
  await refused({}, "exists already.* reload")
  expect(read("about.md")).toBe("---\ntitle: Other\n---\n")
  rmSync(path.join(content.root, "about.md"))
  await refused(known, "was deleted or renamed.* new entry")
  expect(printed).toHaveLength(3)
})

test("a new project and its picture are written; a picture that exists is not overwritten", async () => {
  expect((await put("/content/projects/new/index.md", "---\ntitle: New\ndraft: false\n---\n")).status).toBe(200)
  expect(read("projects/new/index.md")).toBe("---\ntitle: New\n---\n")
  expect((await put("/content/projects/new/a%20b.png", "PNG")).status).toBe(200)
  expect((await put("/content/projects/new/a%20b.png", "other")).status).toBe(409)
  expect(read("projects/new/a b.png")).toBe("PNG")
  expect(JSON.parse((await ask("/files")).text)).toContain("projects/new/a b.png")
})

test("the copy of a project has the versions of its pictures for the dark theme", async () => {
  const saved = (file: string, body: string) => put(`/content/projects/${file}`, body)
  for (const name of ["cover", "cover.dark", "other.dark"]) await saved(`loom/${name}.png`, name)
  await saved("loom/other.png", "PNG")
  await saved("copy/cover.png", "cover")
  await saved("copy/other.png", "another picture")
  await saved("copy/index.md", "---\ntitle: Copy\n---\n")
  expect(filesIn("projects/copy")).toEqual(["cover.dark.png", "cover.png", "index.md", "other.png"])
  expect(read("projects/copy/cover.dark.png")).toBe("cover.dark")
})

test("a variant of the résumé is written, and edited without the changes that its owner did not make", async () => {
  expect((await put("/content/cv/teacher.yaml", "label: Teacher\njobs: []\nlisted: false\n")).status).toBe(200)
  expect(read("cv/teacher.yaml")).toBe("label: Teacher\n")
  const before = "# For schools\nlabel: Teacher # of sums\nskills: []\n"
  content.write("cv/teacher.yaml", before)
  await save("/content/cv/teacher.yaml", () => "label: Weaver\njobs:\n  - mill\nlisted: true\n")
  expect(read("cv/teacher.yaml")).toBe(
    "# For schools\nlabel: Weaver # of sums\njobs:\n  - mill\nskills: []\nlisted: true\n",
  )
})

test("a save that is broken off writes nothing and leaves the editor running", async () => {
  const before = read("about.md")
  const { hostname, port } = new URL(editor.origin)
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.on("data", () => socket.resetAndDestroy()).once("close", () => resolve())
    // The server asks for the rest: it is reading.
    const head = ["PUT /content/about.md HTTP/1.1", `Host: ${hostname}:${port}`, "Expect: 100-continue"]
    socket.write([...head, "Content-Length: 100000", "", "abc"].join("\r\n"))
  })
  expect((await ask(ABOUT)).status).toBe(200)
  expect(read("about.md")).toBe(before)
})

test("a byte-order mark and a file that is not UTF-8 stay", async () => {
  content.write("about.md", "\uFEFF---\ntitle: A\n---\n")
  await save(ABOUT, (text) => text.replace("\uFEFF", "").replace("A", "B"))
  expect(read("about.md")).toBe("\uFEFF---\ntitle: B\n---\n")
  content.write("about.md", Buffer.from([0xff, 0xfe, 0x41]))
  const refused = await save(ABOUT, () => "---\ntitle: A\n---\n")
  expect(refused).toMatchObject({ status: 409, text: expect.stringContaining("UTF-8") })
})

test("the editor reads a text that may be a list as a list, and marks without spaces after them", async () => {
  const written = "\uFEFF--- \ntitle: T\nrole: Author # mine\n---\t\n\n--- \n"
  content.write("projects/one/index.md", written)
  expect((await ask(ONE)).text).toBe("---\ntitle: T\nrole:\n  - Author # mine\n---\n\n--- \n")
  await save(ONE, (text) => text.replace("title: T", "title: U"))
  expect(read("projects/one/index.md")).toBe(written.replace("title: T", "title: U"))
})
