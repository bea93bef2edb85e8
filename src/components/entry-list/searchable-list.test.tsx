import { render, screen } from "@testing-library/react"

import { SearchableList } from "~/src/components/entry-list/searchable-list"

const LIST = {
  collection: "projects",
  search: "",
  leadsToSearch: false,
  first: [],
  hasTags: false,
} as const

test.each([
  [7, {}, false],
  [8, {}, true],
  [7, { leadsToSearch: true }, true],
])("of %d entries, with %j, that the list has tools is %j", async (total, reached, has) => {
  // jsdom does not know the element `search`.
  jest.spyOn(console, "error").mockImplementation()
  Object.assign(globalThis, { __CONTENT_LANGUAGE__: "en" })
  const { rerender } = render(<SearchableList {...LIST} total={total} {...reached} />)
  const field = () => screen.queryByRole("searchbox")
  expect(field() !== null).toBe(has)
  // Typing changes the address, and the field stays.
  rerender(<SearchableList {...LIST} total={total} />)
  expect(field() !== null).toBe(has)
})
