import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { allowLocalServer, type LocalServer, startLocalServer } from "~/tests/local-server"

let folder: string
let server: LocalServer

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "check-links-"))
  server = await startLocalServer(({ url }, response) => response.writeHead(url === "/there" ? 200 : 404).end())
  allowLocalServer(server)
})

afterEach(async () => {
  allowLocalServer(undefined)
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Settings without links, so that no other host is requested. */
function writeContent(link: string): void {
  writeFileSync(path.join(folder, "site.yaml"), "title: T\n")
  writeFileSync(path.join(folder, "about.md"), `---\ntitle: T\n---\n\n[a](${server.origin}${link})\n`)
}

function check(...args: string[]): Promise<{ status: number; stdout: string }> {
  return new Promise((resolve) => {
    const command = ["--import", "tsx", "scripts/check-links.ts", "--fresh", "--folder", folder, ...args]
    const child = execFile(
      process.execPath,
      command,
      { env: { ...process.env, GITHUB_ACTIONS: "" } },
      (_error, stdout) => resolve({ status: child.exitCode ?? 1, stdout }),
    )
  })
}

test("working links pass", async () => {
  writeContent("/there")
  expect(await check()).toEqual({ status: 0, stdout: "All links work. Addresses: 1.\n" })
}, 30_000)

test("a dead link fails, with file and line", async () => {
  writeContent("/gone")
  const { status, stdout } = await check("--format", "json")
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject([{ file: "content/about.md", line: 5, field: "link", severity: "error" }])
  expect((await check("--format", "annotations")).stdout).toMatch(/^::error file=content\/about.md,line=5,col=1::/)
}, 30_000)
