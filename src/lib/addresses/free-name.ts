/**
 * Returns a name that is not taken: this one, or with the first number that is free.
 * @example freeName("a", (name) => name === "a") → "a-2"
 */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`
  return free
}
