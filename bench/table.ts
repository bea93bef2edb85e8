export function printTable(title: string, rows: readonly ReturnType<typeof atMost>[]): void {
  console.log(`\n${title}`)
  console.table(Object.fromEntries(rows.map(({ what, ...cells }) => [what, cells])))
}

/** Returns the row of a figure that must not exceed its target, if it has one. */
export function atMost(
  what: string,
  measured: number,
  target: number | null,
  print: (value: number) => string = String,
) {
  const met = target === null ? "" : measured <= target ? "yes" : "NO"
  return { what, target: target === null ? "–" : `≤ ${print(target)}`, measured: print(measured), met }
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
export const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(2)} GB`
export const milliseconds = (ms: number) => `${Math.round(ms)} ms`
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
export const ratio = (value: number) => `${value.toFixed(2)} ×`

/** Returns what several measurements return, one after the other. */
export async function repeat<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < times) results.push(await measure())
  return results
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
