import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"

import { Navbar } from "~/src/components/layout/navbar"

function renderAt(currentPath: string, isDark: boolean | null = null, toggle = jest.fn()): HTMLElement[] {
  render(<Navbar currentPath={currentPath} owner={{ name: "Ada Lovelace", avatar: null }} theme={{ isDark, toggle }} />)
  return screen.getAllByRole("link")
}

test("L2: the avatar, Home, Projects and About are links, each with a name and a tooltip", () => {
  const [avatar, ...links] = renderAt("/about")
  expect(avatar).toContainElement(screen.getByRole("img", { name: "Ada Lovelace" }))
  expect([avatar?.getAttribute("href"), avatar?.dataset.tooltip]).toEqual(["/about", "Hi!"])
  const names = links.map((link) => `${link.getAttribute("href")} ${link.textContent}`)
  expect(names).toEqual(["/ Home", "/projects Projects", "/about About"])
  for (const link of links) expect(link).toHaveAccessibleName(link.dataset.tooltip)
})

// Projects is active for any path that begins with /projects, without being the current page.
test.each([
  ["/", ["Home"], ["Home"]],
  ["/about/", ["Ada Lovelace", "About"], ["About"]],
  ["/projects", ["Projects"], ["Projects"]],
  ["/projects/note-g", [], ["Projects"]],
  ["/projects-old", [], ["Projects"]],
  ["/about/projects", [], []],
])("L2: at %s, %j is the current page and %j is active", (path, current, active) => {
  const links = renderAt(path)
  const namesOf = (some: HTMLElement[]) =>
    some.map((link) => link.querySelector(".sr-only")?.textContent ?? "Ada Lovelace")
  expect(namesOf(links.filter((link) => link.getAttribute("aria-current") === "page"))).toEqual(current)
  expect(namesOf(links.filter((link) => link.classList.contains("nav-item-active")))).toEqual(active)
})

test.each([
  [true, "Lights on?", "Switch to light theme"],
  [false, "Go dark?", "Switch to dark theme"],
  // Before hydration the theme is unknown.
  [null, null, "Switch theme"],
])("T3: with `isDark` %s the tooltip is %j and the name %j", async (isDark, tooltip, name) => {
  const toggle = jest.fn()
  renderAt("/", isDark, toggle)
  const button = screen.getByRole("button", { name })
  expect(button.getAttribute("data-tooltip")).toBe(tooltip)
  await userEvent.click(button)
  expect(toggle).toHaveBeenCalledTimes(1)
})
