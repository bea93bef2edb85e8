import { cardFile } from "~/src/build/social-cards/card-file"
import type { SocialCard } from "~/src/build/social-cards/social-card"

const CARD: SocialCard = {
  title: "Note G",
  label: "Note",
  text: null,
  name: "Ada",
  accent: "#14b8a6",
  picture: { file: "/a/cover.png", digest: "1" },
}

test("a card's name changes with everything that is on it, and with nothing else", () => {
  const others: Partial<SocialCard>[] = [
    { title: "Note F" },
    { label: null },
    { text: "More" },
    { name: "Ada L." },
    { accent: "#aa0055" },
    { picture: { file: "/a/cover.png", digest: "2" } },
    { picture: null },
  ]
  const names = [{}, ...others].map((other) => cardFile({ ...CARD, ...other }).path)
  expect(new Set(names).size).toBe(names.length)
  expect(cardFile({ ...CARD, picture: { file: "/b/moved.png", digest: "1" } })).toEqual(cardFile(CARD))
})

test("a card with a picture is a JPEG, one of letters a PNG, below the folder that hosts keep for good", () => {
  expect(cardFile(CARD)).toEqual({
    path: expect.stringMatching(/^\/static\/cards\/[0-9a-f]{20}\.jpg$/),
    type: "image/jpeg",
  })
  expect(cardFile({ ...CARD, picture: null })).toEqual({
    path: expect.stringMatching(/^\/static\/cards\/[0-9a-f]{20}\.png$/),
    type: "image/png",
  })
})
