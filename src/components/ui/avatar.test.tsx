import { fireEvent, render, screen } from "@testing-library/react"

import { Avatar } from "~/src/components/ui/avatar"

const image = { layout: "fixed", width: 32, height: 32, images: { fallback: { src: "/a.webp" } } } as const

test("L7: the picture is shown while it loads and stays when it has loaded", () => {
  render(<Avatar image={image} alt="Ada Lovelace" />)
  expect(screen.getByRole("img", { name: "Ada Lovelace" })).toHaveAttribute("src", "/a.webp")
})

test("L7: a picture that fails gives way to the initials", () => {
  render(<Avatar image={image} alt="Ada King Lovelace" />)
  fireEvent.error(screen.getByRole("img"))
  expect(screen.getByRole("img", { name: "Ada King Lovelace" })).toHaveTextContent("AK")
})

test("L7: a picture that failed before React was there gives way too", () => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true)
  render(<Avatar image={image} alt="Ada Lovelace" />)
  expect(screen.getByRole("img", { name: "Ada Lovelace" })).toHaveTextContent("AL")
})

test("L7: an icon beats the initials", () => {
  const { container } = render(<Avatar alt="Ada Lovelace" icon="lucide:user-round" />)
  expect(container.querySelector("svg")).toBeInTheDocument()
  expect(container).not.toHaveTextContent("AL")
})

test("L7: with neither there is a blank that says nothing", () => {
  const { container } = render(<Avatar alt="" />)
  expect(screen.queryByRole("img")).toBeNull()
  expect(container.firstElementChild).toHaveClass("avatar", "size-8")
})

test("L7: what the styles need to draw over a failed picture is in the page: the icon, else the initials", () => {
  render(<Avatar image={image} alt="Ada Lovelace" />)
  expect(screen.getByRole("img")).toHaveAttribute("data-initials", "AL")
  expect(screen.getByRole("img")).not.toHaveAttribute("style")
})

test("L7: with an icon the styles draw that", () => {
  render(<Avatar image={image} alt="Ada Lovelace" icon="lucide:user-round" />)
  expect(screen.getByRole("img")).not.toHaveAttribute("data-initials")
  expect(screen.getByRole("img").getAttribute("style")).toContain('--avatar-icon: url("data:image/svg+xml')
})
