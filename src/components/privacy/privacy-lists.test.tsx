import { render, screen, within } from "@testing-library/react"

import { ServiceList } from "~/src/components/privacy/service-list"

test("Y3: every service is listed with where it is, what it receives, and when", () => {
  const game = { name: "The game", place: "game.example", receives: "What servers receive.", when: "After Play." }
  render(<ServiceList services={[game]} note="Nothing is counted." />)
  const section = within(screen.getByRole("region", { name: "Services" }))
  expect(section.getByRole("heading", { level: 3, name: "The game" })).toBeVisible()
  expect(section.getAllByRole("term").map((term) => term.textContent)).toEqual(["Where", "Receives", "When"])
  expect(section.getAllByRole("definition").map((detail) => detail.textContent)).toEqual([
    "game.example",
    "What servers receive.",
    "After Play.",
  ])
  expect(section.getByText("Nothing is counted.")).toBeVisible()
})
