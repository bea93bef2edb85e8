import { COVER_FRAME, checkImageSize, type ImageFrame, PORTRAIT_FRAME } from "./image-size"

const NO_FRAME = undefined

test.each<[width: number, height: number, megabytes: number, frame: ImageFrame | undefined, ...expected: string[]]>([
  [1920, 1200, 1, COVER_FRAME],
  [1600, 900, 1, COVER_FRAME],
  [1500, 1000, 1, COVER_FRAME],
  [
    12_000,
    3400,
    11,
    COVER_FRAME,
    'warning: "c.png" has 11.0 MB and 40.8 megapixels, which slows every build. Save it with at most 10 MB',
    "Crop it, e.g. to 3000 × 1875.",
  ],
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
  [100, 100, 11, NO_FRAME, "Save it with at most 10 MB and 40 megapixels"],
])("an image of %i × %i pixels and %d MB in the frame %j", (width, height, megabytes, frame, ...expected) => {
  const found = checkImageSize("c.png", { width, height, bytes: megabytes * 1e6 }, frame)
  expect(found.map(({ severity = "error", message, fix }) => `${severity}: ${message} ${fix}`)).toEqual(
    expected.map((part) => expect.stringContaining(part)),
  )
})
