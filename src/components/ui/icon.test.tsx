import { render } from "@testing-library/react"

import { Icon } from "~/src/components/ui/icon"

test("I1: an icon of the interface and one of the content are drawn at once", () => {
  const { container } = render(
    <>
      <Icon icon="lucide:house" />
      <Icon icon={{ body: "<path/>", width: 24, height: 24 }} className="size-4" />
    </>,
  )
  expect(container.querySelectorAll("svg")).toHaveLength(2)
})

test("I2: an icon that the build does not have keeps its place", () => {
  const { container } = render(<Icon icon={{ name: "mdi:email" }} className="size-4" />)
  expect(container.querySelector("svg")).toBeNull()
  expect(container.firstElementChild).toHaveClass("size-4", "shrink-0")
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true")
})
