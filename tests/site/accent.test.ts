import { readFileSync } from "node:fs"

import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const pageOf = (build: string, page: string) => readFileSync(`${build}/${page}`, "utf8")

test.each(["index.html", "projects/index.html", "404.html"])(
  "L6: an accent from the settings is in %s with a shade for each theme, and colours the browser's frame",
  (page) => {
    const html = pageOf(".variants/services/public", page)
    expect(html).toMatch(
      /<style[^>]*>:root:root\{--color-primary:#c026d3;--accent:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/,
    )
    expect(html).toMatch(/<meta name="theme-color" content="#c026d3"/)
    expect(pageOf(MAIN_BUILD, page)).not.toContain(":root:root")
    expect(pageOf(MAIN_BUILD, page)).toContain('<meta name="theme-color" content="#14b8a6"')
  },
)
