import { describeAnalytics, describeStorage, listServices, type ServiceSettings } from "~/src/lib/privacy/services"

const game = { title: "2048", url: "https://game.example/2048/" }
const web = { script: "/_vercel/insights/script.js" }
const google = { ids: ["G-TEST"] }

function settings(analytics: Partial<ServiceSettings["analytics"]> = {}): ServiceSettings {
  return { game, analytics: { requireConsent: true, ...analytics }, icons: {}, images: {}, videos: [] }
}

test("Y3: without analytics the game is the only service, and the page says that there are no analytics", () => {
  expect(listServices(settings())).toEqual([
    {
      name: "The game 2048",
      place: "game.example",
      receives: expect.stringContaining("IP address"),
      when: "Only after you press Play on the error screen.",
      allows: { frames: ["https://game.example"] },
    },
  ])
  expect(describeAnalytics(settings())).toBe("This site runs no analytics and sets no cookies.")
})

test("Y3: each provider that the settings name is listed with its place", () => {
  const placesOf = (analytics: Partial<ServiceSettings["analytics"]>) =>
    listServices(settings(analytics)).map(({ place }) => place)
  expect(placesOf({ web })).toEqual(["game.example", "/_vercel/insights/script.js"])
  expect(placesOf({ google })).toEqual(["game.example", "www.googletagmanager.com"])
  expect(placesOf({ web, google })).toHaveLength(3)
})

test("Y3: when analytics run depends on whether consent is required", () => {
  const whenOf = (requireConsent: boolean) => listServices(settings({ requireConsent, web })).at(-1)?.when
  expect(whenOf(true)).toMatch(/^Only after you press Accept/)
  expect(whenOf(false)).toMatch(/unless you press Reject/)
})

test("Y3: of cookies the page speaks only where there are some", () => {
  expect(describeAnalytics(settings({ web }))).toBeNull()
  expect(describeAnalytics(settings({ web, google }))).toMatch(/cookies whose names begin/)
})

test("Y3: the page lists every stored key, grouped by how long it is kept; that of the answer only with analytics", () => {
  const keysOf = (analytics: Partial<ServiceSettings["analytics"]>) =>
    describeStorage(settings(analytics)).map(({ items }) => items.map(({ key }) => key))
  const session = [
    "scroll:…",
    "list:…",
    "project-order",
    "kept-state",
    "reload:…",
    "manifest",
    "gatsby-reload-compilation-hash-match",
  ]
  expect(keysOf({})).toEqual([["dark-mode", "shortcuts"], session])
  expect(keysOf({ web })).toEqual([["dark-mode", "shortcuts", "analytics-consent"], session])
  expect(describeStorage(settings()).map(({ lifetime }) => lifetime)).toEqual([
    expect.stringMatching(/^Until you clear/),
    expect.stringMatching(/^Until you close the tab/),
  ])
})

test("I2 G2: an icon service and an image proxy are listed where the settings name them", () => {
  const placesOf = (more: Partial<ServiceSettings>) =>
    listServices({ ...settings(), ...more }).map(({ place }) => place)
  expect(placesOf({ icons: { ownPath: "/icons" } })).toEqual(["game.example"])
  expect(placesOf({ icons: { service: "https://api.iconify.design" } })).toEqual(["game.example", "api.iconify.design"])
  expect(placesOf({ images: { proxy: "/_vercel/image" } })).toEqual(["game.example", "/_vercel/image"])
  expect(placesOf({ images: { proxy: "https://images.example/resize" } })).toEqual(["game.example", "images.example"])
})

test("Y3: each host of embedded videos is listed once", () => {
  const videos = [
    { provider: "YouTube", host: "www.youtube-nocookie.com" },
    { provider: "YouTube", host: "www.youtube-nocookie.com" },
    { provider: "Vimeo", host: "player.vimeo.com" },
  ]
  expect(listServices({ ...settings(), videos }).map(({ place }) => place)).toEqual([
    "game.example",
    "www.youtube-nocookie.com",
    "player.vimeo.com",
  ])
})

test("a service lets pages ask its own host and no other, and one on the site's host lets them ask none", () => {
  const allowedBy = (more: Partial<ServiceSettings>) => listServices({ ...settings(), ...more }).at(-1)?.allows
  const analytics = (providers: Partial<ServiceSettings["analytics"]>) => ({
    analytics: { requireConsent: true, ...providers },
  })
  expect(allowedBy(analytics({ web }))).toEqual({})
  expect(allowedBy(analytics({ google }))).toEqual({
    scripts: ["https://www.googletagmanager.com/gtag/"],
    requests: [
      "https://www.googletagmanager.com",
      "https://www.google-analytics.com",
      "https://region1.google-analytics.com",
    ],
    pictures: [
      "https://www.googletagmanager.com",
      "https://www.google-analytics.com",
      "https://region1.google-analytics.com",
    ],
  })
  expect(allowedBy({ icons: { service: "https://api.iconify.design/sets" } })).toEqual({
    requests: ["https://api.iconify.design"],
  })
  expect(allowedBy({ images: { proxy: "/_vercel/image" } })).toEqual({})
  expect(allowedBy({ images: { proxy: "https://images.example/resize" } })).toEqual({
    pictures: ["https://images.example"],
  })
  expect(allowedBy({ videos: [{ provider: "Vimeo", host: "player.vimeo.com" }] })).toEqual({
    frames: ["https://player.vimeo.com"],
  })
})
