import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { findProgram } from "~/scripts/programs/find-program"
import { nginxInclude } from "~/src/build/hosting/nginx-include"
import { startNginx } from "~/tests/hosts/nginx"

const nginx = findProgram("nginx")
const ifInstalled = nginx === undefined ? describe.skip : describe

const PUBLISHED = ["/index.html", "/.well-known/security.txt", "/.well-known/acme-challenge/token", "/a.b/c.md"]
const HIDDEN = [
  "/.git/config",
  "/.env",
  "/.htaccess",
  "/a/.git/config",
  "/a/b/.env",
  "/a/.env.md",
  "/.well-known/.git/config",
  "/.well-known/.secret",
  "/a/.well-known/security.txt",
  "/.well-knowns/x",
  "/_headers",
]

ifInstalled.each(["", "/portfolio"])("nginx, with the base path “%s”", (basePath) => {
  let build: string
  let host: Awaited<ReturnType<typeof startNginx>>

  beforeAll(async () => {
    build = mkdtempSync(path.join(tmpdir(), "nginx-include-"))
    const rules = { basePath, trailingSlash: "never", headers: [], hashedFiles: [], redirects: [] } as const
    write("hosting/nginx.conf", nginxInclude(rules))
    for (const file of [...PUBLISHED, ...HIDDEN]) write(`public${file}`, file)
    host = await startNginx({ nginx: nginx ?? "", build })
  })

  afterAll(async () => {
    await host.stop()
    rmSync(build, { recursive: true })
  })

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true })
    writeFileSync(path.join(build, file), text)
  }

  test.each(PUBLISHED)("%s is served", async (file) => {
    const response = await fetch(`${host.origin}${basePath}${file}`)
    expect([response.status, await response.text()]).toEqual([200, file])
  })

  test.each([...HIDDEN, "/%2egit/config", "/a//.git/config"])("%s is not", async (file) => {
    expect((await fetch(`${host.origin}${basePath}${file}`)).status).toBe(404)
  })
})
