import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

import { keepCard, readCard, removeOtherCards } from "~/src/build/social-cards/card-store"

const folder = mkdtempSync(path.join(tmpdir(), "card-store-"))
afterAll(() => rmSync(folder, { recursive: true }))

test("a card that was drawn is there for the next build, with what was told of it, until no page names it", () => {
  const drawn = { bytes: Buffer.from("pixels"), unreadable: [{ field: "title", characters: ["解"] }] }
  expect(readCard("a.png", folder)).toBeNull()
  keepCard("a.png", drawn, folder)
  keepCard("b.png", drawn, folder)
  removeOtherCards(new Set(["a.png"]), folder)
  expect(readCard("a.png", folder)).toEqual(drawn)
  expect(readCard("b.png", folder)).toBeNull()
})
