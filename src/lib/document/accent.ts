import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from "culori"

/** Text on these grounds is where an accent is hardest to read; as in tokens.css. */
const LIGHT_SURFACE = "#fafafa"
const DARK_SURFACE = "#18181b"
const READABLE = 4.5
/** Below this a colour is a grey, and no accent beside zinc. */
const LEAST_CHROMA = 0.04
const STEP = 0.005

export type AccentShades = {
  /** As it was wished, for what is not text. */
  primary: string
  /** For text in the light theme. */
  light: string
  /** For text in the dark theme. */
  dark: string
  selectionLight: string
  selectionDark: string
}

/**
 * The shades of an accent colour, each as near to the wish as 4.5:1 allows (L6). Null for what is no colour in
 * hexadecimal, or too grey to stand out.
 */
export function accentShades(wish: string): AccentShades | null {
  const colour = /^#[0-9a-f]{6}$/i.test(wish) ? oklch(wish) : undefined
  if (colour === undefined || colour.c < LEAST_CHROMA) return null
  return {
    primary: formatHex(colour),
    light: readableOn(LIGHT_SURFACE, colour, -STEP),
    dark: readableOn(DARK_SURFACE, colour, STEP),
    selectionLight: toHex({ ...colour, l: 0.92, c: 0.06 }),
    selectionDark: toHex({ ...colour, l: 0.38, c: 0.06 }),
  }
}

/** What replaces the shipped accent in every page. */
export function accentStyle({ primary, light, dark, selectionLight, selectionDark }: AccentShades): string {
  // Twice :root, because the style sheet may come later in the document.
  return `:root:root{--color-primary:${primary};--accent:light-dark(${light},${dark});--selection:light-dark(${selectionLight},${selectionDark})}`
}

/** What pages need of the accent that the settings name: null for the shipped one. */
export function pageAccent(wish: string | undefined): { primary: string; style: string } | null {
  const shades = wish === undefined ? null : accentShades(wish)
  return shades === null ? null : { primary: shades.primary, style: accentStyle(shades) }
}

function readableOn(ground: string, colour: Oklch, step: number): string {
  let { l } = colour
  let shade = toHex(colour)
  while (wcagContrast(shade, ground) < READABLE && l > 0 && l < 1) {
    l += step
    shade = toHex({ ...colour, l })
  }
  return shade
}

/** Takes colour away where a screen cannot show so much of it. */
function toHex(colour: Oklch): string {
  return formatHex(clampChroma(colour, "oklch"))
}
