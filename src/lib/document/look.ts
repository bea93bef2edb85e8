/** What an owner can choose about how the site looks; the first of each is the default (L6). */
export const LOOK_CHOICES = {
  display: ["serif", "grotesk", "mono"],
  text: ["sans", "serif"],
  works: ["list", "grid", "index"],
  ratio: ["16/10", "3/2", "4/5", "natural"],
  corners: ["round", "square"],
  neutral: ["zinc", "stone", "slate"],
} as const

type Choices = { [Name in keyof typeof LOOK_CHOICES]: (typeof LOOK_CHOICES)[Name][number] }
/** The settings of a look. `display` may also be the name of a font file of the owner. */
export type Look = Omit<Choices, "display"> & { display: string }

export const DEFAULT_LOOK = Object.fromEntries(
  Object.entries(LOOK_CHOICES).map(([name, [first]]) => [name, first]),
) as Look

/** Looks by the work that they suit. */
export const PRESETS = {
  designer: { display: "grotesk", works: "grid", corners: "square" },
  photographer: { works: "grid", ratio: "3/2", corners: "square", neutral: "stone" },
  researcher: { text: "serif", works: "index", neutral: "stone" },
  engineer: { display: "mono", neutral: "slate" },
} as const satisfies Record<string, Partial<Look>>

export type PresetName = keyof typeof PRESETS
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

export type ThemeSettings = { [Name in keyof Look]?: Look[Name] | undefined } & {
  preset?: PresetName | undefined
  accent?: string | undefined
}

/** Returns the whole look of the settings: each one as it is set, or as in the preset, or by default. */
export function completeLook({ preset, accent: _, ...chosen }: ThemeSettings): Look {
  const set = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
  return { ...DEFAULT_LOOK, ...(preset && PRESETS[preset]), ...set }
}
