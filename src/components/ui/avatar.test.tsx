import { fireEvent, render, screen } from "@testing-library/react"

import { Avatar } from "~/src/components/ui/avatar"

const image = { layout: "fixed", width: 32, height: 32, images: { fallback: { src: "/a.webp" } } } as const

test("L7: the image is replaced by the initials when it fails", () => {
  render(<Avatar image={image} alt="Ada King Lovelace" />)
  expect(screen.getByRole("img")).toHaveAttribute("src", "/a.webp")
  fireEvent.error(screen.getByRole("img"))
  expect(screen.getByRole("img", { name: "Ada King Lovelace" })).toHaveTextContent("AK")
})

test("L7: an image that failed before hydration is replaced, too", () => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true)
  render(<Avatar image={image} alt="Ada Lovelace" />)
  expect(screen.getByRole("img", { name: "Ada Lovelace" })).toHaveTextContent("AL")
})

test("L7: an icon beats the initials; with neither there is a blank without a name", () => {
  const { container } = render(<Avatar alt="Ada Lovelace" icon="lucide:user-round" />)
  expect(container.querySelector("svg")).toBeInTheDocument()
  expect(container).not.toHaveTextContent("AL")
  const blank = render(<Avatar alt="" />).container
  expect(blank.querySelector("[role=img]")).toBeNull()
  expect(blank.firstElementChild).toHaveClass("avatar", "size-8")
})

test("L7: the page holds what the styles draw over a failed image: the icon, else the initials", () => {
  const { rerender } = render(<Avatar image={image} alt="Ada Lovelace" />)
  expect(screen.getByRole("img")).toHaveAttribute("data-initials", "AL")
  expect(screen.getByRole("img")).not.toHaveAttribute("style")
  rerender(<Avatar image={image} alt="Ada Lovelace" icon="lucide:user-round" />)
  expect(screen.getByRole("img")).not.toHaveAttribute("data-initials")
  expect(screen.getByRole("img").getAttribute("style")).toContain('--avatar-icon: url("data:image/svg+xml')
})
