import { isUpright } from "~/src/components/project-page/gallery-image"

const picture = (width: number, height: number) => ({
  image: { layout: "fullWidth" as const, width, height, images: { sources: [] } },
  alt: "A picture",
  caption: null,
})

test("a picture higher than wide is told from the others", () => {
  expect([picture(900, 1600), picture(1600, 900), picture(800, 800)].map(isUpright)).toEqual([true, false, false])
})
