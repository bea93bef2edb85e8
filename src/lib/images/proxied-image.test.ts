import { toImageAttributes } from "~/src/lib/images/image-data"
import { proxiedFixedImage, proxiedImage } from "~/src/lib/images/proxied-image"

const PROXY = { base: "https://img.dev/make", quality: 75 }
const ADDRESS = "https://a.dev/b c.png?d=ä"

function widthsOf(srcSet = ""): string[] {
  return [...srcSet.matchAll(/&w=(\d+)&q=75 (\d+)w/g)].map(([, asked, listed]) => `${asked} ${listed}`)
}

test.each([
  [1, 320],
  [320, 320],
  [321, 640],
  [1025, 1280],
  [4000, 1536],
])("G2: the address has url, w and q; a width of %i is rounded up to %i", (width, breakpoint) => {
  const url = `https://img.dev/make?url=https%3A%2F%2Fa.dev%2Fb%20c.png%3Fd%3D%C3%A4&w=${breakpoint}&q=75`
  const { fallback } = proxiedFixedImage(PROXY, ADDRESS, { width, height: 1 }).images
  expect(fallback?.srcSet?.split(", ")[0]).toBe(`${url} ${width}w`)
})

test("G2: a responsive image comes in all breakpoints up to its own width, rounded up", () => {
  const image = proxiedImage(PROXY, ADDRESS, { width: 1000, height: 500 })
  expect(widthsOf(image.images.fallback?.srcSet)).toEqual(["320 320", "640 640", "768 768", "1024 1024"])
  expect(toImageAttributes(image)).toMatchObject({ width: 1024, height: 512 })
})

test("G3: an image of unknown size comes in all breakpoints, without width and height", () => {
  const attributes = toImageAttributes(proxiedImage(PROXY, ADDRESS, { width: 0, height: 0 }))
  expect(widthsOf(attributes?.srcSet)).toHaveLength(6)
  expect(attributes).toMatchObject({ width: undefined, height: undefined, src: expect.stringContaining("&w=1536&") })
})

test("G2: an image of one size comes for the densities 1 and 2", () => {
  const image = proxiedFixedImage(PROXY, ADDRESS, { width: 200, height: 200 })
  expect(widthsOf(image.images.fallback?.srcSet)).toEqual(["320 200", "640 400"])
  expect(image).toMatchObject({ width: 200, height: 200 })
})
