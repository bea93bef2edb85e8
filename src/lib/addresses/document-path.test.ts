import { documentPath } from "~/src/lib/addresses/document-path"

test.each([
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/about.html", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/", "/"],
  ["/slides/deck.htm", "/slides/deck"],
  ["/projects/tags/c.html5", "/projects/tags/c.html5"],
])("R2: hosts answer %s with the document of %s", (address, page) => {
  expect(documentPath(address)).toBe(page)
})
