import { render, screen, within } from "@testing-library/react"

import { ServiceList, StorageList } from "~/src/components/privacy/privacy-lists"

function textsIn(region: string): Record<string, (string | null)[]> {
  const section = within(screen.getByRole("region", { name: region }))
  const texts = (role: string) => section.queryAllByRole(role).map(({ textContent }) => textContent)
  return { headings: texts("heading").slice(1), terms: texts("term"), definitions: texts("definition") }
}

test("Y3: every service is listed with its place, what it receives, and when, above a note", () => {
  const game = { name: "The game", place: "game.example", receives: "What servers receive.", when: "After Play." }
  render(<ServiceList services={[game]} note="Nothing is counted." />)
  expect(textsIn("Services")).toEqual({
    headings: ["The game"],
    terms: ["Where", "Receives", "When"],
    definitions: ["game.example", "What servers receive.", "After Play."],
  })
  expect(screen.getByText("Nothing is counted.")).toBeVisible()
})

test("Y3: every stored value is listed with its key and purpose, by how long it is kept", () => {
  const groups = [
    { lifetime: "For good", items: [{ key: "theme", purpose: "Your theme." }] },
    { lifetime: "For a while", items: [{ key: "scroll:…", purpose: "Your place." }] },
  ]
  render(<StorageList groups={groups} />)
  expect(textsIn("What your browser keeps")).toEqual({
    headings: ["For good", "For a while"],
    terms: ["theme", "scroll:…"],
    definitions: ["Your theme.", "Your place."],
  })
})
