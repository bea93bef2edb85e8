/** @typedef {{ what: string, target: string, measured: string, isMet: boolean | null }} Row null where nothing is promised */

/**
 * @param {string} title
 * @param {readonly Row[]} rows
 */
export function printTable(title, rows) {
  console.log(`\n${title}`)
  console.table(
    Object.fromEntries(
      rows.map(({ what, target, measured, isMet }) => [
        what,
        { target, measured, met: isMet === null ? "" : isMet ? "yes" : "NO" },
      ]),
    ),
  )
}

/**
 * A figure that must not exceed its target.
 * @param {string} what
 * @param {number} measured
 * @param {number | null} target
 * @param {(value: number) => string} [print]
 * @returns {Row}
 */
export function atMost(what, measured, target, print = String) {
  const isMet = target === null ? null : measured <= target
  return { what, target: target === null ? "–" : `≤ ${print(target)}`, measured: print(measured), isMet }
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
/** @param {number} bytes */
export const gigabytes = (bytes) => `${(bytes / 1024 ** 3).toFixed(2)} GB`
/** @param {number} ms */
export const milliseconds = (ms) => `${Math.round(ms)} ms`
/** @param {number} value */
export const ratio = (value) => `${value.toFixed(2)} ×`

/** @param {readonly number[]} values */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
