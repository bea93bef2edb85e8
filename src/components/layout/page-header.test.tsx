import { render, screen, within } from "@testing-library/react"

import { PageHeader } from "~/src/components/layout/page-header"

const image = { layout: "fixed", width: 20, height: 20, images: { fallback: { src: "/a.webp" } } } as const

test("L4: a page header has the title as its heading, the description and the crumbs; what is empty is left out", () => {
  const { container, rerender } = render(<PageHeader title="About" description="Who." crumbs={[{ label: "Home" }]} />)
  expect(screen.getByRole("heading", { level: 1, name: "About" })).toBeVisible()
  expect(screen.getByText("Who.")).toBeVisible()
  expect(screen.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible()
  rerender(<PageHeader title="" description="" crumbs={[]} />)
  expect(container.querySelector("header")).toBeEmptyDOMElement()
})

test("L5: breadcrumbs are a named list, its last item is the current page, and its separators are hidden", () => {
  const { container } = render(<PageHeader crumbs={[{ label: "Home", to: "/" }, { label: "Error 404" }]} />)
  const list = within(screen.getByRole("navigation", { name: "Breadcrumbs" })).getByRole("list")
  const items = within(list).getAllByRole("listitem")
  expect(items.map((item) => item.textContent)).toEqual(["Home", "Error 404"])
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/")
  expect(screen.getByText("Error 404").closest("[aria-current]")).toHaveAttribute("aria-current", "page")
  expect(container.querySelectorAll("svg")).toHaveLength(1)
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true")
})

test("L5: a crumb without an address is text; a disabled one says so and has no href", () => {
  render(<PageHeader crumbs={[{ label: "Text" }, { label: "Off", to: "/off", disabled: true }, { label: "Here" }]} />)
  expect(screen.queryByRole("link", { name: "Text" })).toBeNull()
  const disabled = screen.getByRole("link", { name: "Off" })
  expect(disabled).toHaveAttribute("aria-disabled", "true")
  expect(disabled).not.toHaveAttribute("href")
})

test("L5: an icon beats an avatar, and a slot replaces the label", () => {
  const both = { label: "Both", icon: "lucide:house", avatar: { image, alt: "Ada" } } as const
  const only = { label: "Only", avatar: { image, alt: "Bob" } }
  const { container } = render(<PageHeader crumbs={[both, only, { label: "Label", slot: <b>Slot</b> }]} />)
  expect(screen.queryByRole("img", { name: "Ada" })).toBeNull()
  expect(screen.getByRole("img", { name: "Bob" })).toBeVisible()
  expect(screen.getByText("Slot")).toBeVisible()
  expect(container).not.toHaveTextContent("Label")
})
