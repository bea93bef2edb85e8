import { pageViewOf } from "~/src/lib/navigation/page-view"

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/projects", "/projects"],
  ["/projects/note-g", "/projects/[name]"],
  ["/projects/note-g/", "/projects/[name]"],
  ["/no/such/page", null],
])("Y1: the route of %s is %s", (path, route) => {
  expect(pageViewOf(path)).toEqual({ route, path })
})
