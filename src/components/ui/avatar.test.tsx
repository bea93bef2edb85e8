import { fireEvent, render, screen } from "@testing-library/react"

import { Avatar } from "~/src/components/ui/avatar"

const image = { layout: "fixed", width: 32, height: 32, images: { fallback: { src: "/a.webp" } } } as const

test("L7: initials replace an image that fails; the HTML contains them for the styles before hydration", () => {
  render(<Avatar image={image} alt="Ada King Lovelace" />)
  expect(screen.getByRole("img")).toHaveAttribute("src", "/a.webp")
  expect(screen.getByRole("img")).toHaveAttribute("data-initials", "AK")
  fireEvent.error(screen.getByRole("img"))
  expect(screen.getByRole("img", { name: "Ada King Lovelace" })).toHaveTextContent("AK")
})

test("L7: an icon replaces the initials, also in the styles; with neither, the circle is empty and has no name", () => {
  const { container, rerender } = render(<Avatar image={image} alt="Ada Lovelace" icon="lucide:user-round" />)
  expect(screen.getByRole("img")).not.toHaveAttribute("data-initials")
  expect(screen.getByRole("img").getAttribute("style")).toContain('--avatar-icon: url("data:image/svg+xml')
  rerender(<Avatar alt="Ada Lovelace" icon="lucide:user-round" />)
  expect(container.querySelector("svg")).toBeInTheDocument()
  expect(container).not.toHaveTextContent("AL")
  rerender(<Avatar alt="" />)
  expect(screen.queryByRole("img")).toBeNull()
  expect(container.firstElementChild).toHaveClass("avatar", "size-8")
})
