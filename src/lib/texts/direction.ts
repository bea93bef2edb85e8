const RIGHT_TO_LEFT = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]

export function directionOf(tag: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr"
}
