import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

import { useSettledList, useShownCount } from "~/src/client/projects/use-shown-count"
import { LIST_KEY } from "~/src/lib/privacy/stored-keys"
import { PROJECTS_PER_PAGE } from "~/src/lib/projects/list-pages"

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({ key: "entry" }, "")
})

/** A list that has as many projects as are there, whatever is wanted. */
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

test("N3: a list that is come back to keeps its height until all that was on show is there again", () => {
  sessionStorage.setItem(`${LIST_KEY.key}entry`, JSON.stringify({ count: 3 * PROJECTS_PER_PAGE, height: 4000 }))
  const { rerender } = render(<List available={PROJECTS_PER_PAGE} />)
  expect(screen.getByTestId("list").style.minHeight).toBe("4000px")
  rerender(<List available={3 * PROJECTS_PER_PAGE} />)
  expect(screen.getAllByRole("article")).toHaveLength(3 * PROJECTS_PER_PAGE)
  expect(screen.getByTestId("list").style.minHeight).toBe("")
})

test("more gives the focus to the first project that came, and is remembered for this entry alone", async () => {
  render(<List available={1000} />)
  await userEvent.click(screen.getByRole("button", { name: "Show more" }))
  expect(screen.getByRole("link", { name: `Project ${PROJECTS_PER_PAGE + 1}` })).toHaveFocus()
  expect({ ...sessionStorage }).toEqual({ [`${LIST_KEY.key}entry`]: `{"count":${2 * PROJECTS_PER_PAGE},"height":0}` })
})
