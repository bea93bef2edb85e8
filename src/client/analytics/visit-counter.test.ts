import { createVisitCounter, type Provider } from "~/src/client/analytics/visit-counter"

const PAGES = ["/", "/about", "/projects"].map((path) => ({ route: path, path }))
const [HOME, ABOUT, PROJECTS] = PAGES as [(typeof PAGES)[0], (typeof PAGES)[0], (typeof PAGES)[0]]

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

function setUp({ isAllowed = false, providers = 1 } = {}) {
  const log: string[] = []
  const consent = { isAllowed }
  const loadProviders = jest.fn(async () => ["a", "b"].slice(0, providers).map((name) => recordingProvider(log, name)))
  return {
    log,
    consent,
    loadProviders,
    counter: createVisitCounter({ maySend: () => consent.isAllowed, loadProviders }),
  }
}

test("Y3: without consent no provider is even loaded", async () => {
  const { counter, loadProviders } = setUp()
  counter.update()
  counter.note(HOME)
  counter.note(ABOUT)
  await loaded()
  expect(loadProviders).not.toHaveBeenCalled()
})

test("Y1: with consent from before, every page is sent once, also those seen while the provider was loading", async () => {
  const { counter, log } = setUp({ isAllowed: true })
  counter.update()
  counter.note(HOME)
  counter.note(ABOUT)
  await loaded()
  counter.note(HOME)
  counter.update()
  expect(log).toEqual(["a start", "a /", "a /about", "a /"])
})

test("Y3: consent sends the page on show, and none of those before", async () => {
  const { counter, consent, log } = setUp()
  counter.note(HOME)
  counter.note(ABOUT)
  consent.isAllowed = true
  counter.update()
  await loaded()
  expect(log).toEqual(["a start", "a /about"])
})

test("Y3: withdrawing stops at once; consenting again does not send the same page twice", async () => {
  const { counter, consent, log } = setUp({ isAllowed: true })
  counter.note(HOME)
  await loaded()
  consent.isAllowed = false
  counter.update()
  consent.isAllowed = true
  counter.update()
  consent.isAllowed = false
  counter.update()
  counter.note(ABOUT)
  counter.note(PROJECTS)
  consent.isAllowed = true
  counter.update()
  expect(log).toEqual(["a start", "a /", "a stop", "a start", "a stop", "a start", "a /projects"])
})

test("Y3: who withdraws while the provider is loading has nothing sent", async () => {
  const { counter, consent, log } = setUp({ isAllowed: true })
  counter.note(HOME)
  consent.isAllowed = false
  counter.update()
  await loaded()
  expect(log).toEqual([])
})

test("E4: a provider that throws is told on the console, and the other one goes on", async () => {
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
  counter.note(HOME)
  await loaded()
  expect(log).toEqual(["broken start", "whole start", "whole /"])
  expect(warn).toHaveBeenCalledWith(new Error("no"))
})
