import path from "node:path"

import { findProgram } from "~/scripts/programs/find-program"
import { IMMUTABLE, POLICY_HEADER, REVALIDATE, SECURITY_HEADERS } from "~/src/build/hosting/host-rules"
import { withTrailingSlash } from "~/src/lib/addresses/paths"
import { BUILDS, openBuild } from "~/tests/builds"
import { startNginx } from "~/tests/hosts/nginx"

const nginx = findProgram("nginx")

if (nginx === undefined) test.skip("nginx serves the site as listed (skipped: it is not installed)", () => undefined)

for (const build of nginx === undefined ? [] : [BUILDS.default, BUILDS.basePath, BUILDS.services]) {
  describe(`nginx with ${build.directory}`, () => {
    let host: Awaited<ReturnType<typeof startNginx>>
    const get = (address: string) =>
      fetch(`${host.origin}${address}`, { redirect: "manual", headers: { "Accept-Encoding": "gzip" } })
    const { read, html, pages, manifest } = openBuild(build)
    const home = html("/")
    const script = / data-app-script="([^"]+\.js)"/.exec(home)?.[1] ?? ""
    const addressOf = (page: string) => `${build.basePath}${withTrailingSlash(page, build.trailingSlash)}`

    beforeAll(async () => {
      host = await startNginx({ nginx: nginx ?? "", build: path.dirname(build.directory) })
    })
    afterAll(() => host.stop())

    test("R2: every canonical address answers 200 with its page, without a redirect", async () => {
      expect(pages().length).toBeGreaterThanOrEqual(4)
      for (const page of pages()) {
        const response = await get(addressOf(page))
        expect([page, response.status]).toEqual([page, 200])
        expect(await response.text()).toBe(html(page))
      }
    })

    test("R4: an unknown URL answers 404 with the error screen, which is not cached", async () => {
      for (const page of ["/no-page", "/projects/no", "/static/no.webp", "/app-00000000000000000000.js", "/_headers"]) {
        const response = await get(`${build.basePath}${page}`)
        expect([page, response.status, response.headers.get("cache-control")]).toEqual([page, 404, REVALIDATE])
        expect(await response.text()).toBe(read("404.html"))
      }
    })

    test("F6: the old URL of a renamed project is redirected permanently, with its query", async () => {
      const { matcher } = manifest()
      // Only this build has a page of its own.
      const ownPage = build === BUILDS.basePath ? ["/legal-notice"] : []
      expect(Object.keys(matcher)).toEqual(["/projects/tides-before", "/2019/05/Tides", ...ownPage])
      const from = `${build.basePath}/projects/tides-before`
      const to = addressOf("/projects/tide-tables")
      for (const end of ["", "/", "?a=1", "/?a=1"]) {
        const response = await get(from + end)
        expect([response.status, response.headers.get("location")]).toEqual([301, to + end.replace(/^\//, "")])
      }
      const whole = await get(`${build.basePath}/2019/05/Tides.html`)
      expect([whole.status, whole.headers.get("location")]).toEqual([301, to])
      const { headers } = await get(`${from}.md`)
      expect((await get(headers.get("location") ?? "")).status).toBe(200)
    })

    test("S1: every answer has the headers of the build, errors too", async () => {
      const [, policy = ""] = /^ {2}Content-Security-Policy: (.*)$/m.exec(read("_headers")) ?? []
      const files = ["/page-data/app-data.json", "/no"].map((file) => build.basePath + file)
      for (const address of [addressOf("/"), script, ...files]) {
        const { headers } = await get(address)
        for (const [header, value] of [[POLICY_HEADER, policy] as const, ...SECURITY_HEADERS]) {
          expect([address, header, headers.get(header)]).toEqual([address, header, value])
        }
        expect(headers.get("server")).toBe("nginx")
      }
    })

    test("files named by their content are cached for good, everything else is revalidated", async () => {
      const addresses = home.matchAll(/(?:data-app-script|src|href)="([^"]+(?:-[0-9a-f]{20}\.js|\/static\/[^"]+))"/g)
      const kept = [...addresses].map(([, address = ""]) => address)
      expect(kept.length).toBeGreaterThan(2)
      for (const address of kept) {
        expect([address, (await get(address)).headers.get("cache-control")]).toEqual([address, IMMUTABLE])
      }
      const files = ["/page-data/index/page-data.json", "/builds/latest.json", "/favicon-light.svg"]
      for (const address of [addressOf("/about"), ...files.map((file) => build.basePath + file)]) {
        const response = await get(address)
        expect([address, response.status, response.headers.get("cache-control")]).toEqual([address, 200, REVALIDATE])
        const again = await fetch(`${host.origin}${address}`, {
          headers: { "If-None-Match": response.headers.get("etag") ?? "", "Accept-Encoding": "gzip" },
        })
        expect([address, again.status]).toEqual([address, 304])
      }
    })

    test.each([
      [addressOf("/"), "text/html; charset=utf-8", "gzip"],
      [script, "application/javascript; charset=utf-8", "gzip"],
      [`${build.basePath}/page-data/index/page-data.json`, "application/json; charset=utf-8", "gzip"],
      [`${build.basePath}/manifest.webmanifest`, "application/manifest+json", null],
      [`${build.basePath}/feed.xml`, "application/atom+xml; charset=utf-8", "gzip"],
      [`${build.basePath}/feed.json`, "application/feed+json", "gzip"],
      [`${build.basePath}/about.md`, "text/markdown; charset=utf-8", null],
    ])("%s has its content type, and text is compressed", async (address, type, encoding) => {
      const { status, headers } = await get(address)
      expect([status, headers.get("content-type")]).toEqual([200, type])
      const negotiated = [headers.get("content-encoding"), headers.get("vary")]
      if (encoding !== null) expect(negotiated).toEqual([encoding, "Accept-Encoding"])
      expect(headers.get("x-content-type-options")).toBe("nosniff")
    })

    if (build.basePath !== "")
      test("R2: the rest of the host keeps its own headers", async () => {
        const response = await get("/")
        expect([response.status, response.headers.get("content-security-policy")]).toEqual([200, null])
        expect((await get(build.basePath)).headers.get("location")).toBe(`${build.basePath}/`)
      })
  })
}
