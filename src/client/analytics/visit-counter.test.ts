import { createVisitCounter, type Provider } from "~/src/client/analytics/visit-counter"

const view = (path: string) => ({ route: path, path })

function recordingProvider(log: string[], name = "a"): Provider {
  return {
    start: () => log.push(`${name} start`),
    send: ({ path }) => log.push(`${name} ${path}`),
    stop: () => log.push(`${name} stop`),
  }
}

async function loaded(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

function setUp({ isAllowed = false } = {}) {
  const log: string[] = []
  const consent = { isAllowed }
  const loadProviders = jest.fn(async () => [recordingProvider(log)])
  const counter = createVisitCounter({ maySend: () => consent.isAllowed, loadProviders })
  return { log, consent, loadProviders, counter }
}

test("Y3: without consent no provider is even loaded", async () => {
  const { counter, loadProviders } = setUp()
  counter.update()
  counter.note(view("/"))
  counter.note(view("/about"))
  await loaded()
  expect(loadProviders).not.toHaveBeenCalled()
})

test("Y1: with consent from before, every page is sent once, also those seen while the provider was loading", async () => {
  const { counter, log } = setUp({ isAllowed: true })
  counter.update()
  counter.note(view("/"))
  counter.note(view("/about"))
  await loaded()
  counter.note(view("/"))
  counter.update()
  expect(log).toEqual(["a start", "a /", "a /about", "a /"])
})

test("Y3: consent sends the page on show, and none of those before", async () => {
  const { counter, consent, log } = setUp()
  counter.note(view("/"))
  counter.note(view("/about"))
  consent.isAllowed = true
  counter.update()
  await loaded()
  expect(log).toEqual(["a start", "a /about"])
})

test("Y3: withdrawing stops at once; consenting again does not send the same page twice", async () => {
  const { counter, consent, log } = setUp({ isAllowed: true })
  counter.note(view("/"))
  await loaded()
  consent.isAllowed = false
  counter.update()
  consent.isAllowed = true
  counter.update()
  consent.isAllowed = false
  counter.update()
  counter.note(view("/about"))
  counter.note(view("/projects"))
  consent.isAllowed = true
  counter.update()
  expect(log).toEqual(["a start", "a /", "a stop", "a start", "a stop", "a start", "a /projects"])
})

test("Y3: nothing is sent after a withdrawal while the provider loads", async () => {
  const { counter, consent, log } = setUp({ isAllowed: true })
  counter.note(view("/"))
  consent.isAllowed = false
  counter.update()
  await loaded()
  expect(log).toEqual([])
})

test("E4: a provider that throws is a warning on the console, and the other one works", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)
  const log: string[] = []
  const broken: Provider = {
    ...recordingProvider(log, "broken"),
    send() {
      throw new Error("no")
    },
  }
  const counter = createVisitCounter({
    maySend: () => true,
    loadProviders: async () => [broken, recordingProvider(log, "whole")],
  })
  counter.note(view("/"))
  await loaded()
  expect(log).toEqual(["broken start", "whole start", "whole /"])
  expect(warn).toHaveBeenCalledWith(new Error("no"))
})
