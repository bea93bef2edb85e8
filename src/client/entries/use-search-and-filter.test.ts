import { act, renderHook } from "@testing-library/react"
import { navigate } from "gatsby"

import { useSearchAndFilter } from "~/src/client/entries/use-search-and-filter"
import { NO_FILTER } from "~/src/lib/search/entry-filter-url"

jest.mock("gatsby", () => ({ navigate: jest.fn() }))

const A = { ...NO_FILTER, text: "tdes" }
const B = { ...NO_FILTER, text: "tides" }

test("W3: a choice is kept while an earlier one reaches the address, and the address counts again afterwards", () => {
  const { result, rerender } = renderHook((query: string) => useSearchAndFilter("projects", query), {
    initialProps: "",
  })
  act(() => result.current.change(A, "replace"))
  act(() => result.current.change(B, "replace"))
  expect(jest.mocked(navigate).mock.calls.map(([to]) => to)).toEqual(["/projects?q=tdes", "/projects?q=tides"])
  for (const query of ["", "?q=tdes", "?q=tides"]) {
    rerender(query)
    expect(result.current.chosen).toEqual(B)
  }
  for (const [query, chosen] of [
    ["?q=tdes", A],
    ["", NO_FILTER],
    ["?q=tides", B],
  ] as const) {
    rerender(query)
    expect(result.current.chosen).toEqual(chosen)
  }
})
