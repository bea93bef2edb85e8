import { IMAGE_WIDTHS } from "~/src/lib/images/image-data"

/** How gatsby-plugin-sharp makes every picture of the site, unless a query says otherwise (G1). */
export function pictureDefaults(quality = 100) {
  return {
    formats: ["webp"],
    quality,
    breakpoints: [...IMAGE_WIDTHS],
    placeholder: "blurred",
    blurredOptions: { width: 12, toFormat: "webp" },
  }
}
