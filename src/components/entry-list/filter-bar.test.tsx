import { act, fireEvent, render, screen } from "@testing-library/react"

import { FilterBar } from "~/src/components/entry-list/filter-bar"
import { NO_FILTER } from "~/src/lib/search/entry-filter-url"

const BAR = {
  filter: NO_FILTER,
  outcome: null,
  prepare: async () => undefined,
  retry: undefined,
  searchName: "Search projects",
}

beforeEach(() => {
  Object.assign(globalThis, { __CONTENT_LANGUAGE__: "en" })
  jest.useFakeTimers()
})

function type(value: string): HTMLInputElement {
  const field = screen.getByRole<HTMLInputElement>("searchbox")
  fireEvent.change(field, { target: { value } })
  return field
}

test("W3: what is typed while the search of an earlier text is on its way stays", () => {
  // jsdom does not know the element `search`.
  jest.spyOn(console, "error").mockImplementation()
  const change = jest.fn()
  const bar = (text: string) => <FilterBar {...BAR} change={change} chosen={{ ...NO_FILTER, text }} />
  const { rerender } = render(bar(""))
  const field = type("tdes")
  act(() => jest.runAllTimers())
  expect(change).toHaveBeenLastCalledWith({ ...NO_FILTER, text: "tdes" }, "replace")
  type("tides")
  rerender(bar("tdes"))
  expect(field).toHaveValue("tides")
  act(() => jest.runAllTimers())
  expect(change).toHaveBeenLastCalledWith({ ...NO_FILTER, text: "tides" }, "replace")
  rerender(bar("tides"))
  // The visitor goes back.
  rerender(bar(""))
  expect(field).toHaveValue("")
  rerender(bar("tides"))
  expect(field).toHaveValue("tides")
})
