import { findProgram } from "~/scripts/programs/find-program"
import { nginxInclude } from "~/src/build/hosting/nginx-include"
import { startNginx } from "~/tests/hosts/nginx"
import { temporaryFolder } from "~/tests/temporary-folder"

const nginx = findProgram("nginx")
const testIfInstalled = nginx === undefined ? test.skip : test

const PUBLISHED = ["/index.html", "/.well-known/security.txt", "/.well-known/acme-challenge/token", "/a.b/c.md"]
const HIDDEN = [
  ...["/.git/config", "/.env", "/.htaccess", "/a/.git/config", "/a/b/.env", "/a/.env.md", "/_headers"],
  ...["/.well-known/.git/config", "/.well-known/.secret", "/a/.well-known/security.txt", "/.well-knowns/x"],
]

const folder = temporaryFolder()

testIfInstalled.each(["", "/portfolio"])("nginx serves no hidden file, with the base path “%s”", async (basePath) => {
  const rules = {
    basePath,
    trailingSlash: "never",
    headers: [],
    hashedFiles: [],
    redirects: [],
    otherLanguages: ["de"],
  } as const
  folder.write("hosting/nginx.conf", nginxInclude(rules))
  for (const file of [...PUBLISHED, ...HIDDEN]) folder.write(`public${file}`, file)
  const { origin, stop } = await startNginx({ nginx: nginx ?? "", build: folder.path })
  try {
    for (const file of PUBLISHED) {
      const response = await fetch(`${origin}${basePath}${file}`)
      expect([response.status, await response.text()]).toEqual([200, file])
    }
    for (const file of [...HIDDEN, "/%2egit/config", "/a//.git/config"]) {
      expect([file, (await fetch(`${origin}${basePath}${file}`)).status]).toEqual([file, 404])
    }
  } finally {
    await stop()
  }
})
