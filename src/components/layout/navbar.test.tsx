import { render, screen } from "@testing-library/react"

import { Navbar } from "~/src/components/layout/navbar"

const theme = { isDark: null, toggle: () => undefined }
const owner = { name: "Ada Lovelace", avatar: null }

function renderAt(currentPath: string): void {
  render(<Navbar currentPath={currentPath} owner={owner} theme={theme} />)
}

function current(): (string | null)[] {
  return screen
    .getAllByRole("link")
    .slice(1)
    .map((link) => link.getAttribute("aria-current"))
}

test("L2: the navbar has three named links, each with a tooltip of its name", () => {
  renderAt("/")
  const links = screen.getAllByRole("link").slice(1)
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-label")])).toEqual([
    ["/", "Home"],
    ["/projects", "Projects"],
    ["/about", "About"],
  ])
  for (const link of links) {
    expect(link.dataset).toMatchObject({ tooltip: link.getAttribute("aria-label"), state: "closed" })
  }
})

test("L2: the avatar is a link to the About page, so that its tooltip opens by keyboard, too", () => {
  renderAt("/about")
  const avatar = screen.getByRole("link", { name: "Ada Lovelace" })
  expect(avatar).toContainElement(screen.getByRole("img", { name: "Ada Lovelace" }))
  expect([avatar.getAttribute("href"), avatar.dataset.tooltip]).toEqual(["/about", "Hi!"])
  expect(avatar).toHaveAttribute("aria-current", "page")
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

test("L2: Projects is active for any path that begins with /projects, also one that is no page below it", () => {
  renderAt("/projects-old")
  expect(current()).toEqual([null, null, null])
  expect(screen.getByRole("link", { name: "Projects" })).toHaveClass("nav-item-active")
})

test("L2: Projects is not active elsewhere", () => {
  renderAt("/about/projects")
  expect(screen.getByRole("link", { name: "Projects" })).not.toHaveClass("nav-item-active")
})
