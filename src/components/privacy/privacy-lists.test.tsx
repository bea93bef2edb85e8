import { render, screen, within } from "@testing-library/react"

import { ServiceList, StorageList } from "~/src/components/privacy/privacy-lists"

test("Y3: every service and stored value is listed with what the visitor should know", () => {
  const game = { name: "The game", place: "game.example", receives: "What servers receive.", when: "After Play." }
  const groups = [
    { lifetime: "For good", items: [{ key: "theme", purpose: "Your theme." }] },
    { lifetime: "For a while", items: [{ key: "scroll:…", purpose: "Your place." }] },
  ]
  render([
    <ServiceList key="1" services={[game]} note="Nothing is counted." />,
    <StorageList key="2" groups={groups} />,
  ])
  const textsIn = (region: string, role: string) =>
    within(screen.getByRole("region", { name: region }))
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  expect(textsIn("Services", "heading")).toEqual(["Services", "The game"])
  expect(textsIn("Services", "term")).toEqual(["Where", "Receives", "When"])
  expect(textsIn("Services", "definition")).toEqual(["game.example", "What servers receive.", "After Play."])
  expect(screen.getByText("Nothing is counted.")).toBeVisible()
  const kept = "What your browser keeps"
  expect(textsIn(kept, "heading")).toEqual([kept, "For good", "For a while"])
  expect(textsIn(kept, "term")).toEqual(["theme", "scroll:…"])
  expect(textsIn(kept, "definition")).toEqual(["Your theme.", "Your place."])
})
