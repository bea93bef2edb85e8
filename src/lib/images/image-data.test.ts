import { largestVersion, smallestVersion, toImageAttributes, toThumbnail } from "~/src/lib/images/image-data"

const SRC_SET = "/a-320.webp 320w,\n/a-640.webp 640w, /a-1536.webp 1536w"
const RESPONSIVE = {
  width: 1,
  height: 0.625,
  placeholder: { fallback: "data:image/webp;base64,AA" },
  images: { fallback: { src: "/a.webp", srcSet: SRC_SET } },
}

test("G1: a responsive image has the size of its largest version", () => {
  const attributes = { src: "/a.webp", width: 1536, height: 960, placeholder: "data:image/webp;base64,AA" }
  expect(toImageAttributes(RESPONSIVE)).toMatchObject(attributes)
})

test("G1: an image of one size keeps it; without a file there is no image", () => {
  const images = { fallback: { src: "/a.webp", srcSet: "/a.webp 1x, /b.webp 2x" } }
  expect(toImageAttributes({ width: 32, height: 32, images })).toMatchObject({ width: 32, height: 32 })
  expect(toImageAttributes({ width: 1, height: 1, images: {} })).toBeNull()
})

test("the largest and the smallest version are found by width; without a source set, both are the only version", () => {
  const versionsOf = (fallback: { src: string; srcSet?: string }) =>
    [largestVersion(fallback), smallestVersion(fallback)] as const
  const srcSet = "/p-320.webp 320w,\n/p-1536.webp 1536w, /p-64.webp 64w"
  expect(versionsOf({ src: "/a.webp", srcSet })).toEqual(["/p-1536.webp", "/p-64.webp"])
  expect(versionsOf({ src: "/a.webp" })).toEqual(["/a.webp", "/a.webp"])
})

test("G1: a thumbnail has only the widths that it needs, at least one, and no placeholder", () => {
  expect(toThumbnail(RESPONSIVE)).toMatchObject({
    images: { fallback: { src: "/a-640.webp", srcSet: "/a-320.webp 320w, /a-640.webp 640w" } },
    placeholder: undefined,
  })
  const large = { fallback: { src: "/a.webp", srcSet: "/a.webp 900w" } }
  expect(toThumbnail({ ...RESPONSIVE, images: large }).images).toEqual(large)
})
