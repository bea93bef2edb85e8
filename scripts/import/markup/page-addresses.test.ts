import { pageAddress } from "./page-addresses"

const pages = [{ paths: ["/notes/d"], text: null, isPublic: true }]

test.each([
  ["d.md", "/notes/d"],
  ["../posts/d/index.markdown#k", "/notes/d#k"],
  ["d.MKD", "/notes/d"],
  ["none.mdx", null],
  ["d.pdf", "/d.pdf"],
])("%s leads to %s", (target, address) => {
  expect(pageAddress(target, { pages, isReference: false })).toBe(address)
})
