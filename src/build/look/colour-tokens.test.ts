import { colourTokens } from "~/src/build/look/page-look"
import { SITE_COLOURS } from "~/src/doctor/readers/images/read-diagram"

test("M4: the colours of both themes are those of the style sheet, changed by the settings", () => {
  const { light, dark } = colourTokens({})
  expect([light.ink, dark.ink, light.accent, dark.accent]).toEqual(["#18181b", "#f4f4f5", "#0a7558", "#3fdcb4"])
  expect(Object.keys(light)).toEqual(expect.arrayContaining([...SITE_COLOURS]))
  const changed = colourTokens({ neutral: "slate", accent: "#c026d3" })
  expect([changed.light.ink, changed.dark.ink]).toEqual(["#0f172a", "#f1f5f9"])
  expect(changed.light.accent).not.toBe(light.accent)
})
