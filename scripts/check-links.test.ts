import { setImmediate } from "node:timers/promises"

import { localServer } from "~/tests/local-server"
import { temporaryFolder } from "~/tests/temporary-folder"

const server = localServer(({ url }, response) => response.writeHead(url === "/there" ? 200 : 404).end())
const folder = temporaryFolder()

/** Settings without links, so that no other host is requested. */
function writeContent(link: string): void {
  folder.write("site.yaml", "title: T\n")
  folder.write("about.md", `---\ntitle: T\n---\n\n[a](${server.origin}${link})\n`)
}

/** Runs the command in this process. */
async function check(...args: string[]): Promise<{ code: unknown; stdout: string }> {
  jest.replaceProperty(process, "argv", ["node", "check-links", "--fresh", "--folder", folder.path, ...args])
  jest.replaceProperty(process, "env", { ...process.env, GITHUB_ACTIONS: "" })
  jest.spyOn(console, "error").mockReturnValue(undefined)
  const log = jest.spyOn(console, "log")
  const printed = new Promise<string>((resolve) => log.mockImplementation(resolve))
  await jest.isolateModulesAsync(async () => void (await import("./check-links")))
  const stdout = await printed
  // The command sets the exit code right after it prints.
  await setImmediate()
  const { exitCode: code } = process
  process.exitCode = undefined
  return { code, stdout }
}

test("working links pass", async () => {
  writeContent("/there")
  expect(await check()).toEqual({ code: 0, stdout: "All links work. Addresses: 1." })
})

test("a dead link fails, with file and line", async () => {
  writeContent("/gone")
  const { code, stdout } = await check("--format", "json")
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject([{ file: "content/about.md", line: 5, field: "link", severity: "error" }])
})
