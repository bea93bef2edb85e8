import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

import { useSettledList, useShownCount } from "~/src/client/entries/use-shown-count"
import { ENTRIES_PER_PAGE } from "~/src/lib/entries/list-pages"
import { LIST_KEY } from "~/src/lib/privacy/stored-keys"

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({ key: "entry" }, "")
})

/** A list of which only some projects are loaded. */
function List({ available }: { available: number }) {
  const shown = useShownCount()
  const there = Math.min(available, shown.count)
  useSettledList(shown, there === shown.count)
  const articles = Array.from({ length: there }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place of a project is its name
    <article key={index}>
      <a href="/">Project {index + 1}</a>
    </article>
  ))
  return (
    <div ref={shown.list} data-testid="list">
      {articles}
      <button type="button" onClick={shown.showMore}>
        Show more
      </button>
    </div>
  )
}

test("N3: when the visitor comes back, a list keeps its height until it is as long as before", () => {
  sessionStorage.setItem(`${LIST_KEY.key}entry`, JSON.stringify({ count: 3 * ENTRIES_PER_PAGE, height: 4000 }))
  const { rerender } = render(<List available={ENTRIES_PER_PAGE} />)
  expect(screen.getByTestId("list").style.minHeight).toBe("4000px")
  rerender(<List available={3 * ENTRIES_PER_PAGE} />)
  expect(screen.getAllByRole("article")).toHaveLength(3 * ENTRIES_PER_PAGE)
  expect(screen.getByTestId("list").style.minHeight).toBe("")
})

test("“Show more” focuses the first new project, and the length is stored for this history entry only", async () => {
  render(<List available={1000} />)
  await userEvent.click(screen.getByRole("button", { name: "Show more" }))
  expect(screen.getByRole("link", { name: `Project ${ENTRIES_PER_PAGE + 1}` })).toHaveFocus()
  expect({ ...sessionStorage }).toEqual({ [`${LIST_KEY.key}entry`]: `{"count":${2 * ENTRIES_PER_PAGE},"height":0}` })
})
