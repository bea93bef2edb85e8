import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

import { useSettledList, useShownCount } from "~/src/client/projects/use-shown-count"
import { LIST_KEY } from "~/src/lib/privacy/stored-keys"
import { PROJECTS_PER_PAGE } from "~/src/lib/projects/list-pages"

function List() {
  const shown = useShownCount()
  useSettledList(shown, true)
  const articles = Array.from({ length: shown.count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place of a project is its name
    <article key={index}>
      <a href="/">Project {index + 1}</a>
    </article>
  ))
  return (
    <div ref={shown.list}>
      {articles}
      <button type="button" onClick={shown.showMore}>
        Show more
      </button>
    </div>
  )
}

test("more gives the focus to the first project that came, and is remembered for this entry alone", async () => {
  history.replaceState({ key: "entry" }, "")
  render(<List />)
  await userEvent.click(screen.getByRole("button", { name: "Show more" }))
  expect(screen.getByRole("link", { name: `Project ${PROJECTS_PER_PAGE + 1}` })).toHaveFocus()
  expect({ ...sessionStorage }).toEqual({ [`${LIST_KEY.key}entry`]: `{"count":${2 * PROJECTS_PER_PAGE},"height":0}` })
})
