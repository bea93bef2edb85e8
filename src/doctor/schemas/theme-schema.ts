import { accentShades } from "~/src/lib/document/accent"
import { LOOK_CHOICES, PRESET_NAMES } from "~/src/lib/document/look"

import { accepted, fields, oneOf } from "./field-types"

const FONTS = LOOK_CHOICES.display.join(", ")
const FONT_OR_FILE = new RegExp(`^(${LOOK_CHOICES.display.join("|")}|[^/\\\\]+\\.(woff2?|ttf|otf))$`, "i")

/** How the site looks (L6). */
export const theme = fields("a theme with preset or accent", {
  preset: oneOf(PRESET_NAMES).optional().meta({
    description: "a look for your kind of work; the fields below change parts of it",
    example: "photographer",
    shows: "every page",
  }),
  accent: accepted((wish) => accentShades(wish) !== null, 'a colour like "#1dcd9f" that is not grey')
    .meta({ kind: "colour", pattern: "^#[0-9a-fA-F]{6}$" })
    .optional()
    .meta({
      description: "its shades for text are made readable, 4.5:1, in both themes",
      example: "#1dcd9f",
      shows: "links, buttons, marks",
    }),
  display: accepted((font) => FONT_OR_FILE.test(font), `one of ${FONTS}, or the name of a font file in content/fonts/`)
    .meta({ kind: `${FONTS} or a file in \`content/fonts/\``, pattern: FONT_OR_FILE.source })
    .optional()
    .meta({ description: "the font of headings", example: "grotesk", shows: "headings" }),
  text: oneOf(LOOK_CHOICES.text)
    .optional()
    .meta({ description: "the font of texts", example: "serif", shows: "texts" }),
  works: oneOf(LOOK_CHOICES.works).optional().meta({
    description: "projects as rows, as large pictures, or as titles alone",
    example: "grid",
    shows: "lists of projects",
  }),
  ratio: oneOf(LOOK_CHOICES.ratio)
    .optional()
    .meta({ description: "width and height of covers in lists", example: "3/2", shows: "covers" }),
  corners: oneOf(LOOK_CHOICES.corners)
    .optional()
    .meta({ description: "of pictures, buttons and fields", example: "square", shows: "every page" }),
  neutral: oneOf(LOOK_CHOICES.neutral).optional().meta({
    description: "the greys: pure, with some yellow, or with some blue",
    example: "stone",
    shows: "every page",
  }),
})
