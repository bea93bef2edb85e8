import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from "culori"

/** The surfaces on which text in the accent has the least contrast: the darkest light one and the lightest dark one of all greys. */
const LIGHT_SURFACE = "#f8fafc"
const DARK_SURFACE = "#1c1917"
const MIN_CONTRAST = 4.5
/** A colour below this chroma is a grey, which does not stand out from the site's greys. */
const MIN_CHROMA = 0.04
const STEP = 0.005

/** Returns the nearest shades of an accent with a contrast of 4.5:1 (L6); null for a grey or an invalid colour. */
export function accentShades(hex: string) {
  const colour = /^#[0-9a-f]{6}$/i.test(hex) ? oklch(hex) : undefined
  if (colour === undefined || colour.c < MIN_CHROMA) return null
  return {
    /** The colour itself, for anything but text. */
    primary: formatHex(colour),
    light: readableOn(LIGHT_SURFACE, colour, -STEP),
    dark: readableOn(DARK_SURFACE, colour, STEP),
    selectionLight: toHex({ ...colour, l: 0.92, c: 0.06 }),
    selectionDark: toHex({ ...colour, l: 0.38, c: 0.06 }),
  }
}

/** Empty if there is no accent, or no valid one. */
export function accentStyle(hex = ""): string {
  const shades = accentShades(hex)
  if (shades === null) return ""
  const { primary, light, dark, selectionLight, selectionDark } = shades
  // :root twice has a higher specificity than the style sheet, which may come later in the document.
  return `:root:root{--color-primary:${primary};--accent:light-dark(${light},${dark});--selection:light-dark(${selectionLight},${selectionDark})}`
}

function readableOn(surface: string, colour: Oklch, step: number): string {
  let { l } = colour
  let shade = toHex(colour)
  while (wcagContrast(shade, surface) < MIN_CONTRAST && l > 0 && l < 1) {
    l += step
    shade = toHex({ ...colour, l })
  }
  return shade
}

/** Reduces the chroma of a colour that a screen cannot show. */
function toHex(colour: Oklch): string {
  return formatHex(clampChroma(colour, "oklch"))
}
