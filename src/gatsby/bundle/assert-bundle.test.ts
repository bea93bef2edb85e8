import { bundleErrors } from "~/src/gatsby/bundle/assert-bundle"

const PACKAGES = ["use-dark-mode", "use-persisted-state", "@use-it/event-listener"]
const PATCHED = new Map([
  ["/site/src/app/page-shell.tsx", "global.x"],
  ["/site/src/gatsby/browser/find-path.ts", "function findPath"],
  ["/site/src/gatsby/browser/scroll-context.ts", "function ScrollContext"],
  ["/site/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs", "pathname:toRouterPath(l)"],
  [
    "/site/.cache/loader.js",
    "const pagePath=rawPath;function doFetch(url, method) { return requestPayload(url, method) }",
  ],
  ["/site/.cache/ensure-resources.js", "window.location.reload()"],
  ...PACKAGES.map((name) => [`/site/node_modules/${name}/dist/index.m.js`, "i=globalThis"] as const),
])

test("a bundle that shows every patch has no error", () => {
  expect(bundleErrors(PATCHED)).toEqual([])
})

test.each([
  "/site/node_modules/gatsby-script/dist/index.js",
  "C:\\site\\node_modules\\gatsby\\dist\\internal-plugins\\partytown\\gatsby-browser.js",
  "/site/.cache/register-service-worker.js",
])("a bundle with %s stops the build", (file) => {
  const [error] = bundleErrors(new Map([...PATCHED, [file, "x"]]))
  expect(error?.message).toMatch(
    /^The patch “leave out Script, Partytown and the service worker” does not fit gatsby \d.*0031/,
  )
})

test("a loader that is not patched stops the build", () => {
  const [error] = bundleErrors(new Map([...PATCHED, ["/site/.cache/loader.js", "new XMLHttpRequest()"]]))
  expect(error?.message).toMatch(/^The patch “send the requests.*does not fit gatsby \d.*0039/)
})

test.each(PACKAGES)("a %s that is not patched, or no longer there, stops the build", (name) => {
  const file = `/site/node_modules/${name}/dist/index.m.js`
  for (const source of ["i=global", "i=globalThis,j=global", "i=window"]) {
    const messages = bundleErrors(new Map([...PATCHED, [file, source]])).map(({ message }) => message)
    expect(messages).toEqual([expect.stringMatching(`does not fit ${name} \\d.*0004`)])
  }
  expect(bundleErrors(new Map([...PATCHED].filter(([other]) => other !== file)))).toHaveLength(1)
})

test.each([
  ["/site/.cache/find-path.js", "decodeURIComponent(path)"],
  ["/site/node_modules/gatsby-react-router-scroll/scroll-handler.js", "decodeURI(hash)"],
  ["/site/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs", "toRouterPath(decodeURI(l))"],
  ["/site/.cache/loader.js", "const pagePath = findPath(rawPath); return requestPayload(url, method)"],
  ["/site/.cache/ensure-resources.js", "window.location = rawPath"],
])("R4: a bundle whose %s decodes addresses, or is not patched, stops the build", (file, source) => {
  const messages = bundleErrors(new Map([...PATCHED, [file, source]])).map(({ message }) => message)
  expect(messages).toEqual([expect.stringMatching(/“read every address once” does not fit gatsby \d.*0036/)])
})
