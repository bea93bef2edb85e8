import { buildId, stampBuildId } from "~/src/build/outputs/build-id"

const page = (text: string) => ({
  path: "index.html",
  content: `<html><head><title>T</title></head><body>${text}</body></html>`,
})

test("F1: the same output has the same id, in whichever order its files come", () => {
  const other = { path: "page-data/a.json", content: "{}" }
  expect(buildId([page("x"), other])).toBe(buildId([other, page("x")]))
  expect(buildId([page("x")])).toMatch(/^[0-9a-f]{16}$/)
})

test("F1: other output has another id", () => {
  expect(buildId([page("x")])).not.toBe(buildId([page("y")]))
})

test("F1: stamping a page again changes nothing, and the stamp is no part of the id", () => {
  const id = buildId([page("x")])
  const stamped = stampBuildId(page("x").content, id)
  expect(stamped).toContain(`<meta name="build-id" content="${id}"/>`)
  expect(stampBuildId(stamped, id)).toBe(stamped)
  expect(buildId([{ path: "index.html", content: stamped }])).toBe(id)
})
