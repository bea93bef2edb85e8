import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { localServer } from "~/tests/local-server"
import { temporaryFolder } from "~/tests/temporary-folder"

const server = localServer(({ url }, response) => response.writeHead(url === "/there" ? 200 : 404).end())
const folder = temporaryFolder()

/** Settings without links, so that no other host is requested. */
function writeContent(link: string): void {
  folder.write("site.yaml", "title: T\n")
  folder.write("about.md", `---\ntitle: T\n---\n\n[a](${server.origin}${link})\n`)
}

function check(...args: string[]): Promise<{ code: number; stdout: string }> {
  const command = ["--import", "tsx", "scripts/check-links.ts", "--fresh", "--folder", folder.path, ...args]
  const child = promisify(execFile)(process.execPath, command, { env: { ...process.env, GITHUB_ACTIONS: "" } })
  return child.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  )
}

test("working links pass", async () => {
  writeContent("/there")
  expect(await check()).toEqual({ code: 0, stdout: "All links work. Addresses: 1.\n" })
})

test("a dead link fails, with file and line", async () => {
  writeContent("/gone")
  const { code, stdout } = await check("--format", "json")
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject([{ file: "content/about.md", line: 5, field: "link", severity: "error" }])
})
