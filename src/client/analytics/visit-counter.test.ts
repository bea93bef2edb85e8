import { createVisitCounter, type Provider } from "~/src/client/analytics/visit-counter"

let log: string[]
let isAllowed: boolean

beforeEach(() => {
  log = []
  isAllowed = true
})

function recordingProvider(name: string): Provider {
  return {
    start: () => log.push(`${name} start`),
    send: ({ path }) => log.push(`${name} ${path}`),
    stop: () => log.push(`${name} stop`),
  }
}

const loaded = () => new Promise((resolve) => setTimeout(resolve))

function setUp(...providers: Provider[]) {
  const loadProviders = jest.fn(async () => [...providers, recordingProvider("a")])
  const { note, update } = createVisitCounter(() => isAllowed, loadProviders)
  const allow = (isNowAllowed: boolean) => {
    isAllowed = isNowAllowed
    update()
  }
  return { visit: (path: string) => note({ route: path, path }), update, allow, loadProviders }
}

test("Y1: with earlier consent every page view is sent once, even those from before the provider has loaded", async () => {
  const { visit, update } = setUp()
  update()
  visit("/")
  visit("/about")
  await loaded()
  visit("/")
  update()
  expect(log).toEqual(["a start", "a /", "a /about", "a /"])
})

test("Y3: without consent no provider is loaded; after consent the current page is sent, and none before it", async () => {
  const { visit, allow, loadProviders } = setUp()
  allow(false)
  visit("/")
  visit("/about")
  await loaded()
  expect(loadProviders).not.toHaveBeenCalled()
  allow(true)
  await loaded()
  expect(log).toEqual(["a start", "a /about"])
})

test("Y3: withdrawing stops at once; consenting again does not send the same page twice", async () => {
  const { visit, allow } = setUp()
  visit("/")
  await loaded()
  for (const isNowAllowed of [false, true, false]) allow(isNowAllowed)
  visit("/about")
  visit("/projects")
  allow(true)
  expect(log).toEqual(["a start", "a /", "a stop", "a start", "a stop", "a start", "a /projects"])
})

test("Y3: nothing is sent after a withdrawal while the provider loads", async () => {
  const { visit, allow } = setUp()
  visit("/")
  allow(false)
  await loaded()
  expect(log).toEqual([])
})

test("E4: a provider that throws logs a warning, and the other one still works", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)
  const send = () => {
    throw new Error("no")
  }
  const { visit } = setUp({ ...recordingProvider("broken"), send })
  visit("/")
  await loaded()
  expect(log).toEqual(["broken start", "a start", "a /"])
  expect(warn).toHaveBeenCalledWith(new Error("no"))
})
