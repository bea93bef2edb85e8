import { findForbiddenImports } from "./import-rules"

test.each([
  ["src/lib/a.ts", 'import "~/src/client/b"'],
  ["src/client/a.ts", 'import "~/tests/b"'],
  ["src/client/a.ts", 'import "~/src/gatsby/webpack/b"'],
  ["src/build/a.ts", 'import "~/scripts/b"'],
  ["src/app/a.ts", 'import "~/bench/b"'],
  ["src/client/a.ts", 'import "~/src/styles/b.css"'],
  ["src/new-folder/a.ts", 'import "./b"'],
  ["src/lib/a.ts", 'import "~/src/new-folder/b"'],
  ["src/lib/a.ts", 'import "../client/b"'],
  ["src/lib/a.ts", 'import "./../client/b"'],
  ["src/lib/a.ts", 'import "~/src/lib/../client/b"'],
  ["src/lib/a.ts", 'const b = require("~/src/client/b")'],
  ["src/lib/a.mjs", 'await import("~/src/client/b")'],
  ["src/lib/a.ts", 'import "!!file-loader!~/src/client/b.css"'],
  ["src/lib/a.ts", 'import "react"'],
  ["src/client/a.ts", 'import "node:fs"'],
  ["src/client/a.ts", 'import "react-toastify"'],
  ["scripts/a.ts", 'import "~/tests/b"'],
  ["src/doctor/readers/files/a.ts", 'import "~/src/doctor/rules/links/b"'],
  ["src/doctor/report/a.ts", 'import "~/src/doctor/b"'],
])("%s must not contain %s", (file, text) => {
  expect(findForbiddenImports(file, text)).toEqual([expect.stringContaining(`${file} imports `)])
})

test.each([
  ["src/lib/a.test.ts", 'import "~/tests/b"; import "./c/d"; import "~/src/lib/e"'],
  ["src/app/a.tsx", 'import css from "!!file-loader?name=b!~/src/styles/b.css"; import "react"'],
  ["gatsby-browser.tsx", 'import "~/src/app/b"'],
  ["scripts/test/a.ts", 'import "~/tests/b"'],
  ["src/doctor/rules/links/a.ts", 'import "~/src/doctor/readers/files/b"; import "~/src/lib/c"'],
  ["src/components/toasts/toaster.tsx", 'import "react-toastify"; import "~/src/client/b"'],
])("%s may contain %s", (file, text) => {
  expect(findForbiddenImports(file, text)).toEqual([])
})
