import { describeAnalytics, describeStorage, listServices, type ServiceSettings } from "~/src/lib/privacy/services"
import { setLanguage } from "~/tests/set-language"

const WEB = { web: { script: "/_vercel/insights/script.js" } }
const GOOGLE = { google: { ids: ["G-TEST"] } }
const VIMEO = { provider: "Vimeo", host: "player.vimeo.com" }

function settings(analytics: Partial<ServiceSettings["analytics"]> = {}): ServiceSettings {
  const game = { title: "2048", url: "https://game.example/2048/" }
  return {
    game,
    analytics: { requireConsent: true, ...analytics },
    icons: { ownPath: "/icons" },
    images: {},
    editing: { publish: false },
    videos: [],
  }
}

test("Y3: without analytics the page says so, and the game is the only service: icons on the site's own host are not one", () => {
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

const COLLECTORS = ["https://www.google-analytics.com", "https://region1.google-analytics.com"]
const GOOGLE_ALLOWS = {
  scripts: ["https://www.googletagmanager.com/gtag/"],
  requests: ["https://www.googletagmanager.com", ...COLLECTORS],
  pictures: ["https://www.googletagmanager.com", ...COLLECTORS],
}

test.each<[string, Partial<ServiceSettings>, object]>([
  ["/_vercel/insights/script.js", settings(WEB), {}],
  ["www.googletagmanager.com", settings(GOOGLE), GOOGLE_ALLOWS],
  [
    "api.iconify.design",
    { icons: { service: "https://api.iconify.design/sets" } },
    { requests: ["https://api.iconify.design"] },
  ],
  ["/_vercel/image", { images: { proxy: "/_vercel/image" } }, {}],
  ["images.example", { images: { proxy: "https://images.example/resize" } }, { pictures: ["https://images.example"] }],
  ["api.github.com", { editing: { publish: true } }, {}],
  ["player.vimeo.com", { videos: [VIMEO, VIMEO] }, { frames: ["https://player.vimeo.com"] }],
])(
  "Y3 I2 G2: %s is listed once where the settings name it, and pages may request only its own host",
  (place, more, allows) => {
    const [, ...services] = listServices({ ...settings(), ...more })
    expect(services).toEqual([expect.objectContaining({ place, allows })])
  },
)

test("F1: the hosts of videos have one order, whichever project is read first", () => {
  const videos = [VIMEO, { provider: "YouTube", host: "www.youtube-nocookie.com" }]
  const placesOf = (given: typeof videos) => listServices({ ...settings(), videos: given }).map(({ place }) => place)
  expect(placesOf(videos)).toEqual(["game.example", "player.vimeo.com", "www.youtube-nocookie.com"])
  expect(placesOf(videos.toReversed())).toEqual(placesOf(videos))
})

test("J1 Y3: from right to left, the slash of a path on the site's own host stays at its beginning", async () => {
  setLanguage("ar")
  const { listServices } = await import("~/src/lib/privacy/services")
  expect(listServices(settings(WEB)).at(-1)?.place).toBe("\u2068\u200e/_vercel/insights/script.js\u2069")
})

test("Y3: when analytics run depends on whether consent is required; cookies are mentioned only where there are some", () => {
  const whenOf = (requireConsent: boolean) => listServices(settings({ requireConsent, ...WEB })).at(-1)?.when
  expect(whenOf(true)).toMatch(/^Only after you press Accept/)
  expect(whenOf(false)).toMatch(/unless you press Reject/)
  expect(describeAnalytics(settings(WEB))).toBeNull()
  expect(describeAnalytics(settings({ ...WEB, ...GOOGLE }))).toMatch(/cookies whose names begin/)
})

test("Y3: the key of the consent is listed only with analytics", () => {
  const keysOf = (analytics: Partial<ServiceSettings["analytics"]>) =>
    describeStorage(settings(analytics)).flatMap(({ items }) => items.map(({ key }) => key))
  expect(keysOf({})).not.toContain("analytics-consent")
  expect(keysOf(WEB)).toContain("analytics-consent")
})
