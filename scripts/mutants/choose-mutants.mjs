import { listMutants } from "./list-mutants.mjs"

/** @typedef {import("./list-mutants.mjs").Mutant & { file: string }} ChosenMutant */

/**
 * Takes one mutant from each room in turn, each from a file of its own while there are files left.
 * @param {Readonly<Record<string, readonly { file: string, code: string }[]>>} rooms
 * @param {{ count: number, random: () => number }} options
 * @returns {ChosenMutant[]}
 */
export function chooseMutants(rooms, { count, random }) {
  const shuffled = Object.values(rooms).map((files) => shuffle(files, random))
  /** @type {ChosenMutant[]} */
  const chosen = []
  while (chosen.length < count && shuffled.some((files) => files.length > 0)) {
    for (const files of shuffled) {
      const mutant = nextMutant(files, random)
      if (mutant !== null && chosen.length < count) chosen.push(mutant)
    }
  }
  return chosen
}

/**
 * @param {{ file: string, code: string }[]} files
 * @param {() => number} random
 * @returns {ChosenMutant | null}
 */
function nextMutant(files, random) {
  for (let next = files.pop(); next !== undefined; next = files.pop()) {
    const mutants = listMutants(next.file, next.code)
    const mutant = mutants[Math.floor(random() * mutants.length)]
    if (mutant !== undefined) return { file: next.file, ...mutant }
  }
  return null
}

/**
 * @template T
 * @param {readonly T[]} values
 * @param {() => number} random
 * @returns {T[]}
 */
function shuffle(values, random) {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}
