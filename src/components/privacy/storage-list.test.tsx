import { render, screen, within } from "@testing-library/react"

import { StorageList } from "~/src/components/privacy/storage-list"

test("Y3: every stored value is listed with its key and purpose, below how long it is kept", () => {
  const groups = [
    { lifetime: "For good", items: [{ key: "theme", purpose: "Your theme." }] },
    { lifetime: "For a while", items: [{ key: "scroll:…", purpose: "Your place." }] },
  ]
  render(<StorageList groups={groups} />)
  const section = within(screen.getByRole("region", { name: "What your browser keeps" }))
  expect(section.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
    "For good",
    "For a while",
  ])
  expect(section.getAllByRole("term").map((term) => term.textContent)).toEqual(["theme", "scroll:…"])
  expect(section.getAllByRole("definition").map((each) => each.textContent)).toEqual(["Your theme.", "Your place."])
})
