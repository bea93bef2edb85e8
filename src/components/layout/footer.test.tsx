import { render, screen } from "@testing-library/react"

import { Footer } from "~/src/components/layout/footer"

test("L3: the footer has the copyright line and a link to the privacy policy", () => {
  render(<Footer year={2025} holder="Ada Lovelace" />)
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2025 Ada Lovelace")
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy")
})
