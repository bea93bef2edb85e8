import { findIcon, findIcons, similarIcon } from "./installed-icons"

test("I1: icons come from the installed sets by their Iconify names", () => {
  expect(findIcon("lucide:house")).toMatchObject({ width: 24, height: 24, body: expect.stringContaining("<path") })
  expect(findIcon("simple-icons:github")).toMatchObject({ width: 24, height: 24 })
})

test.each(["lucide:no-such-icon", "nowhere:house", "house", "__proto__:x"])("I1: %j is no icon", (name) => {
  expect(findIcon(name)).toBeNull()
})

test("I1: a wrong name in code stops the build", () => {
  expect(() => findIcons(["lucide:hause"])).toThrow('No installed icon set has "lucide:hause".')
})

test.each([
  ["fa6-brands:linkedin-in", "simple-icons:linkedin"],
  ["fab fa-github", "simple-icons:github"],
  ["tabler:brand-mastodon", "simple-icons:mastodon"],
  ["ri:github-fill", "simple-icons:github"],
  ["mdi:email-outline", "lucide:mail"],
  ["mdi:no-such-icon", undefined],
])("I2: the icon %j of another set is like %j", (name, similar) => {
  expect(similarIcon(name)).toBe(similar)
})
