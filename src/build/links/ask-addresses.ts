import type { Answer } from "~/src/build/links/request-link"
import { eachFewAtOnce } from "~/src/build/remote-images/each-few-at-once"

export type AskOptions = {
  ask: (address: string) => Promise<Answer>
  /** Between two questions to one host. */
  pauseMs: number
  onAnswer: (address: string, answer: Answer) => void
}

/** Asks each address once: four hosts at a time, one question at a time to each, with a pause between. */
export async function askAddresses(addresses: Iterable<string>, { ask, pauseMs, onAnswer }: AskOptions): Promise<void> {
  const hosts = new Map<string, string[]>()
  for (const address of new Set(addresses)) {
    const { host } = new URL(address)
    hosts.set(host, [...(hosts.get(host) ?? []), address])
  }
  await eachFewAtOnce(hosts.values(), async (ofHost) => {
    for (const [index, address] of ofHost.entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      onAnswer(address, await ask(address))
    }
  })
}
