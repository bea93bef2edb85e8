import { IMAGE_WIDTHS } from "~/src/lib/images/image-data"

/** Returns how gatsby-plugin-sharp scales every image, unless a query says otherwise (G1). */
export function imageDefaults(quality = 100) {
  return {
    formats: ["webp"],
    quality,
    breakpoints: [...IMAGE_WIDTHS],
    placeholder: "blurred",
    blurredOptions: { width: 12, toFormat: "webp" },
  }
}
