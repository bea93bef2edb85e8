import { render, screen, within } from "@testing-library/react"

import { Breadcrumbs } from "~/src/components/layout/breadcrumbs"

const image = { layout: "fixed", width: 20, height: 20, images: { fallback: { src: "/a.webp" } } } as const

test("L5: breadcrumbs are a named list of steps, the last of which is the page", () => {
  render(<Breadcrumbs crumbs={[{ label: "Home", to: "/" }, { label: "Error 404" }]} />)
  const list = within(screen.getByRole("navigation", { name: "Breadcrumbs" })).getByRole("list")
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Home", "Error 404"])
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/")
  expect(screen.getByText("Error 404").closest("[aria-current]")).toHaveAttribute("aria-current", "page")
})

test("L5: a step that leads nowhere is text, a disabled one says so and has no address", () => {
  render(<Breadcrumbs crumbs={[{ label: "Text" }, { label: "Off", to: "/off", disabled: true }, { label: "Here" }]} />)
  expect(screen.queryByRole("link", { name: "Text" })).toBeNull()
  const disabled = screen.getByRole("link", { name: "Off" })
  expect(disabled).toHaveAttribute("aria-disabled", "true")
  expect(disabled).not.toHaveAttribute("href")
})

test("L5: an icon beats an avatar, and a slot takes the label's place", () => {
  const { container } = render(
    <Breadcrumbs
      crumbs={[
        { label: "Both", icon: "lucide:house", avatar: { image, alt: "Ada" } },
        { label: "Only", avatar: { image, alt: "Bob" } },
        { label: "Label", slot: <b>Slot</b> },
      ]}
    />,
  )
  expect(screen.queryByRole("img", { name: "Ada" })).toBeNull()
  expect(screen.getByRole("img", { name: "Bob" })).toBeVisible()
  expect(screen.getByText("Slot")).toBeVisible()
  expect(container).not.toHaveTextContent("Label")
})

test("L5: what stands between the steps is hidden from assistive technology", () => {
  const { container } = render(<Breadcrumbs crumbs={[{ label: "A" }, { label: "B" }]} />)
  for (const drawing of container.querySelectorAll("svg")) expect(drawing).toHaveAttribute("aria-hidden", "true")
  expect(container.querySelectorAll("svg")).toHaveLength(1)
})
