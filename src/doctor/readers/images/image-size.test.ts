import { COVER_FRAME, checkImageSize, type ImageFrame, PORTRAIT_FRAME } from "./image-size"

const NO_FRAME = undefined

test.each<[width: number, height: number, megabytes: number, frame: ImageFrame | undefined, ...expected: string[]]>([
  [1920, 1200, 1, COVER_FRAME],
  [1600, 900, 1, COVER_FRAME],
  [1500, 1000, 1, COVER_FRAME],
  [640, 400, 1, COVER_FRAME, 'warning: "c.png" has 640 × 400 pixels; below 1344 pixels of width it looks blurred.'],
  [
    300,
    1000,
    1,
    COVER_FRAME,
    "and below 1344 pixels of width it looks blurred. Use a larger original of 1344 × 840 pixels",
  ],
  [12_000, 3400, 11, COVER_FRAME, "Save it with at most 10 MB", "Crop it, e.g. to 3000 × 1875."],
  [416, 900, 1, PORTRAIT_FRAME],
  [20, 900, 1, NO_FRAME],
  [600, 16_000, 1, NO_FRAME],
  [
    600,
    17_000,
    1,
    NO_FRAME,
    'error: "c.png" has 600 × 17000 pixels, too many in height for the format of the pages. Crop it',
  ],
  [3840, 32_000, 1, NO_FRAME, 'warning: "c.png" has 122.9 megapixels'],
  [2880, 26_000, 1, NO_FRAME, "too many in height"],
  [3, 9000, 1, NO_FRAME, "too many in height"],
  [20_000, 3, 1, NO_FRAME],
  [9000, 6000, 31.25, NO_FRAME, 'warning: "c.png" has 31.3 MB and 54.0 megapixels, which slows every build.'],
  [100, 100, 11, NO_FRAME, "Save it with at most 10 MB and 40 megapixels"],
  [20_000, 20_000, 1, COVER_FRAME, 'error: "c.png" has 400 megapixels; more than 268 cannot be opened. Save it'],
])("an image of %i × %i pixels and %d MB in the frame %j", (width, height, megabytes, frame, ...expected) => {
  const found = checkImageSize("c.png", { width, height, bytes: megabytes * 1e6 }, frame)
  expect(found.map(({ severity = "error", message, fix }) => `${severity}: ${message} ${fix}`)).toEqual(
    expected.map((part) => expect.stringContaining(part)),
  )
})
