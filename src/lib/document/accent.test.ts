import { formatHex, wcagContrast } from "culori"

import { accentShades } from "~/src/lib/document/accent"

const HUES = Array.from({ length: 24 }, (_, index) => index * 15)

test.each([0.2, 0.5, 0.8])("L6: text in any accent of lightness %d has at least 4.5:1 in both themes", (lightness) => {
  for (const hue of HUES) {
    const shades = accentShades(formatHex({ mode: "hsl", h: hue, s: 0.9, l: lightness }))
    if (shades === null) throw new Error(`${hue} ${lightness}`)
    const onLight = ["#ffffff", "#fafafa"].map((ground) => wcagContrast(shades.light, ground))
    const onDark = ["#09090b", "#18181b"].map((ground) => wcagContrast(shades.dark, ground))
    const selected = [wcagContrast("#18181b", shades.selectionLight), wcagContrast("#f4f4f5", shades.selectionDark)]
    expect(Math.min(...onLight, ...onDark, ...selected)).toBeGreaterThanOrEqual(4.5)
  }
})

test("L6: an accent with enough contrast stays as it is", () => {
  expect(accentShades("#0a7558")?.light).toBe("#0a7558")
  expect(accentShades("#3fdcb4")?.dark).toBe("#3fdcb4")
  expect(accentShades("#1DCD9F")?.primary).toBe("#1dcd9f")
})

test.each(["#808080", "#ffffff", "#000000", "#fff", "teal", "rgb(1,2,3)", ""])("%j is no accent", (wish) => {
  expect(accentShades(wish)).toBeNull()
})
