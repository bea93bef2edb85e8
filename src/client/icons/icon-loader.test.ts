/** @jest-environment node */
import { createIconLoader, loadIcon } from "~/src/client/icons/icon-loader"
import { startLocalServer } from "~/tests/local-server"

const OWN = "/portfolio/icons"
const SERVICE = "https://icons.dev"
const PATH = '<path d="M0 0h4v4z"/>'
const warned = jest.fn()

beforeEach(() => jest.spyOn(console, "warn").mockImplementation(warned.mockReset()))

/** Loads icons from sets by their address; a set that is missing fails. */
function setUp(sets: Record<string, unknown>) {
  const requested: string[] = []
  const load = createIconLoader([OWN, SERVICE], async (url) => {
    requested.push(url)
    const address = url.split("?")[0] ?? ""
    if (!(address in sets)) throw new Error("404")
    return sets[address]
  })
  return { load: (...names: string[]) => Promise.all(names.map(load)), requested }
}

function set(prefix: string, ...icons: string[]) {
  return { prefix, width: 24, height: 24, icons: Object.fromEntries(icons.map((icon) => [icon, { body: PATH }])) }
}

test("I2: icons that are wanted together come in one request per set, each once, their names separated by commas", async () => {
  const { load, requested } = setUp({
    [`${OWN}/mdi.json`]: set("mdi", "email", "phone"),
    [`${OWN}/ph.json`]: set("ph", "book"),
  })
  const icons = await load("mdi:email", "ph:book", "mdi:phone", "mdi:email")
  expect(icons.every((icon) => icon?.startsWith("data:image/svg+xml,"))).toBe(true)
  await load("mdi:email")
  expect(requested).toEqual([`${OWN}/mdi.json?icons=email,phone`, `${OWN}/ph.json?icons=book`])
  expect(warned).not.toHaveBeenCalled()
})

test("I2: only what the site's own path does not have is requested from the public service", async () => {
  const { load, requested } = setUp({
    [`${OWN}/mdi.json`]: set("mdi", "email"),
    [`${SERVICE}/mdi.json`]: set("mdi", "phone"),
    [`${SERVICE}/ph.json`]: set("ph", "book"),
  })
  expect(await load("mdi:email", "mdi:phone", "ph:book")).not.toContain(null)
  expect(requested.slice(2)).toEqual([`${SERVICE}/mdi.json?icons=phone`, `${SERVICE}/ph.json?icons=book`])
  expect(warned).not.toHaveBeenCalled()
})

test("I2, E4: icons that no source has are named in one warning, when they fail for the first time", async () => {
  const { load, requested } = setUp({ [`${OWN}/mdi.json`]: set("mdi", "email") })
  expect(await load("mdi:email", "mdi:nothing", "ph:nothing")).toEqual([expect.any(String), null, null])
  expect(await load("mdi:nothing", "ri:nothing")).toEqual([null, null])
  expect(warned.mock.calls).toEqual([
    ["Icons that could not be loaded leave their places empty: mdi:nothing, ph:nothing"],
    ["Icons that could not be loaded leave their places empty: ri:nothing"],
  ])
  expect(requested.filter((url) => url.includes("mdi.json"))).toHaveLength(2)
})

test("I2: an answer that is not an icon set counts as a failure", async () => {
  for (const answer of ["<!doctype html>", null, { prefix: "mdi" }, { prefix: "mdi", icons: { email: { body: 5 } } }]) {
    expect(await setUp({ [`${OWN}/mdi.json`]: answer }).load("mdi:email")).toEqual([null])
  }
  expect(warned).toHaveBeenCalledTimes(4)
})

test("I2: no icon can end the style around it", async () => {
  const body = `<path d="x"/>'"); background: url(https://evil.dev/\\`
  const { load } = setUp({ [`${OWN}/mdi.json`]: { prefix: "mdi", icons: { email: { body } } } })
  expect((await load("mdi:email"))[0]).toMatch(/^data:image\/svg\+xml,[\w%.!~*()-]+$/)
})

test("I2: a source that does not answer is given up after 1500 ms, and the next one is asked", async () => {
  const silent = await startLocalServer(() => undefined)
  const service = await startLocalServer((_request, response) => {
    response.end(JSON.stringify(set("mdi", "email")))
  })
  const begun = performance.now()
  // A complete URL, because Node has no page to resolve a path against.
  const icon = await loadIcon("mdi:email", { ownPath: silent.origin, service: service.origin })
  const took = performance.now() - begun
  await Promise.all([silent.stop(), service.stop()])
  expect(icon).toMatch(/^data:/)
  expect(took).toBeGreaterThanOrEqual(1490)
  expect(took).toBeLessThan(2900)
})
