import { PAGE, SITE, temporaryContent } from "~/tests/fixtures/content-folder"

const content = temporaryContent()

test.each([
  ["language: xx-YY", ":3:1  language — Expected a language tag"],
  [
    "theme:\n  accent: #aa3377",
    ':8:3  theme.accent — Expected a colour like "#1dcd9f" that is not grey, but found nothing. Put it between quotes, or YAML reads it as a comment: "#aa3377"',
  ],
  ["theme:\n  accent:\n  #old: 1", "Add theme.accent."],
  ["theme:\n  accent: # later", ":8:3  theme.accent — Expected"],
  ["images: { proxy: //images.dev }", "images.proxy — "],
  ["images: { proxy: /image? }", "images.proxy — "],
  ["images: { proxy: http://images.dev }", "images.proxy — "],
  ["images: { remote: { onFailure: ignore } }", "images.remote.onFailure — "],
  ["icons: { ownPath: icons }", "icons.ownPath — "],
  ["icons: { service: https://icons.dev/ }", "icons.service — "],
  ["analytics: { requireConsnt: true }", "Did you mean `requireConsent`?"],
  ["analytics: { google: { ids: [] } }", "analytics.google.ids — Expected a list of 1 to 10 ids, but found []."],
  ...["UA-1", "G_ABC", "g-abc", "\"G-A');alert(1);('\""].map((id) => [
    `analytics: { google: { ids: [G-GOOD, ${id}] } }`,
    "analytics.google.ids[1] — Expected an id of the Google tag: G-…",
  ]),
  ...['"https://host.dev/a.js"', "//host.dev/a.js", "a.js", '"/\\\\host.dev/a.js"', "/a/../b.js", "/"].map((script) => [
    `analytics: { web: { script: ${script} } }`,
    "analytics.web.script — Expected a path on the site's own host",
  ]),
  ["editing: { publish: true }", "editing.repository — Expected the repository on GitHub that the editor commits to"],
  [
    "editing: { repository: https://github.com/ada/portfolio }",
    "editing.repository — Expected the repository on GitHub",
  ],
  ["resume: { publish: [fone] }", 'resume.publish[0] — Expected one of phone, address, but found "fone".'],
  ...["https://ada.dev/chess/", "https://ADA.dev:443/chess"].map((url) => [
    `game: { title: Chess, url: "${url}" }`,
    ":6:23  game.url — Expected an address on another host than siteUrl (on the site's own host, the game could leave",
  ]),
])("E1, G2, I2, Y1, Y2: a setting is refused: %s", (setting, expected = "") => {
  writeSettings(setting)
  expect(content.report()).toEqual([expect.stringContaining(expected)])
})

test.each([
  ...["en-GB", "de", "zh-Hans", "de-CH"].map((tag) => `language: ${tag}`),
  "analytics: { web: { script: /_vercel/insights/script.js } }",
  "editing: { publish: true, repository: ada/portfolio }",
  "analytics: { requireConsent: false, google: { ids: [G-ABC123, AW-1234, GT-AB1, DC-99] } }",
  'game: { title: Chess, url: "https://chess.ada.dev/" }',
])("a setting is accepted: %s", (setting) => {
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

test("settings that are not fields are reported; those that break two rules are reported once", () => {
  content.write("site.yaml", "- a\n- b\n")
  expect(content.report()).toEqual([
    expect.stringContaining('Expected fields, but found ["a","b"]. Write one field per line'),
  ])
  content.write("site.yaml", SITE.replace("https://ada.dev", "ada.dev"))
  expect(content.report()).toEqual([expect.stringContaining(":2:1  siteUrl — ")])
  content.write("about.md", `${PAGE}portrait: { src: a.png }\n---\n`)
  expect(content.report()).toContainEqual(expect.stringContaining("portrait.alt — Expected a description"))
})
