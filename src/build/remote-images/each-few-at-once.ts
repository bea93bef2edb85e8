const AT_ONCE = 4

/** Does the work for each item, at most four at a time, so that no host takes a build for an attack. */
export async function eachFewAtOnce<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items].reverse()
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
