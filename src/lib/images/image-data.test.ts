import { largestVersion, toImageAttributes, toThumbnail } from "~/src/lib/images/image-data"

test("G1: a responsive picture takes its size from its largest version", () => {
  const images = { fallback: { src: "/a-1536.webp", srcSet: "/a-320.webp 320w,\n/a-1536.webp 1536w" } }
  const data = toImageAttributes({
    width: 1,
    height: 0.625,
    images,
    placeholder: { fallback: "data:image/webp;base64,AA" },
  })
  expect(data).toMatchObject({
    src: "/a-1536.webp",
    width: 1536,
    height: 960,
    placeholder: "data:image/webp;base64,AA",
  })
})

test("G1: a picture of one size keeps that size", () => {
  const images = { fallback: { src: "/a.webp", srcSet: "/a.webp 1x, /b.webp 2x" } }
  expect(toImageAttributes({ width: 32, height: 32, images })).toMatchObject({ width: 32, height: 32 })
})

test("G1: without a file there is no picture", () => {
  expect(toImageAttributes({ width: 1, height: 1, images: {} })).toBeNull()
})

test("the largest version is the widest of the source set, or the only one", () => {
  expect(largestVersion({ src: "/a.webp", srcSet: "/p-320.webp 320w,\n/p-1536.webp 1536w, /p-640.webp 640w" })).toBe(
    "/p-1536.webp",
  )
  expect(largestVersion({ src: "/a.webp", srcSet: "" })).toBe("/a.webp")
})

test("G1: a thumbnail has the widths that it can ask for, and no blur", () => {
  const srcSet = "/a-320.webp 320w,\n/a-640.webp 640w,\n/a-1536.webp 1536w"
  const placeholder = { fallback: "data:image/webp;base64,AA" }
  const image = { width: 1, height: 0.625, images: { fallback: { src: "/a-1536.webp", srcSet } }, placeholder }
  expect(toImageAttributes(toThumbnail(image))).toEqual({
    src: "/a-640.webp",
    srcSet: "/a-320.webp 320w, /a-640.webp 640w",
    width: 640,
    height: 400,
    placeholder: undefined,
  })
  const large = { ...image, images: { fallback: { src: "/a.webp", srcSet: "/a.webp 900w" } } }
  expect(toImageAttributes(toThumbnail(large))).toMatchObject({ src: "/a.webp", srcSet: "/a.webp 900w", width: 900 })
})
