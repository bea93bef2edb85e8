const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  // A search of the characters finds no e-mail address.
  "@": "&#64;",
}

/** Characters that XML 1.0 cannot hold at all, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text as it may stand in XML, between tags and in attributes. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"'@]/g, (sign) => ENTITIES[sign] ?? sign)
}
