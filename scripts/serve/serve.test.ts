import { temporaryFolder } from "~/tests/temporary-folder"

import { builtBasePath, readPort } from "./serve-options"

const folder = temporaryFolder()

function basePathOf(page: string): string {
  folder.write("index.html", page)
  return builtBasePath(folder.path)
}

test.each(["", "/portfolio", "/a/b"])("the base path %j is read from the site's own scripts", (basePath) => {
  const scripts = ["framework-0a.js", "app-0a1b.js"].map((name) => `<script data-app-script="${basePath}/${name}">`)
  expect(basePathOf(`<a href="/else/app-1.js">/other/app-2.js</a>${scripts.join("</script>")}`)).toBe(basePath)
})

test("a page of another site is an error", () => {
  expect(() => basePathOf("<h1>Hello</h1>")).toThrow("is not a page of this site")
})

test.each([
  [undefined, undefined, 9000],
  [undefined, "", 9000],
  [undefined, "8080", 8080],
  ["0", "8080", 0],
])("with the flag %j and the environment %j the port is %j", (flag, environment, port) => {
  expect(readPort(flag, environment)).toBe(port)
})

test.each(["", "x", "-1", "80.5", "70000", "1e3"])("%j is not a port", (port) => {
  expect(() => readPort(port, "9000")).toThrow(`"${port}" is not a port`)
})
