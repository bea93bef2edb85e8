import { buildId, stampBuildId } from "~/src/build/outputs/build-id"
import { BUILD_ID_PLACEHOLDER } from "~/src/lib/document/page-document"

const META = `<meta name="build-id" content="${BUILD_ID_PLACEHOLDER}"/>`

test("F1: the same output has the same id, in whichever order its files come, and other output another", () => {
  const page = (text: string) => ({ path: "index.html", content: `<html><body>${text}</body></html>` })
  const data = { path: "page-data/a.json", content: "{}" }
  expect(buildId([page("x"), data])).toBe(buildId([data, page("x")]))
  expect(buildId([page("x"), data])).not.toBe(buildId([page("y"), data]))
})

test.each([
  "",
  `<p>${BUILD_ID_PLACEHOLDER}</p>`,
  `<p>&lt;meta name="build-id" content="${BUILD_ID_PLACEHOLDER}"/></p>`,
  `<p title="<meta name=&quot;build-id&quot; content=&quot;${BUILD_ID_PLACEHOLDER}&quot;/>"></p>`,
  `<script type="application/ld+json">"\\u003cmeta name=\\"build-id\\" content=\\"${BUILD_ID_PLACEHOLDER}\\"/>"</script>`,
])("F1 S2: the id replaces the placeholder, and a text with the placeholder is not changed: %s", (text) => {
  expect(stampBuildId("index.html", META + text, "0123")).toBe(`<meta name="build-id" content="0123"/>${text}`)
})

test.each([0, 2])("S2: a page with %d placeholders stops the build", (times) => {
  expect(() => stampBuildId("a.html", META.repeat(times), "0123")).toThrow("a.html")
})
