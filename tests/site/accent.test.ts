import { readFileSync } from "node:fs"

import { CONTENT_FOLDER } from "~/src/build/content/content-folder"
import { readSite } from "~/src/build/content/read-site"

const own = readSite(CONTENT_FOLDER).site?.theme.accent
const pageOf = (build: string, page: string) => readFileSync(`${build}/${page}`, "utf8")

test.each(["index.html", "projects/index.html", "404.html"])(
  "L6: an accent from the settings is in %s with a shade for each theme, and colours the browser's frame",
  (page) => {
    const html = pageOf(".variants/services/public", page)
    expect(html).toMatch(
      /<style[^>]*>:root:root\{--color-primary:#c026d3;--accent:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/,
    )
    expect(html).toMatch(/<meta name="theme-color" content="#c026d3"/)
    expect(pageOf("public", page).includes(":root:root")).toBe(own !== undefined)
    expect(pageOf("public", page)).toContain(`<meta name="theme-color" content="${own ?? "#14b8a6"}"`)
  },
)
