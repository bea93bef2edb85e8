import { render, screen } from "@testing-library/react"

const icon = { name: "lucide:scale", body: "<path/>", width: 24, height: 24 }
const ITEMS = [
  { label: "Start", icon, to: "/" },
  { label: "Imprint", icon, to: "/imprint" },
  { label: "Weaving", icon, to: "/projects/tags/weaving" },
  { label: "Contact", icon, to: "/about#contact" },
  { label: "Blog", icon, to: "https://blog.ada.dev" },
]

/** The build defines the items before anything is loaded. They are all there are, also in a site with notes (W1). */
async function renderAt(currentPath: string) {
  Object.assign(globalThis, { __HAS_NOTES__: true, __NAVIGATION__: ITEMS, __BASE_PATH__: "/base" })
  const { Navbar } = await import("~/src/components/layout/navbar")
  const owner = { name: "Ada Lovelace", avatar: null }
  render(<Navbar currentPath={currentPath} owner={owner} theme={{ isDark: null, toggle: () => undefined }} />)
  const [, ...items] = [...screen.getByRole("navigation").querySelectorAll("a")]
  return items
}

const namesOf = (links: HTMLElement[]) => links.map(({ textContent }) => textContent)
const addressOf = (link: HTMLElement) => `${link.getAttribute("href")} ${link.getAttribute("rel") ?? ""}`.trim()

test("W2: the settings name the items of the navbar, in their order; each has a name and a tooltip", async () => {
  const items = await renderAt("/")
  expect(items.map(addressOf)).toEqual([
    "/base",
    "/base/imprint",
    "/base/projects/tags/weaving",
    "/base/about#contact",
    "https://blog.ada.dev noopener",
  ])
  expect(namesOf(items)).toEqual(["Start", "Imprint", "Weaving", "Contact", "Blog (external site)"])
  expect(items.map(({ dataset }) => dataset.tooltip)).toEqual(["Start", "Imprint", "Weaving", "Contact", "Blog"])
})

test.each([
  ["/", ["Start"], ["Start"]],
  ["/imprint/", ["Imprint"], ["Imprint"]],
  ["/imprint-of-1843", [], []],
  ["/projects/tags/weaving/page/2", [], ["Weaving"]],
  // The page is known, the part of it that the visitor reads is not.
  ["/about", [], []],
])("W2 L2: at %s, %j is the current page and %j is active", async (path, current, active) => {
  const items = await renderAt(path)
  expect(namesOf(items.filter((link) => link.getAttribute("aria-current") === "page"))).toEqual(current)
  expect(namesOf(items.filter((link) => link.classList.contains("nav-item-active")))).toEqual(active)
})
