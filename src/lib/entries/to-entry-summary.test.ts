import { encodeCover, toFoundSummary } from "~/src/lib/entries/to-entry-summary"
import { indexedProject } from "~/tests/fixtures/indexed-entry"
import { setLanguage } from "~/tests/set-language"

beforeAll(() => setLanguage("en"))

const imageOf = (name: string) => {
  const fallback = { src: `/${name}-640.webp`, srcSet: `/${name}-320.webp 320w,\n/${name}-640.webp 640w` }
  return { width: 640, height: 400, images: { fallback } }
}

test.each([
  { image: imageOf("a"), focus: null },
  { image: imageOf("a"), focus: "30% 60%" },
  { image: { ...imageOf("a"), isBright: true }, focus: null },
  { image: { ...imageOf("a"), dark: imageOf("b") }, focus: "0% 0%" },
])(
  "T1: a cover that the search finds has the focus and the look in the dark theme that it has in the list: %j",
  (cover) => {
    const found = toFoundSummary(indexedProject("loom", { cover: encodeCover(cover) })).cover
    expect(found?.focus).toBe(cover.focus)
    expect(found?.image).toMatchObject({
      images: { fallback: { src: "/a-320.webp" } },
      isBright: "isBright" in cover.image,
      ...("dark" in cover.image && { dark: { images: { fallback: { src: "/b-320.webp" } } } }),
    })
  },
)

test.each([null, { image: null, focus: "1% 2%" }])("an entry without a cover is found without one: %j", (cover) => {
  expect(toFoundSummary(indexedProject("loom", { cover: encodeCover(cover) })).cover).toBeNull()
})
