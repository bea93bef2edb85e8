import type { Element } from "hast"
import { fromHtml } from "hast-util-from-html"
import sharp from "sharp"
import { visit } from "unist-util-visit"

import { CARD_WIDTH, cardLayout } from "~/src/build/social-cards/card-layout"
import { BUILDS, openBuild } from "~/tests/builds"

const { at, html } = openBuild(BUILDS.cases)

function imagesOf(page: string): Element[] {
  const found: Element[] = []
  visit(fromHtml(html(page)), "element", (element) => void (element.tagName === "img" && found.push(element)))
  return found
}

/** Returns whether red, green and blue are strong in the middle of each quarter, row by row: `100 010 001 111` is upright. */
async function quartersOf(image: string | Buffer): Promise<string> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    return [...data.subarray(start, start + 3)].map((value) => (value > 128 ? 1 : 0)).join("")
  }
  const quarters = [0.25, 0.75].flatMap((y) => [0.25, 0.75].map((x) => colourAt(x, y)))
  return quarters.join(" ")
}

const UPRIGHT = "100 010 001 111"

test.each(["projects/rotated", "about", "projects/texts-1", "projects"])(
  "G1: every image of %s is whole and upright, in every version and its placeholder",
  async (page) => {
    const images = imagesOf(page)
    expect(images.length).toBeGreaterThan(0)
    for (const { properties } of images) {
      const { src, srcSet = [], style = "", width, height, alt } = properties
      if (/\.svg/.test(String(src))) continue
      const isSquare = width === height
      const versions = [src, ...[srcSet].flat()].map((version) =>
        decodeURIComponent(String(version).split(" ")[0] ?? ""),
      )
      for (const version of new Set(versions)) {
        const file = at(version)
        const size = await sharp(file).metadata()
        expect([alt, version, size.width / size.height]).toEqual([alt, version, expect.closeTo(isSquare ? 1 : 1.6, 1)])
        expect([alt, version, await quartersOf(file)]).toEqual([alt, version, UPRIGHT])
      }
      const [, placeholder] = /base64,([^)]+)\)/.exec(String(style)) ?? []
      if (placeholder) expect([alt, await quartersOf(Buffer.from(placeholder, "base64"))]).toEqual([alt, UPRIGHT])
    }
  },
)

test("G1: the image on a social card is upright", async () => {
  const [card = ""] = /\/static\/cards\/[^"]+/.exec(html("projects/rotated")) ?? []
  const { width, height } = cardLayout({ width: 640, height: 400 }).image ?? { width: 0, height: 0 }
  const image = sharp(at(card)).extract({ left: CARD_WIDTH - width, top: 0, width, height })
  expect(await quartersOf(await image.toBuffer())).toBe(UPRIGHT)
})
