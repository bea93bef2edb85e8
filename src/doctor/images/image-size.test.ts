import { COVER_FRAME, checkPictureSize, PORTRAIT_FRAME } from "~/src/doctor/images/image-size"

const MEGABYTE = 1e6

test.each([
  [1920, 1200],
  [1600, 900],
  [1500, 1000],
])("a cover of %i × %i is in order", (width, height) => {
  expect(checkPictureSize("c.png", { width, height, bytes: MEGABYTE }, COVER_FRAME)).toEqual([])
})

test("a cover that is too small, and one of another shape, are warned of", () => {
  expect(checkPictureSize("c.png", { width: 640, height: 400, bytes: 9 }, COVER_FRAME)).toEqual([
    expect.objectContaining({ severity: "warning", found: '"c.png", 640 × 400 pixels', fix: "use a larger original" }),
  ])
  expect(checkPictureSize("c.png", { width: 2000, height: 2000, bytes: 9 }, COVER_FRAME)).toEqual([
    expect.objectContaining({ severity: "warning", fix: "crop it, e.g. to 2000 × 1250" }),
  ])
  expect(checkPictureSize("c.png", { width: 4000, height: 1000, bytes: 9 }, COVER_FRAME)).toEqual([
    expect.objectContaining({ fix: "crop it, e.g. to 1600 × 1000" }),
  ])
})

test("a portrait may have any shape; a picture in a text may also be small", () => {
  expect(checkPictureSize("p.png", { width: 416, height: 900, bytes: 9 }, PORTRAIT_FRAME)).toEqual([])
  expect(checkPictureSize("p.png", { width: 200, height: 200, bytes: 9 }, PORTRAIT_FRAME)).toHaveLength(1)
  expect(checkPictureSize("p.png", { width: 20, height: 900, bytes: 9 }, undefined)).toEqual([])
})

test("a huge picture is warned of, with its megabytes and megapixels", () => {
  const [told] = checkPictureSize("p.png", { width: 9000, height: 6000, bytes: 31.25 * MEGABYTE }, undefined)
  expect(told).toMatchObject({ severity: "warning", found: '"p.png", 31.3 MB and 54.0 megapixels' })
  expect(checkPictureSize("p.png", { width: 100, height: 100, bytes: 11 * MEGABYTE }, undefined)).toHaveLength(1)
})

test("a picture that nothing can open is an error", () => {
  const told = checkPictureSize("p.png", { width: 20_000, height: 20_000, bytes: 9 }, COVER_FRAME)
  expect(told).toEqual([expect.objectContaining({ found: '"p.png", 400 megapixels' })])
  expect(told[0]).not.toHaveProperty("severity")
})
