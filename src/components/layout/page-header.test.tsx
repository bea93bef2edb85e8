import { render, screen } from "@testing-library/react"

import { PageHeader } from "~/src/components/layout/page-header"

const image = { layout: "fixed", width: 20, height: 20, images: { fallback: { src: "/a.webp" } } } as const

test("L4: a page header has the title as its heading, the description and the crumbs; empty parts are left out", () => {
  const { container, rerender } = render(<PageHeader title="About" description="Who." crumbs={[{ label: "Home" }]} />)
  expect(screen.getByRole("heading", { level: 1, name: "About" })).toBeVisible()
  expect(screen.getByText("Who.")).toBeVisible()
  expect(screen.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible()
  rerender(<PageHeader title="" description="" crumbs={[]} />)
  expect(container.querySelector("header")).toBeEmptyDOMElement()
})

test("L5: breadcrumbs are a list, its last item is the current page, and its separators are hidden", () => {
  const { container } = render(<PageHeader crumbs={[{ label: "Home", to: "/" }, { label: "Error 404" }]} />)
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Home", "Error 404"])
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/")
  expect(screen.getByText("Error 404").closest("[aria-current=page]")).not.toBeNull()
  expect(container.querySelectorAll("svg")).toHaveLength(1)
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true")
})

test("L5: a crumb without `to` is text, a disabled one has no href; an icon replaces an avatar, and a slot the label", () => {
  const both = { label: "Both", icon: "lucide:house", avatar: { image, alt: "Ada" } } as const
  const only = { label: "Only", avatar: { image, alt: "Bob" } }
  const off = { label: "Off", to: "/off", disabled: true }
  render(<PageHeader crumbs={[{ label: "Text" }, off, both, only, { label: "Label", slot: <b>Slot</b> }]} />)
  const [disabled, ...others] = screen.getAllByRole("link")
  expect(others).toEqual([])
  expect(disabled).toHaveTextContent("Off")
  expect(disabled).toHaveAttribute("aria-disabled", "true")
  expect(disabled).not.toHaveAttribute("href")
  expect(screen.getByRole("img")).toHaveAccessibleName("Bob")
  expect(screen.getAllByRole("listitem").at(-1)).toHaveTextContent(/^Slot$/)
})
