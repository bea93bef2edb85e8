import { readFileSync } from "node:fs"
import path from "node:path"

import { bundleErrors } from "~/src/gatsby/bundle/assert-bundle"

const ROUTER = "/site/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs"
const LOADER = "/site/.cache/loader.js"
const PACKAGES = ["use-dark-mode", "use-persisted-state", "@use-it/event-listener"]
const moduleOf = (name: string) => `/site/node_modules/${name}/dist/index.m.js`

const PATCHED = new Map([
  ["/site/src/app/page-shell.tsx", "global.x"],
  ["/site/src/gatsby/browser/find-path.ts", ""],
  ["/site/src/gatsby/browser/scroll-context.ts", ""],
  [ROUTER, "pathname:toRouterPath(l)"],
  // As Babel writes it.
  [LOADER, "const pagePath=rawPath;function doFetch(url,method=`GET`){return requestPayload(url,method);}"],
  ["/site/.cache/ensure-resources.js", "window.location.reload()"],
  ...PACKAGES.map((name) => [moduleOf(name), "i=globalThis"] as const),
])

function messagesWith(file: string, source: string): string[] {
  return bundleErrors(new Map([...PATCHED, [file, source]])).map(({ message }) => message)
}

test("a bundle that shows every patch has no error", () => {
  expect(bundleErrors(PATCHED)).toEqual([])
})

test.each([
  "/site/node_modules/gatsby-script/dist/index.js",
  "C:\\site\\node_modules\\gatsby\\dist\\internal-plugins\\partytown\\gatsby-browser.js",
  "/site/.cache/register-service-worker.js",
])("a bundle with %s stops the build", (file) => {
  expect(messagesWith(file, "x")).toEqual([
    expect.stringMatching(
      /^The patch “leave out Script, Partytown and the service worker” does not fit gatsby \d.*0031/,
    ),
  ])
})

test.each<[file: string, source: string, message: RegExp]>([
  [LOADER, "pagePath = rawPath; new XMLHttpRequest()", /“send the requests.*does not fit gatsby \d.*0039/],
  [LOADER, `${PATCHED.get(LOADER)}if(retries<3){}`, /“send the requests.*does not fit gatsby \d.*0039/],
  ...PACKAGES.flatMap((name) =>
    ["i=global", "i=globalThis,j=global", "i=window"].map((source): [string, string, RegExp] => {
      return [moduleOf(name), source, new RegExp(`does not fit ${name} \\d.*0004`)]
    }),
  ),
])("a bundle whose %s is not patched stops the build: %s", (file, source, message) => {
  expect(messagesWith(file, source)).toEqual([expect.stringMatching(message)])
})

test.each([
  ["/site/.cache/find-path.js", "decodeURIComponent(path)"],
  ["/site/node_modules/gatsby-react-router-scroll/scroll-handler.js", "decodeURI(hash)"],
  [ROUTER, "toRouterPath(decodeURI(l))"],
  [LOADER, "const pagePath = findPath(rawPath); return requestPayload(url, method)"],
  ["/site/.cache/ensure-resources.js", "window.location = rawPath"],
])("R4: a bundle whose %s decodes addresses, or is not patched, stops the build", (file, source) => {
  expect(messagesWith(file, source)).toEqual([
    expect.stringMatching(/“read every address once” does not fit gatsby \d.*0036/),
  ])
})

test.each([...PATCHED.keys()].slice(1))("a bundle without %s stops the build", (file) => {
  const others = new Map([...PATCHED].filter(([other]) => other !== file))
  expect(bundleErrors(others).length).toBeGreaterThan(0)
})

test("Gatsby's loader has all its requests in the function that is patched", () => {
  const gatsby = path.dirname(require.resolve("gatsby/package.json"))
  const loader = readFileSync(path.join(gatsby, "cache-dir/loader.js"), "utf8")
  expect(loader.match(/new XMLHttpRequest|\bfetch\(/g)).toEqual(["new XMLHttpRequest"])
})
