import { render, screen } from "@testing-library/react"

import { Inventory } from "./inventory"

test("Y3: the looks of lists of works do not change the lists of the privacy page", () => {
  render(<Inventory heading="Stored" intro="All of it." groups={[{ name: "For ever", details: [["key", "why"]] }]} />)
  expect(screen.getByRole("list")).not.toHaveClass("rows")
})
