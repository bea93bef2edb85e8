import { readFileSync } from "node:fs"
import path from "node:path"
import { sources } from "webpack"

import { bundleErrors, syntaxErrors } from "~/src/gatsby/webpack/assert-bundle"

const PATCHED = [
  "/site/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs",
  "/site/.cache/loader.js",
  "/site/.cache/ensure-resources.js",
  "/site/.cache/navigation.js",
  ...["use-dark-mode", "@use-it/event-listener"].map((name) => `/site/node_modules/${name}/dist/index.m.js`),
]

const messagesOf = (...files: Parameters<typeof bundleErrors>) => bundleErrors(...files).map(({ message }) => message)

test.each([
  ["/site/node_modules/gatsby-script/dist/index.js", /“leave out Script, Partytown.*” does not fit gatsby \d.*0031/],
  ["C:\\site\\node_modules\\gatsby\\dist\\internal-plugins\\partytown\\gatsby-browser.js", /“leave out Script.*0031/],
  ["/site/.cache/register-service-worker.js", /“leave out Script, Partytown and the service worker”.*0031/],
  ["/site/node_modules/prop-types/index.js", /“leave out prop-types” does not fit gatsby \d.*0031/],
  ["/site/node_modules/destr/dist/index.mjs", /“leave out ofetch’s parser.*” does not fit ofetch \d.*0031/],
  ["/site/node_modules/ufo/dist/index.mjs", /“leave out ofetch’s parser.*” does not fit ofetch \d.*0031/],
  ["/site/node_modules/use-persisted-state/dist/index.m.js", /“leave out use-persisted-state” does.*use-dark.*0004/],
  ["/site/.cache/find-path.js", /“read every address once” does not fit gatsby \d.*0036/],
  ["/site/node_modules/gatsby-react-router-scroll/scroll-handler.js", /“read every address once”.*0036/],
])("a bundle with %s stops the build", (file, message) => {
  expect(messagesOf([...PATCHED, file])).toEqual([expect.stringMatching(message)])
})

test.each(PATCHED)("a bundle without %s stops the build", (file) => {
  expect(messagesOf(PATCHED.filter((other) => other !== file))).toContainEqual(
    expect.stringMatching(/^The patch “.+” does not fit .+ \d.+: expected a module/),
  )
})

test("a replacement that changes nothing stops the build with the error of each patch of its module", () => {
  expect(messagesOf(PATCHED, ["/site/.cache/loader.js"])).toEqual([
    expect.stringMatching(/^The patch “read every address once” does not fit gatsby \d.*rawPath.*0036/),
    expect.stringMatching(/^The patch “send the requests.*does not fit gatsby \d.*doFetch.*0039/),
  ])
})

test("Gatsby's loader sends all requests in the patched function", () => {
  const gatsby = path.dirname(require.resolve("gatsby/package.json"))
  const loader = readFileSync(path.join(gatsby, "cache-dir/loader.js"), "utf8")
  expect(loader.match(/new XMLHttpRequest|\bfetch\(/g)).toEqual(["new XMLHttpRequest"])
})

test("scripts whose modern syntax is compiled everywhere stop the build", () => {
  const module = (resource: string, text: string) => ({ resource, originalSource: () => new sources.RawSource(text) })
  const chain = module("C:\\site\\src\\app\\a.ts", "a?.b")
  const boundary = module("/site/src/app/b.tsx", "class Boundary extends Component {}")
  const spread = module("/site/src/app/c.ts", "const all = [first, ...others]")
  const compiled = module("/site/src/app/d.ts", "null == a ? void 0 : a.b")
  const packages = module("/site/node_modules/a/src/a.js", "class A extends B { all = [...a?.b] }")
  expect(syntaxErrors([chain, boundary, spread])).toEqual([])
  expect(syntaxErrors([compiled, packages]).map(({ message }) => message)).toEqual(
    ["an optional chain", "a class", "a spread"].map((name) =>
      expect.stringMatching(`“keep \\?\\., .*” does not fit gatsby \\d.*${name} in a script.*0031`),
    ),
  )
})
