/** What an owner can choose about how the site looks; the first of each is the default (L6). */
export const DISPLAY_FONTS = ["serif", "grotesk", "mono"] as const
export const TEXT_FONTS = ["sans", "serif"] as const
export const WORK_LISTS = ["list", "grid", "index"] as const
export const COVER_RATIOS = ["16/10", "3/2", "4/5", "natural"] as const
export const CORNERS = ["round", "square"] as const
export const NEUTRALS = ["zinc", "stone", "slate"] as const

/** The settings of a look. `display` may also be the name of a font file of the owner. */
export type Look = {
  display: string
  text: (typeof TEXT_FONTS)[number]
  works: (typeof WORK_LISTS)[number]
  ratio: (typeof COVER_RATIOS)[number]
  corners: (typeof CORNERS)[number]
  neutral: (typeof NEUTRALS)[number]
}

export const DEFAULT_LOOK: Look = {
  display: DISPLAY_FONTS[0],
  text: TEXT_FONTS[0],
  works: WORK_LISTS[0],
  ratio: COVER_RATIOS[0],
  corners: CORNERS[0],
  neutral: NEUTRALS[0],
}

/** Looks by the work that they suit. */
export const PRESETS = {
  designer: { display: "grotesk", works: "grid", corners: "square" },
  photographer: { works: "grid", ratio: "3/2", corners: "square", neutral: "stone" },
  researcher: { text: "serif", works: "index", neutral: "stone" },
  engineer: { display: "mono", neutral: "slate" },
} as const satisfies Record<string, Partial<Look>>

export type PresetName = keyof typeof PRESETS
export type ThemeSettings = { [Name in keyof Look]?: Look[Name] | undefined } & {
  preset?: PresetName | undefined
  accent?: string | undefined
}

/** Returns the whole look of the settings: each one as it is set, or as in the preset, or by default. */
export function completeLook({ preset, accent: _, ...chosen }: ThemeSettings): Look {
  const set = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
  return { ...DEFAULT_LOOK, ...(preset && PRESETS[preset]), ...set }
}
