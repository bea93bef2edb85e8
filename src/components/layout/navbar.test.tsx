import { render, screen } from "@testing-library/react"

import { Navbar } from "~/src/components/layout/navbar"

const theme = { isDark: null, toggle: () => undefined }
const owner = { name: "Ada Lovelace", avatar: null }

function renderAt(currentPath: string): void {
  render(<Navbar currentPath={currentPath} owner={owner} theme={theme} />)
}

function current(): (string | null)[] {
  return screen.getAllByRole("link").map((link) => link.getAttribute("aria-current"))
}

test("L2: the navbar has the avatar and three named links, each with a tooltip of its name", () => {
  renderAt("/")
  const links = screen.getAllByRole("link")
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-label")])).toEqual([
    ["/", "Home"],
    ["/projects", "Projects"],
    ["/about", "About"],
  ])
  for (const link of links) expect(link.dataset.tooltip).toBe(link.getAttribute("aria-label"))
  expect(screen.getByRole("img", { name: "Ada Lovelace" }).closest("[data-tooltip]")).toHaveAttribute(
    "data-tooltip",
    "Hi!",
  )
})

test("L2: the exact page is the current one", () => {
  renderAt("/about/")
  expect(current()).toEqual([null, null, "page"])
})

test("L2: Projects is active on a project's page, without being the current page", () => {
  renderAt("/projects/note-g")
  expect(current()).toEqual([null, null, null])
  expect(screen.getByRole("link", { name: "Projects" })).toHaveClass("nav-item-active")
  expect(screen.getByRole("link", { name: "Home" })).not.toHaveClass("nav-item-active")
})

test("L2: a path that only begins with the same letters is another place", () => {
  renderAt("/projects-x")
  expect(screen.getByRole("link", { name: "Projects" })).not.toHaveClass("nav-item-active")
})
