import { findProgram } from "~/scripts/programs/find-program"
import { filePolicies, type HostRules, POLICY_HEADER } from "~/src/build/hosting/host-rules"
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

/** Serves files, each with its path as its text, with these rules, and calls `check` with the address of the site. */
async function serve(rules: Partial<HostRules>, files: readonly string[], check: (site: string) => Promise<void>) {
  const { basePath = "" } = rules
  const none = { policy: "", policies: [], hashedFiles: [], feeds: [], redirects: [] }
  const all: HostRules = { ...none, basePath, trailingSlash: "never", otherLanguages: ["de"], ...rules }
  folder.write("hosting/nginx.conf", nginxInclude(all))
  for (const file of files) folder.write(`public${file}`, file)
  const { origin, stop } = await startNginx({ nginx: nginx ?? "", build: folder.path })
  await check(origin + basePath).finally(stop)
}

testIfInstalled.each(["", "/portfolio"])("nginx serves no hidden file, with the base path “%s”", async (basePath) => {
  await serve({ basePath }, [...PUBLISHED, ...HIDDEN], async (site) => {
    for (const file of PUBLISHED) {
      const response = await fetch(site + file)
      expect([response.status, await response.text()]).toEqual([200, file])
    }
    for (const file of [...HIDDEN, "/%2egit/config", "/a//.git/config"]) {
      expect([file, (await fetch(site + file)).status]).toEqual([file, 404])
    }
  })
})

testIfInstalled.each(["", "/portfolio"])(
  "S6: nginx sends the policy of a folder, with the base path “%s”",
  async (basePath) => {
    const policies = [...filePolicies(["de"]), { folder: "admin", policy: "script-src 'self'" }]
    const ofPages = "default-src 'none'"
    const others = ["index.html", "404.html", "static/0a/x.js", "files/x.pdf", "static/icons/admin/x.png"]
    const expected = [
      ...policies.map((own) => ({ ...own, file: `/${own.folder}/0a/x.pdf` })),
      ...others.map((file) => ({ file: `/${file}`, policy: ofPages })),
    ]
    const files = expected.map(({ file }) => file)
    await serve({ basePath, policies, policy: ofPages }, files, async (site) => {
      for (const { file, policy } of [...expected, { file: "/static/files/missing.pdf", policy: ofPages }]) {
        const { headers } = await fetch(site + file)
        expect([file, headers.get(POLICY_HEADER)]).toEqual([file, policy])
      }
    })
  },
)
