import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from "culori"

/** The surfaces on which text in the accent has the least contrast; as in tokens.css. */
const LIGHT_SURFACE = "#fafafa"
const DARK_SURFACE = "#18181b"
const MIN_CONTRAST = 4.5
/** A colour below this chroma is a grey, which does not stand out from zinc. */
const MIN_CHROMA = 0.04
const STEP = 0.005

type AccentShades = {
  /** The colour itself, for anything but text. */
  primary: string
  /** For text in the light theme. */
  light: string
  /** For text in the dark theme. */
  dark: string
  selectionLight: string
  selectionDark: string
}

/**
 * Returns the shades of an accent colour, each as near to it as a contrast of 4.5:1 allows (L6); null for a text that is not a
 * colour in hexadecimal, and for a grey.
 */
export function accentShades(hex: string): AccentShades | null {
  const colour = /^#[0-9a-f]{6}$/i.test(hex) ? oklch(hex) : undefined
  if (colour === undefined || colour.c < MIN_CHROMA) return null
  return {
    primary: formatHex(colour),
    light: readableOn(LIGHT_SURFACE, colour, -STEP),
    dark: readableOn(DARK_SURFACE, colour, STEP),
    selectionLight: toHex({ ...colour, l: 0.92, c: 0.06 }),
    selectionDark: toHex({ ...colour, l: 0.38, c: 0.06 }),
  }
}

/** Returns the CSS that replaces the shipped accent in every page. */
export function accentStyle({ primary, light, dark, selectionLight, selectionDark }: AccentShades): string {
  // Twice :root, because the stylesheet may come later in the document.
  return `:root:root{--color-primary:${primary};--accent:light-dark(${light},${dark});--selection:light-dark(${selectionLight},${selectionDark})}`
}

/** Returns the accent of the settings as pages need it; null for the shipped one. */
export function pageAccent(hex: string | undefined): { primary: string; style: string } | null {
  const shades = hex === undefined ? null : accentShades(hex)
  return shades === null ? null : { primary: shades.primary, style: accentStyle(shades) }
}

function readableOn(ground: string, colour: Oklch, step: number): string {
  let { l } = colour
  let shade = toHex(colour)
  while (wcagContrast(shade, ground) < MIN_CONTRAST && l > 0 && l < 1) {
    l += step
    shade = toHex({ ...colour, l })
  }
  return shade
}

/** Reduces the chroma of a colour that a screen cannot show. */
function toHex(colour: Oklch): string {
  return formatHex(clampChroma(colour, "oklch"))
}
