import type { en } from "~/src/lib/texts/en"

/** A text for each plural category of a language that needs one of its own; `other` is for all others. */
export type PluralForms = { other: string } & { [Category in Exclude<Intl.LDMLPluralRule, "other">]?: string }

type Translated<Text> = Text extends string
  ? string
  : Text extends { one: string; other: string }
    ? PluralForms
    : { readonly [Key in keyof Text]: Translated<Text[Key]> }

export type Texts = Translated<typeof en>

/** Returns whether a group of texts in English is one text with a form for each number. */
export function isPlural(texts: object): texts is { one: string; other: string } {
  return "one" in texts && "other" in texts
}
