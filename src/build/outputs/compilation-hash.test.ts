import { scriptsHash, withHash } from "~/src/build/outputs/compilation-hash"

const page = (app: string, hash: string) =>
  `<p>window.___webpackCompilationHash="aa"</p><!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="{\\"app\\":[\\"/app-${app}.js\\"]}";window.___webpackCompilationHash="${hash}";</script><script type="text/plain" data-app-script="/runtime-${"1".repeat(20)}.js"></script><!-- slice-end id="_gatsby-scripts-1" -->`
const [ONE, OTHER] = ["a".repeat(20), "b".repeat(20)]

test("F1: the same scripts have the same hash, whatever webpack calls its compilation; other scripts have another", () => {
  expect(scriptsHash(page(ONE, "77"))).toMatch(/^[0-9a-f]{20}$/)
  expect(scriptsHash(page(ONE, "77"))).toBe(scriptsHash(page(ONE, "88")))
  expect(scriptsHash(page(ONE, "77"))).not.toBe(scriptsHash(page(OTHER, "77")))
})

test("a page has it in the place of webpack's, also when it had one already", () => {
  const once = withHash(page(ONE, "77"), "abc")
  expect(once).toBe(page(ONE, "abc"))
  expect(withHash(once, "abc")).toBe(once)
})
