const LETTER_REGIONS = ["US", "CA", "MX", "PH"]

/** Returns the size of paper that is usual where a language tag says that it is spoken. */
export function paperSizeOf(language: string): "LETTER" | "A4" {
  return LETTER_REGIONS.includes(new Intl.Locale(language).region ?? "") ? "LETTER" : "A4"
}
