import { createIconLoader } from "~/src/client/icons/icon-loader"

const OWN = "/portfolio/icons"
const SERVICE = "https://icons.dev"
const PATH = '<path d="M0 0h4v4z"/>'

/** The names in the order of the answers; a set that is left out fails. */
function setUp(sets: Record<string, unknown>, bases: readonly string[] = [OWN, SERVICE]) {
  const asked: string[] = []
  const told: string[] = []
  const load = createIconLoader({
    bases,
    fetchSet: (url) => {
      asked.push(url)
      const set = sets[url.split("?")[0] ?? ""]
      return set === undefined ? Promise.reject(new Error("404")) : Promise.resolve(set)
    },
    warn: (message) => told.push(message),
  })
  return { load: (...names: string[]) => Promise.all(names.map(load)), asked, told }
}

function set(prefix: string, ...icons: string[]) {
  return { prefix, width: 24, height: 24, icons: Object.fromEntries(icons.map((icon) => [icon, { body: PATH }])) }
}

test("I2: icons that are wanted together come in one request per set, their names separated by commas", async () => {
  const { load, asked, told } = setUp({
    [`${OWN}/mdi.json`]: set("mdi", "email", "phone"),
    [`${OWN}/ph.json`]: set("ph", "book"),
  })
  const drawings = await load("mdi:email", "ph:book", "mdi:phone", "mdi:email")
  expect(asked).toEqual([`${OWN}/mdi.json?icons=email,phone`, `${OWN}/ph.json?icons=book`])
  expect(drawings.every((drawing) => drawing?.startsWith("data:image/svg+xml,"))).toBe(true)
  expect(told).toEqual([])
})

test("I2: only what the site's own path does not have is asked of the public service", async () => {
  const { load, asked, told } = setUp({
    [`${OWN}/mdi.json`]: set("mdi", "email"),
    [`${SERVICE}/mdi.json`]: set("mdi", "phone"),
  })
  expect(await load("mdi:email", "mdi:phone")).not.toContain(null)
  expect(asked).toEqual([`${OWN}/mdi.json?icons=email,phone`, `${SERVICE}/mdi.json?icons=phone`])
  expect(told).toEqual([])
})

test("I2: a failure of the own path is nobody's concern when the service has the icon", async () => {
  const { load, asked, told } = setUp({ [`${SERVICE}/mdi.json`]: set("mdi", "email") })
  expect(await load("mdi:email")).not.toContain(null)
  expect(asked).toEqual([`${OWN}/mdi.json?icons=email`, `${SERVICE}/mdi.json?icons=email`])
  expect(told).toEqual([])
})

test("I2, E4: each icon that no place has is named in one warning, when it fails for the first time", async () => {
  const { load, asked, told } = setUp({ [`${OWN}/mdi.json`]: set("mdi", "email") })
  expect(await load("mdi:email", "mdi:nothing", "ph:nothing")).toEqual([expect.any(String), null, null])
  expect(await load("mdi:nothing", "ri:nothing")).toEqual([null, null])
  expect(told).toEqual([
    "Icons that could not be loaded leave their places empty: mdi:nothing, ph:nothing",
    "Icons that could not be loaded leave their places empty: ri:nothing",
  ])
  expect(asked.filter((url) => url.includes("mdi.json"))).toHaveLength(2)
})

test("I2: an icon is asked for once", async () => {
  const { load, asked } = setUp({ [`${OWN}/mdi.json`]: set("mdi", "email") })
  await load("mdi:email")
  await load("mdi:email")
  expect(asked).toHaveLength(1)
})

test("I2: an alias is drawn as what it stands for, turned as it says", async () => {
  const arrows = { ...set("mdi", "left"), aliases: { right: { parent: "left", hFlip: true } } }
  const { load } = setUp({ [`${OWN}/mdi.json`]: arrows })
  const [drawing] = await load("mdi:right")
  expect(decodeURIComponent(drawing ?? "")).toContain("scale(-1 1)")
})

test.each([
  ["a page", "<!doctype html>"],
  ["null", null],
  ["a set without icons", { prefix: "mdi" }],
  ["an icon without a drawing", { prefix: "mdi", icons: { email: { body: 5 } } }],
])("I2: %s in the place of a set is a failure like any other", async (_what, answer) => {
  const { load, told } = setUp({ [`${OWN}/mdi.json`]: answer }, [OWN])
  expect(await load("mdi:email")).toEqual([null])
  expect(told).toHaveLength(1)
})

test("I2: nothing in a drawing gets out of the style it is put into", async () => {
  const body = `<path d="x"/>'"); background: url(https://evil.dev/\\`
  const { load } = setUp({ [`${OWN}/mdi.json`]: { prefix: "mdi", icons: { email: { body } } } })
  const [drawing] = await load("mdi:email")
  expect(drawing).toMatch(/^data:image\/svg\+xml,[\w%.!~*()-]+$/)
})
