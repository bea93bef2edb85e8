import { wcagContrast } from "culori"

import { accentShades, pageAccent } from "~/src/lib/document/accent"

const HUES = Array.from({ length: 24 }, (_, index) => index * 15)
const hexOf = (hue: number, lightness: number) => {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12
    const value = lightness - 0.9 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0")
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

test.each([0.2, 0.5, 0.8])("L6: text in any accent of lightness %d has at least 4.5:1 in both themes", (lightness) => {
  for (const hue of HUES) {
    const shades = accentShades(hexOf(hue, lightness))
    if (shades === null) throw new Error(`${hue} ${lightness}`)
    for (const ground of ["#ffffff", "#fafafa"]) expect(wcagContrast(shades.light, ground)).toBeGreaterThanOrEqual(4.5)
    for (const ground of ["#09090b", "#18181b"]) expect(wcagContrast(shades.dark, ground)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast("#18181b", shades.selectionLight)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast("#f4f4f5", shades.selectionDark)).toBeGreaterThanOrEqual(4.5)
  }
})

test("L6: an accent that can be read as it is stays as it is", () => {
  expect(accentShades("#0a7558")?.light).toBe("#0a7558")
  expect(accentShades("#3fdcb4")?.dark).toBe("#3fdcb4")
  expect(accentShades("#1DCD9F")?.primary).toBe("#1dcd9f")
})

test.each(["#808080", "#ffffff", "#000000", "#fff", "teal", "rgb(1,2,3)", ""])("%j is no accent", (wish) => {
  expect(accentShades(wish)).toBeNull()
})

test("L6: the style names both themes' shades", () => {
  const shades = accentShades("#c026d3")
  expect(pageAccent("#c026d3")?.style).toContain(`--accent:light-dark(${shades?.light},${shades?.dark})`)
})
