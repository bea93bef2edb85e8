import path from "node:path"
import sharp from "sharp"

import { CARD_HEIGHT, CARD_WIDTH } from "~/src/build/social-cards/card-layout"
import { openCardRenderer } from "~/src/build/social-cards/card-renderer"
import { drawCard } from "~/src/build/social-cards/draw-card"
import { plainImage } from "~/tests/plain-image"
import { temporaryFolder } from "~/tests/temporary-folder"

// Drawing is slow while the machine is busy.
jest.setTimeout(60_000)

const ACCENT = "#14b8a6"
const WORDS = { host: "ada.example", title: "A clear title", name: "Ada", label: "Note · 1843", text: null }

const folder = temporaryFolder()
const renderer = openCardRenderer()

async function draw(words: Partial<typeof WORDS>, file: string | null = null, by = renderer): Promise<Uint8Array> {
  const picture = file === null ? null : { file, digest: "" }
  return drawCard(by, { ...WORDS, ...words, text: null, accent: ACCENT, picture })
}

/** Writes an image of one colour; `kind` replaces options of sharp. */
async function imageFile(width: number, height: number, background: string, kind: object = {}): Promise<string> {
  const file = path.join(folder.path, "image.png")
  await plainImage({ width, height, background, ...kind })
    .png()
    .toFile(file)
  return file
}

/** Counts the pixels that differ from the first one. */
async function inkIn(card: Uint8Array, region: sharp.Region): Promise<number> {
  const data = await sharp(card).extract(region).greyscale().raw().toBuffer()
  return data.filter((value) => Math.abs(value - (data[0] ?? 0)) > 40).length
}

async function colourAt(card: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(card).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}

test("a card has the size that networks ask for, whatever the size of its image", async () => {
  const size = { width: CARD_WIDTH, height: CARD_HEIGHT }
  expect(await sharp(await draw({})).metadata()).toMatchObject({ ...size, format: "png" })
  for (const image of ["1600×1000", "1000×1600", "4000×400", "8×8"]) {
    const [width = 0, height = 0] = image.split("×").map(Number)
    const card = await draw({}, await imageFile(width, height, "#336699"))
    expect(await sharp(card).metadata()).toMatchObject({ ...size, format: "jpeg" })
  }
})

test("the same card gives the same bytes, also from another renderer", async () => {
  const other = openCardRenderer()
  for (const file of [null, await imageFile(1600, 1000, "#f4f1ea")]) {
    expect(await draw({}, file, other)).toEqual(await draw({}, file))
  }
})

test("an image with much detail is compressed below the limit of networks", async () => {
  const file = await imageFile(700, 440, "", {
    background: undefined,
    noise: { type: "gaussian", mean: 128, sigma: 80 },
  })
  expect((await draw({}, file)).length).toBeLessThan(150_000)
})

test("a card with a right-to-left title is mirrored, and its characters run from right to left", async () => {
  const card = await draw({ title: "ממממממממ ........", label: null as never })
  const title = { top: 200, height: 400, width: CARD_WIDTH / 4 }
  // Letters have more ink than the dots that follow them.
  const right = await inkIn(card, { ...title, left: CARD_WIDTH - title.width })
  const left = await inkIn(card, { ...title, left: 0 })
  expect(right).toBeGreaterThan(3 * left)
  expect(await colourAt(card, CARD_WIDTH - 70, 5)).toEqual([0x14, 0xb8, 0xa6])
  expect(await colourAt(card, 70, 5)).not.toEqual([0x14, 0xb8, 0xa6])
})

test.each([
  "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  "W".repeat(100),
  "words and words and more of them ".repeat(8),
])("a title never leaves the card: %s", async (title) => {
  // The image has the colour of the background.
  const file = await imageFile(1600, 1000, "#09090b")
  for (const card of [await draw({ title }), await draw({ title }, file)]) {
    for (const left of [0, CARD_WIDTH - 40]) {
      expect(await inkIn(card, { left, top: 0, width: 40, height: CARD_HEIGHT })).toBe(0)
    }
    expect(await inkIn(card, { left: 0, top: CARD_HEIGHT - 30, width: CARD_WIDTH, height: 30 })).toBe(0)
  }
})

test("on a platform without a binary, WebAssembly draws the same bytes", async () => {
  const card = await draw({})
  const missing = jest.fn(() => {
    throw new Error("There is no binary.")
  })
  jest.doMock("@takumi-rs/core", missing)
  expect(Buffer.from(await draw({}, null, openCardRenderer())).equals(card)).toBe(true)
  expect(missing).toHaveBeenCalled()
  jest.dontMock("@takumi-rs/core")
})
