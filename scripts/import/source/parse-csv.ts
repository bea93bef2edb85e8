/** Returns the rows of a CSV file (RFC 4180) by the names in its first row. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  for (const [, separator = "", quoted, plain = ""] of text
    .replace(/^\uFEFF/, "")
    .matchAll(/(^|,|\r?\n)(?:"((?:[^"]|"")*)"|([^",\r\n][^,\r\n]*)?)/g)) {
    if (separator.endsWith("\n")) rows.push([])
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
  }
  const [names = [], ...others] = rows
  const filled = others.filter((row) => row.some((value) => value.trim() !== ""))
  return filled.map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index]?.trim() ?? ""])))
}
