import { PAGE, SITE, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()

test.each([
  ...["en-GB", "de", "zh-Hans", "de-CH"].map((tag) => `language: ${tag}`),
  "analytics: { web: { script: /_vercel/insights/script.js } }",
  "images: { proxy: /image, remote: { onFailure: placeholder } }",
  "icons: { ownPath: /icons }",
  "editing: { publish: true, repository: ada/portfolio }",
  "analytics: { requireConsent: false, google: { ids: [G-ABC123, AW-1234, GT-AB1, DC-99] } }",
  'game: { title: Chess, url: "https://chess.ada.dev/" }',
])("E1, G2, I2, Y1, Y2: a setting is accepted: %s", (setting) => {
  writeSettings(setting)
  expect(content.report()).toEqual([])
})

/** Writes settings in the place of those with the same name, or after them. */
function writeSettings(settings: string): void {
  const name = /^\w+:/m.exec(settings)?.[0] ?? ""
  const line = new RegExp(`^${name}.*$`, "m")
  const last = settings.split("\n").at(-1) ?? ""
  content.write("site.yaml", line.test(SITE) ? SITE.replace(line, last) : `${SITE}${settings}\n`)
}

test("settings that are not fields are reported", () => {
  content.write("site.yaml", "- a\n- b\n")
  expect(content.report()).toEqual([
    expect.stringContaining('Expected fields, but found ["a","b"]. Write one field per line'),
  ])
  content.write("about.md", `${PAGE}portrait: { src: a.png }\n---\n`)
  expect(content.report()).toContainEqual(expect.stringContaining("portrait.alt — Expected a description"))
})
