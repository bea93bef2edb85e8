export type Row = {
  what: string
  target: string
  measured: string
  /** `null` without a target. */
  isMet: boolean | null
}

export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  const cells = rows.map(({ what, isMet, ...row }) => [
    what,
    { ...row, met: isMet === null ? "" : isMet ? "yes" : "NO" },
  ])
  console.table(Object.fromEntries(cells))
}

/** Returns the row of a figure that must not exceed its target. */
export function atMost(
  what: string,
  measured: number,
  target: number | null,
  print: (value: number) => string = String,
): Row {
  const isMet = target === null ? null : measured <= target
  return { what, target: target === null ? "–" : `≤ ${print(target)}`, measured: print(measured), isMet }
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
export const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(2)} GB`
export const milliseconds = (ms: number) => `${Math.round(ms)} ms`
export const ratio = (value: number) => `${value.toFixed(2)} ×`

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
