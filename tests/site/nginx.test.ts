import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"

import { IMMUTABLE, REVALIDATE, securityHeaders } from "~/src/build/hosting/host-rules"
import { type TrailingSlash, withTrailingSlash } from "~/src/lib/addresses/paths"
import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"

import { startNginx } from "../../scripts/nginx.mjs"
import { findProgram } from "../../scripts/programs.mjs"

const nginx = findProgram("nginx")
const wrk = findProgram("wrk")

type Build = { directory: string; basePath: string; trailingSlash: TrailingSlash }

const SITES: Record<string, Build> = {
  "at the root": { directory: MAIN_BUILD, basePath: "", trailingSlash: "never" },
  "below a base path, with slashes": {
    directory: ".variants/base-path/public",
    basePath: "/portfolio",
    trailingSlash: "always",
  },
  "at the root, after a later deploy": {
    directory: ".variants/next-deploy/public",
    basePath: "",
    trailingSlash: "never",
  },
  "below a base path": {
    directory: ".variants/proxy/public",
    basePath: "/portfolio",
    trailingSlash: "never",
  },
}

/** Every file of the list that the build publishes of itself. */
function canonicalPaths({ directory }: Build): string[] {
  const { id } = JSON.parse(readFileSync(path.join(directory, "builds/latest.json"), "utf8"))
  return JSON.parse(readFileSync(path.join(directory, `builds/meta/${id}.json`), "utf8")).prerendered
}

if (nginx === undefined) test.skip("nginx serves the site as listed (skipped: it is not installed)", () => undefined)

for (const [name, build] of nginx === undefined ? [] : Object.entries(SITES)) {
  describe(`nginx, ${name}`, () => {
    let host: Awaited<ReturnType<typeof startNginx>>
    const get = (address: string) =>
      fetch(`${host.origin}${address}`, { redirect: "manual", headers: { "Accept-Encoding": "gzip" } })
    const addressOf = (page: string) => `${build.basePath}${withTrailingSlash(page, build.trailingSlash)}`

    beforeAll(async () => {
      host = await startNginx({
        nginx: nginx ?? "",
        build: path.dirname(build.directory),
      })
    })
    afterAll(() => host.stop())

    test("R2: every canonical address answers 200 with its page, without a redirect", async () => {
      const pages = canonicalPaths(build)
      expect(pages.length).toBeGreaterThanOrEqual(4)
      for (const page of pages) {
        const response = await get(addressOf(page))
        expect([page, response.status]).toEqual([page, 200])
        expect(await response.text()).toBe(readFileSync(path.join(build.directory, page, "index.html"), "utf8"))
      }
    })

    test("R4: a wrong address answers 404 with the error screen, and nothing keeps that", async () => {
      const wrong = [
        "/no-such-page",
        "/projects/no-such",
        "/static/none.webp",
        "/app-00000000000000000000.js",
        "/_headers",
      ]
      for (const page of wrong) {
        const response = await get(`${build.basePath}${page}`)
        expect([page, response.status, response.headers.get("cache-control")]).toEqual([page, 404, REVALIDATE])
        expect(await response.text()).toBe(readFileSync(path.join(build.directory, "404.html"), "utf8"))
      }
    })

    test("F6: an address that was renamed is redirected for good", async () => {
      const { id } = JSON.parse(readFileSync(path.join(build.directory, "builds/latest.json"), "utf8"))
      const { matcher } = JSON.parse(readFileSync(path.join(build.directory, `builds/meta/${id}.json`), "utf8"))
      expect(Object.keys(matcher)).toEqual(["/projects/tides-before"])
      for (const [from, { redirect }] of Object.entries<{ redirect: string }>(matcher)) {
        for (const old of [from, `${from}/`]) {
          const response = await get(`${build.basePath}${old}`)
          expect([response.status, response.headers.get("location")]).toEqual([301, addressOf(redirect)])
          const withQuery = await get(`${build.basePath}${old}?a=1`)
          expect(withQuery.headers.get("location")).toBe(`${addressOf(redirect)}?a=1`)
        }
        const { headers } = await get(`${build.basePath}${from}.md`)
        expect((await get(headers.get("location") ?? "")).status).toBe(200)
      }
    })

    test("every answer has the headers that are listed, errors too", async () => {
      const listed = /^ {2}Content-Security-Policy: (.*)$/m.exec(
        readFileSync(path.join(build.directory, "_headers"), "utf8"),
      )
      const frames = /frame-src ([^;]*)/.exec(listed?.[1] ?? "")?.[1]?.split(" ") ?? []
      const html = readFileSync(path.join(build.directory, "index.html"), "utf8")
      const script = / data-app-script="([^"]+\.js)"/.exec(html)?.[1] ?? ""
      for (const address of [
        addressOf("/"),
        script,
        `${build.basePath}/page-data/app-data.json`,
        `${build.basePath}/no`,
      ]) {
        const { headers } = await get(address)
        for (const [header, value] of securityHeaders(listed?.[1] ?? "", [{ allows: { frames } }])) {
          expect([address, header, headers.get(header)]).toEqual([address, header, value])
        }
        expect(headers.get("server")).toBe("nginx")
      }
    })

    test("what is named by its content is kept for good, everything else is asked for again", async () => {
      const html = readFileSync(path.join(build.directory, "index.html"), "utf8")
      const kept = [
        ...html.matchAll(/(?:data-app-script|src|href)="([^"]+(?:-[0-9a-f]{20}\.js|\/static\/[^"]+))"/g),
      ].map(([, at]) => at ?? "")
      expect(kept.length).toBeGreaterThan(2)
      for (const address of kept) {
        expect([address, (await get(address)).headers.get("cache-control")]).toEqual([address, IMMUTABLE])
      }
      const asked = [
        "/page-data/app-data.json",
        "/page-data/index/page-data.json",
        "/builds/latest.json",
        "/favicon-light.svg",
      ]
      for (const address of [addressOf("/"), addressOf("/about"), ...asked.map((file) => `${build.basePath}${file}`)]) {
        const response = await get(address)
        expect([address, response.status, response.headers.get("cache-control")]).toEqual([address, 200, REVALIDATE])
        const again = await fetch(`${host.origin}${address}`, {
          headers: { "If-None-Match": response.headers.get("etag") ?? "", "Accept-Encoding": "gzip" },
        })
        expect([address, again.status]).toEqual([address, 304])
      }
    })

    test("text is compressed, and its encoding is told", async () => {
      const html = readFileSync(path.join(build.directory, "index.html"), "utf8")
      const script = / data-app-script="([^"]+\.js)"/.exec(html)?.[1] ?? ""
      for (const [address, type] of [
        [addressOf("/"), "text/html; charset=utf-8"],
        [script, "application/javascript; charset=utf-8"],
        [`${build.basePath}/page-data/index/page-data.json`, "application/json; charset=utf-8"],
      ] as const) {
        const { headers } = await get(address)
        expect([headers.get("content-encoding"), headers.get("content-type")]).toEqual(["gzip", type])
        expect(headers.get("vary")).toBe("Accept-Encoding")
      }
    })

    test.each([
      ["/manifest.webmanifest", "application/manifest+json"],
      ["/about.md", "text/markdown; charset=utf-8"],
    ])("%s is sent as what it is, with the headers of everything else", async (file, type) => {
      const { status, headers } = await get(`${build.basePath}${file}`)
      expect([status, headers.get("content-type")]).toEqual([200, type])
      expect([headers.get("cache-control"), headers.get("x-content-type-options")]).toEqual([REVALIDATE, "nosniff"])
    })

    if (build.basePath !== "")
      test("of the rest of the host nothing is said", async () => {
        const response = await get("/")
        expect([response.status, response.headers.get("content-security-policy")]).toEqual([200, null])
        expect((await get(build.basePath)).headers.get("location")).toBe(`${build.basePath}/`)
      })
  })
}

const isLoadable = nginx !== undefined && wrk !== undefined
const loadTest = isLoadable ? test : test.skip
loadTest(
  `under load nginx answers everything with 200 and drops nothing${isLoadable ? "" : " (skipped: nginx or wrk is not installed)"}`,
  () => {
    const { stdout, status } = spawnSync(process.execPath, ["scripts/load.mjs", "2", path.dirname(MAIN_BUILD)], {
      encoding: "utf8",
    })
    expect(stdout).toMatch(/"notOk":0,"dropped":0/)
    expect(Number(/"requests":(\d+)/.exec(stdout)?.[1])).toBeGreaterThan(100)
    expect(status).toBe(0)
  },
  30_000,
)
