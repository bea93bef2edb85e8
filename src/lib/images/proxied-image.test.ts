import { toImageAttributes } from "~/src/lib/images/image-data"
import { proxiedFixedImage, proxiedImage, proxiedUrl } from "~/src/lib/images/proxied-image"

const PROXY = { base: "/_vercel/image", quality: 100 }
const ADDRESS = "https://a.dev/b.png?c=1&d=ä"

test.each([
  [1, 320],
  [320, 320],
  [321, 640],
  [700, 768],
  [1025, 1280],
  [1536, 1536],
  [4000, 1536],
])("G2: a width of %i is snapped up to the breakpoint %i", (width, w) => {
  const url = new URL(proxiedUrl(PROXY, ADDRESS, width), "https://site.dev")
  expect(url.pathname).toBe("/_vercel/image")
  expect(Object.fromEntries(url.searchParams)).toEqual({ url: ADDRESS, w: String(w), q: "100" })
})

test("G2: the proxied address has url, w and q, in this order and encoded", () => {
  const url = proxiedUrl({ base: "https://img.dev/make", quality: 75 }, "https://a.dev/b c.png", 640)
  expect(url).toBe("https://img.dev/make?url=https%3A%2F%2Fa.dev%2Fb%20c.png&w=640&q=75")
})

test("G2: a responsive picture comes in all breakpoints up to its own width", () => {
  const image = proxiedImage(PROXY, ADDRESS, { width: 1000, height: 500 })
  const widths = [...(image.images.fallback?.srcSet ?? "").matchAll(/&w=(\d+)&q=100 (\d+)w/g)].map(([, ...w]) => w)
  expect(widths).toEqual([320, 640, 768, 1024].map((width) => [String(width), String(width)]))
  expect(toImageAttributes(image)).toMatchObject({ width: 1024, height: 512 })
})

test("G3: a picture of unknown size comes in all breakpoints and has neither width nor height", () => {
  const data = toImageAttributes(proxiedImage(PROXY, ADDRESS, { width: 0, height: 0 }))
  expect(data?.srcSet.match(/w=\d+/g)).toHaveLength(6)
  expect(data).toMatchObject({ width: undefined, height: undefined })
  expect(data?.src).toContain("&w=1536&")
})

test("G2: a picture of one size comes for the densities 1 and 2, each snapped up", () => {
  const image = proxiedFixedImage(PROXY, ADDRESS, { width: 200, height: 200 })
  expect(image.images.fallback?.srcSet).toMatch(/&w=320&q=100 200w, \S+&w=640&q=100 400w$/)
  expect(image).toMatchObject({ width: 200, height: 200 })
})
