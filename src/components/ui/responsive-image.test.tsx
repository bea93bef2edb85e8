import { render } from "@testing-library/react"

import { ResponsiveImage } from "~/src/components/ui/responsive-image"

const imageOf = (src: string) => ({
  layout: "fullWidth" as const,
  width: 16,
  height: 10,
  images: { fallback: { src } },
})

test("T1: an image is one element, dimmed if it is bright; with a version for the dark theme it is two lazy ones", () => {
  const drawn = (image: Parameters<typeof ResponsiveImage>[0]["image"]) => {
    const { container } = render(<ResponsiveImage image={image} alt="A" isFirst />)
    return [...container.querySelectorAll("img")].map((image) => [
      ...["src", "alt", "loading"].map((name) => image.getAttribute(name)),
      ...["bright", "light-only", "dark-only"].filter((name) => image.classList.contains(name)),
    ])
  }
  expect(drawn(imageOf("/a.webp"))).toEqual([["/a.webp", "A", "eager"]])
  expect(drawn({ ...imageOf("/a.webp"), isBright: true })).toEqual([["/a.webp", "A", "eager", "bright"]])
  expect(drawn({ ...imageOf("/a.webp"), dark: imageOf("/b.webp") })).toEqual([
    ["/a.webp", "A", "lazy", "light-only"],
    ["/b.webp", "A", "lazy", "dark-only"],
  ])
})
