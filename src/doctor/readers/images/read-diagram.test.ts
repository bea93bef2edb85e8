import { toHtml } from "hast-util-to-html"

import { temporaryFolder } from "~/tests/temporary-folder"

import { readDiagram, SITE_COLOUR } from "./read-diagram"

const folder = temporaryFolder()

const read = (svg: string) => readDiagram(folder.write("a.svg", svg))

const inside = (content: string) => read(`<svg viewBox="0 0 64 40">${content}</svg>`)

test.each([
  ["<script>alert(1)</script>", ["<script>"]],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', ["<a>"]],
  ["<foreignObject><p>x</p></foreignObject>", ["<foreignObject>"]],
  ['<image href="//a.test/x.png"/><iframe src="//a.test"></iframe>', ["<image>", "<iframe>"]],
  ['<animate attributeName="href" to="javascript:alert(1)"/><set/>', ["<animate>", "<set>"]],
  ['<path onload="alert(1)" OnClick="x"/>', ["onload", "onclick"]],
  ['<use href="//a.test/x.svg#a"/><use xlink:href="data:image/svg+xml,x"/>', ["href", "xlinkhref"]],
  ['<path fill="url(//a.test/x.svg#a)"/><path style="fill:url( \'https://a.test\')"/>', ["fill", "style"]],
  ["<style>@import url(//a.test/x.css)</style><style>path{fill:url(x.png)}</style>", ["<style>"]],
  ['<style>@im\\port "//a.test/x.css";</style><path fill="u\\72l(//a.test/x.svg)"/>', ["<style>", "fill"]],
  ["<path/></svg><svg><script>alert(1)</script>", []],
  ['<title><img src=x onerror="alert(1)"></title>', []],
  ["<style>path{fill:ur/**/l(//a.test/x.svg)}</style>", ["<style>"]],
  ['<path style="fill:ur/**/l(//a.test/x.svg)"/>', ["style"]],
  [
    "<path fill=\"image-set('//a.test/x.png' 1x)\"/><path style=\"mask:IMAGE-SET( '//a.test/x.svg' 1x)\"/>",
    ["fill", "style"],
  ],
  [
    '<style>path{mask:src("//a.test/x.svg")}</style><path style="--a: src( \'//a.test/x.svg\')"/>',
    ["<style>", "style"],
  ],
  ['<style>path{mask:-webkit-image-set("//a.test/x.svg" 1x)}</style>', ["<style>"]],
  [
    "<path cursor=\"image('//a.test/x.png')\"/><path mask=\"-webkit-cross-fade('//a.test/x.png', red)\"/>",
    ["cursor", "mask"],
  ],
  ['<style>@\\69mport "//a.test/x.css"</style><style>p{fill:ima/**/ge-set("//a.test/x" 1x)}</style>', ["<style>"]],
  ['<style>@IMPORT/**/"//a.test/x.css";</style><path style="fill:&#117;rl(//a.test/x.svg)"/>', ["<style>", "style"]],
])("M4 S1: %s draws, and nothing else", (content, dropped) => {
  const diagram = inside(content)
  expect(diagram?.dropped).toEqual(dropped)
  expect(diagram && toHtml(diagram.svg, { space: "svg" })).not.toMatch(
    /script|alert|a\.test|data:|on\w+=|foreign|import/i,
  )
})

test("M4: what draws stays, and what only editors read is left out without a word", () => {
  const diagram = inside(
    '<metadata>x</metadata><sodipodi:namedview id="x"/><defs><linearGradient id="g"/></defs><style>path{fill:url(#g)}</style>' +
      '<path inkscape:label="C:\\x" d="M0 0" style="stroke:currentColor" fill="url(#g)"/><use xlink:href="#g"/><text>A &amp; b</text>',
  )
  expect([diagram?.dropped, diagram?.hasSiteColours]).toEqual([[], true])
  expect(diagram && toHtml(diagram.svg, { space: "svg", closeEmptyElements: true })).toBe(
    '<svg viewBox="0 0 64 40" xmlns="http://www.w3.org/2000/svg" width="64" height="40"><defs><linearGradient id="g" /></defs>' +
      '<style>path{fill:url(#g)}</style><path d="M0 0" style="stroke:currentColor" fill="url(#g)" /><use href="#g" /><text>A &#x26; b</text></svg>',
  )
})

test("M4 S3: titles, data and comments, which an image does not show, are left out without a word", () => {
  const diagram = inside(
    "<title>secret</title><desc>secret</desc><style>/* secret */path{fill:red}/* secret</style>" +
      '<path data-note="secret" aria-label="secret & \\" style="/* secret */fill:red"/><!-- secret -->',
  )
  expect(diagram?.dropped).toEqual([])
  expect(diagram && toHtml(diagram.svg.children, { space: "svg", closeEmptyElements: true })).toBe(
    '<style>path{fill:red}</style><path style="fill:red" />',
  )
})

test("M4: colours of the site are its own names; any other that the file does not define is unknown", () => {
  const names = "var(--text) var( --line-strong ) var(--accent, rgb(0 0 0)) var(--acent) CURRENTCOLOR"
  expect(names.replace(SITE_COLOUR, (_whole, name) => name ?? "text")).toBe("text line-strong accent var(--acent) text")
  const diagram = inside(
    '<style>g{--own : red}</style><path fill="var(--acent)"/><path fill="var(--own)" stroke="var(--b, red)"/>',
  )
  expect(diagram).toMatchObject({ hasSiteColours: false, unknownColours: ["--acent"] })
})

const DEEP = `<svg viewBox="0 0 9 9">${"<g>".repeat(3000)}`

test("M4: the size is that of the view box, else that of the attributes", () => {
  expect(read('<?xml version="1.0"?><!DOCTYPE svg><svg width="9cm" viewBox="0,0 30 20"/>')).toMatchObject({
    width: 30,
    height: 20,
  })
  expect(read('<svg width="30px" height="20"/>')).toMatchObject({ width: 30, height: 20 })
  expect(read('<svg width="30" height="20" viewBox="0 0 -30 20"/>')).toMatchObject({ width: 30, height: 20 })
  for (const size of [
    'width="100%" height="20"',
    'width="-9" height="9"',
    'viewBox="0 0 1e999 9"',
    'viewBox="0 0 0 9"',
  ]) {
    expect(read(`<svg ${size}/>`)).toBeNull()
  }
  for (const svg of ["<svg/>", "<p>x</p>", "", DEEP]) {
    expect(read(svg)).toBeNull()
  }
})

test.each([
  '<g display="none"><text>secret</text></g>',
  '<g style="fill: red; display : NONE !important"><text>secret</text></g>',
  '<text>shown<tspan visibility="hidden">secret</tspan></text>',
  '<g visibility="collapse"><text>secret<tspan visibility="visible">shown</tspan></text></g>',
  '<g opacity="0"><g opacity="1"><text>secret</text></g></g>',
  '<text style="opacity:.0">secret</text><text opacity="0%">secret</text>',
  '<text font-size="0">secret<tspan font-size="9">shown</tspan></text><text style="font-size:0px">secret</text>',
  '<style>.a,.b{display:none}#c{visibility:hidden}tspan.d{opacity:0}</style><g class="x b"><text>secret</text></g>' +
    '<text id="c">secret</text><text>shown<tspan class="d">secret</tspan></text>',
  '<defs><text id="a">secret</text></defs><symbol><text>secret</text></symbol>',
  "secret<g>secret<path>secret</path></g>",
  "<metadata>secret</metadata><title>secret</title><desc>secret</desc>",
])("M4 S3: hidden text of a drawing goes: %s", (content) => {
  const diagram = inside(content)
  expect(diagram?.dropped).toEqual([])
  const svg = diagram ? toHtml(diagram.svg, { space: "svg" }) : ""
  expect(svg).not.toContain("secret")
  expect(svg.includes("shown")).toBe(content.includes("shown"))
})

test.each([
  '<g display="inline" visibility="visible" opacity="0.5" font-size="0.5"><text>shown</text></g>',
  '<g display="none"><symbol id="a"><text>shown</text></symbol></g><use href="#a"/>',
  '<defs><text id="a">shown</text><clipPath id="b"><text>shown</text></clipPath></defs><use xlink:href="#a"/><path clip-path="url(#b)"/>',
  '<style>@media print{.a{display:none}}.b .a{display:none}.a:hover{opacity:0}</style><text class="a">shown</text>',
  '<style>.a{display:none}.b{display:inline}</style><text class="a b">shown</text>',
  '<style>.a{display:none}</style><text class="A">shown</text>',
  "<style>@keyframes a{to{opacity:1}}text{opacity:0;animation:a 1s forwards}</style><text>shown</text>",
])("M4: text that is drawn, or may be, stays: %s", (content) => {
  expect(toHtml(inside(content)?.svg ?? [], { space: "svg" })).toContain("shown")
})
