import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"

import { drawCard } from "~/src/build/social-cards/draw-card"
import { CARD_HEIGHT, CARD_WIDTH } from "~/src/build/social-cards/social-card"
import { openTypesetter, type Typesetter } from "~/src/build/social-cards/typesetter"

// Drawing takes its time on a machine that has other things to do.
jest.setTimeout(60_000)

const ACCENT = "#14b8a6"
const WORDS = { host: "ada.example", title: "A clear title", name: "Ada", label: "Note · 1843", text: null }

const folder = mkdtempSync(path.join(tmpdir(), "cards-"))
let setter: Typesetter

beforeAll(async () => {
  setter = await openTypesetter()
})
afterAll(() => rmSync(folder, { recursive: true }))

async function draw(words: Partial<typeof WORDS>, file: string | null = null): Promise<Buffer> {
  const picture = file === null ? null : { file, digest: "" }
  const { bytes } = await drawCard(setter, { ...WORDS, ...words, text: null, accent: ACCENT, picture })
  return bytes
}

async function pictureFile(name: string, picture: sharp.Sharp): Promise<string> {
  const file = path.join(folder, name)
  await picture.png().toFile(file)
  return file
}

function plain(width: number, height: number, background: string): sharp.Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Pixels of a part that are not as its first one. */
async function inkIn(card: Buffer, region: sharp.Region): Promise<number> {
  const data = await sharp(card).extract(region).greyscale().raw().toBuffer()
  return data.filter((value) => Math.abs(value - (data[0] ?? 0)) > 40).length
}

async function colourAt(card: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(card).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}

test.each([
  ["without a picture", null, "png"],
  ["a wide picture", [1600, 1000], "jpeg"],
  ["a high picture", [1000, 1600], "jpeg"],
  ["a panorama", [4000, 400], "jpeg"],
  ["a tiny picture", [8, 8], "jpeg"],
] as const)("a card has the size that networks ask for: %s", async (name, size, format) => {
  const file = size === null ? null : await pictureFile(`${name}.png`, plain(size[0], size[1], "#336699"))
  const card = await sharp(await draw({}, file)).metadata()
  expect(card).toMatchObject({ width: CARD_WIDTH, height: CARD_HEIGHT, format })
})

test("the same words and picture give the same bytes, also from another typesetter", async () => {
  const file = await pictureFile("same.png", plain(1600, 1000, "#f4f1ea"))
  const first = [await draw({}), await draw({}, file)]
  setter = await openTypesetter()
  expect([await draw({}), await draw({}, file)]).toEqual(first)
})

test("a picture full of detail is pressed until networks take it", async () => {
  const noise = {
    create: { width: 700, height: 440, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 80 } },
  }
  const file = await pictureFile("noise.png", sharp(noise as sharp.SharpOptions))
  expect((await draw({}, file)).length).toBeLessThan(150_000)
})

test("a card takes the colour of its picture's paper, and the text is light on a dark one", async () => {
  const dark = await draw({}, await pictureFile("dark.png", plain(1600, 1000, "#18181b")))
  const light = await draw({}, await pictureFile("light.png", plain(1600, 1000, "#f4f1ea")))
  const near = (colour: number[]) => colour.map((value) => Math.round(value / 4))
  expect(near(await colourAt(dark, 8, 620))).toEqual(near([0x18, 0x18, 0x1b]))
  expect(near(await colourAt(light, 8, 620))).toEqual(near([0xf4, 0xf1, 0xea]))
})

test("a picture of no colour that text could be read on stands on plain paper", async () => {
  const card = await draw({}, await pictureFile("middle.png", plain(1600, 1000, "#808080")))
  expect(await colourAt(card, 8, 620)).not.toEqual([0x80, 0x80, 0x80])
})

test("a title that runs from right to left is set so, and the card with it", async () => {
  const card = await draw({ title: "ממממממממ ........", label: null as never })
  const title = { top: 200, height: 400, width: CARD_WIDTH / 4 }
  // The card's words begin on the right; the letters come first, and the dots after them.
  const right = await inkIn(card, { ...title, left: CARD_WIDTH - title.width })
  const left = await inkIn(card, { ...title, left: 0 })
  expect(right).toBeGreaterThan(3 * left)
  expect(await colourAt(card, CARD_WIDTH - 70, 5)).toEqual([0x14, 0xb8, 0xa6])
  expect(await colourAt(card, 70, 5)).not.toEqual([0x14, 0xb8, 0xa6])
})

test.each([
  ["one long word", "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"],
  ["a hundred W", "W".repeat(100)],
  ["many words", "words and words and more of them ".repeat(8)],
])("a title never leaves the card: %s", async (_name, title) => {
  const file = await pictureFile("paper.png", plain(1600, 1000, "#f4f1ea"))
  for (const card of [await draw({ title }), await draw({ title }, file)]) {
    for (const left of [0, CARD_WIDTH - 40]) {
      expect(await inkIn(card, { left, top: 0, width: 40, height: CARD_HEIGHT })).toBe(0)
    }
    expect(await inkIn(card, { left: 0, top: CARD_HEIGHT - 30, width: CARD_WIDTH, height: 30 })).toBe(0)
  }
})
