import { render, screen } from "@testing-library/react"

import { PageHeader } from "~/src/components/layout/page-header"

test("L4: a page header has the title as its heading, the description and the crumbs", () => {
  render(<PageHeader title="About" description="Who." crumbs={[{ label: "Home", to: "/" }]} />)
  expect(screen.getByRole("heading", { level: 1, name: "About" })).toBeVisible()
  expect(screen.getByText("Who.")).toBeVisible()
  expect(screen.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible()
})

test("L4: what is empty is left out", () => {
  const { container } = render(<PageHeader title="" description="" crumbs={[]} />)
  expect(container.querySelector("header")).toBeEmptyDOMElement()
})
