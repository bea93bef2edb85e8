import { findProgram } from "~/scripts/programs/find-program"
import { filePolicies, POLICY_HEADER } from "~/src/build/hosting/host-rules"
import { nginxInclude } from "~/src/build/hosting/nginx-include"
import { startNginx } from "~/tests/hosts/nginx"
import { temporaryFolder } from "~/tests/temporary-folder"

const nginx = findProgram("nginx")
const testIfInstalled = nginx === undefined ? test.skip : test

const PUBLISHED = ["/index.html", "/.well-known/security.txt", "/.well-known/acme-challenge/token", "/a.b/c.md"]
const FEEDS = { "/feed.xml": "application/atom+xml; charset=utf-8", "/notes/feed.json": "application/feed+json" }
const HIDDEN = [
  ...["/.git/config", "/.env", "/.htaccess", "/a/.git/config", "/a/b/.env", "/a/.env.md", "/_headers"],
  ...["/.well-known/.git/config", "/.well-known/.secret", "/a/.well-known/security.txt", "/.well-knowns/x"],
]

const folder = temporaryFolder()

testIfInstalled.each(["", "/portfolio"])(
  "nginx serves feeds with their types, and no hidden file, with the base path “%s”",
  async (basePath) => {
    const rules = {
      basePath,
      trailingSlash: "never",
      headers: [],
      policies: [],
      hashedFiles: [],
      feeds: ["feed.xml", "notes/feed.json"],
      redirects: [],
      otherLanguages: ["de"],
    } as const
    folder.write("hosting/nginx.conf", nginxInclude(rules))
    for (const file of [...PUBLISHED, ...HIDDEN, ...Object.keys(FEEDS)]) folder.write(`public${file}`, file)
    const { origin, stop } = await startNginx({ nginx: nginx ?? "", build: folder.path })
    try {
      for (const file of PUBLISHED) {
        const response = await fetch(`${origin}${basePath}${file}`)
        expect([response.status, await response.text()]).toEqual([200, file])
      }
      for (const [file, type] of Object.entries(FEEDS)) {
        expect((await fetch(`${origin}${basePath}${file}`)).headers.get("content-type")).toBe(type)
      }
      for (const file of [...HIDDEN, "/%2egit/config", "/a//.git/config"]) {
        expect([file, (await fetch(`${origin}${basePath}${file}`)).status]).toEqual([file, 404])
      }
    } finally {
      await stop()
    }
  },
)

testIfInstalled.each(["", "/portfolio"])(
  "S6: nginx sends the policy of a folder, with the base path “%s”",
  async (basePath) => {
    const editor = { folder: "admin", policy: "script-src 'self'" }
    const policies = [...filePolicies(["de"]), editor]
    const rules = {
      basePath,
      trailingSlash: "never",
      hashedFiles: [],
      feeds: [],
      redirects: [],
      otherLanguages: ["de"],
    } as const
    folder.write(
      "hosting/nginx.conf",
      nginxInclude({ ...rules, headers: [[POLICY_HEADER, "default-src 'none'"]], policies }),
    )
    const others = ["index.html", "404.html", "static/0a/x.js", "files/x.pdf", "static/icons/admin/x.png"]
    const expected = [
      ...policies.map((own) => ({ ...own, file: `${own.folder}/0a/x.pdf` })),
      ...others.map((file) => ({ file, policy: "default-src 'none'" })),
    ]
    for (const { file } of expected) folder.write(`public/${file}`, file)
    const { origin, stop } = await startNginx({ nginx: nginx ?? "", build: folder.path })
    try {
      for (const { file, policy } of [
        ...expected,
        { file: "static/files/missing.pdf", policy: "default-src 'none'" },
      ]) {
        const { headers } = await fetch(`${origin}${basePath}/${file}`)
        expect([file, headers.get(POLICY_HEADER)]).toEqual([file, policy])
      }
    } finally {
      await stop()
    }
  },
)
