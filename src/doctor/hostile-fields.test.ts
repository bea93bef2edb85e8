import { cpSync } from "node:fs"
import path from "node:path"

import { checkContent } from "~/src/doctor/check-content"
import { isError } from "~/src/doctor/diagnostic"
import { project, SITE, temporaryContent } from "~/tests/fixtures/content-folder"
import { ADDRESSES, PICTURE_VECTORS } from "~/tests/hostile/vectors"

const content = temporaryContent()
const PROJECT = "projects/one/index.md"
const RESUME = "resume.json"

type WithAddress = (address: string) => string
const setting = (write: WithAddress) => (address: string) => `${SITE}${write(address)}\n`
const field = (write: WithAddress) => (address: string) => project(write(address))
const section = (write: WithAddress) => (address: string) => `{ ${write(address)} }`

/** Every field of the content that holds an address, with the line where it is. */
test.each<[field: string, file: string, line: number, write: WithAddress]>([
  ["siteUrl", "site.yaml", 2, (at) => SITE.replace("https://ada.dev", at)],
  ["game.url", "site.yaml", 6, (at) => SITE.replace('"https://game.dev/"', at)],
  ["author.avatar", "site.yaml", 4, (at) => SITE.replace("Ada }", `Ada, avatar: { alt: A, src: ${at} } }`)],
  ["profiles[].url", "site.yaml", 7, setting((at) => `profiles: [{ label: L, icon: "lucide:mail", url: ${at} }]`)],
  ["icons.service", "site.yaml", 7, setting((at) => `icons: { service: ${at} }`)],
  ["icons.ownPath", "site.yaml", 7, setting((at) => `icons: { ownPath: ${at} }`)],
  ["images.proxy", "site.yaml", 7, setting((at) => `images: { proxy: ${at} }`)],
  ["analytics.web.script", "site.yaml", 7, setting((at) => `analytics: { web: { script: ${at} } }`)],
  ["links[].url", PROJECT, 5, field((at) => `links: [{ type: live, url: ${at} }]`)],
  ["links[].icon", PROJECT, 5, field((at) => `links: [{ type: live, url: "https://a.dev", icon: ${at} }]`)],
  ["client.url", PROJECT, 5, field((at) => `client: { name: C, url: ${at} }`)],
  ["team[].url", PROJECT, 5, field((at) => `team: [{ name: C, url: ${at} }]`)],
  ["video.url", PROJECT, 5, field((at) => `video: { title: V, url: ${at} }`)],
  ["cover.src", PROJECT, 5, field((at) => `cover: { alt: C, src: ${at} }`)],
  ["basics.url", RESUME, 2, section((at) => `"basics":\n{ "name": "A", "url": ${at} }`)],
  ["basics.profiles[].url", RESUME, 2, section((at) => `"basics":\n{ "name": "A", "profiles": [{ "url": ${at} }] }`)],
  ["work[].url", RESUME, 2, section((at) => `"work":\n[{ "name": "A", "url": ${at} }]`)],
  ["publications[].url", RESUME, 2, section((at) => `"publications":\n[{ "name": "A", "url": ${at} }]`)],
])("an address that runs code is refused with file and line: %s", (_field, file, line, write) => {
  for (const [name, address] of Object.entries(ADDRESSES)) {
    content.write(file, write(JSON.stringify(address)))
    const errors = checkContent(content.root).diagnostics.filter(isError)
    expect([name, [...new Set(errors.map((error) => `${error.file}:${error.line}`))]]).toEqual([
      name,
      [`content/${file}:${line}`],
    ])
  }
})

test("an image in a text is a file or an https address: every other address is refused with file and line", () => {
  cpSync("src/build/remote-images/placeholder-square.png", path.join(content.root, "projects/one/p.png"))
  for (const { name, markdown } of PICTURE_VECTORS) {
    content.write(PROJECT, project("type: App", `\nText.\n\n${markdown}`))
    const found = checkContent(content.root).diagnostics.map(({ file, line }) => `${file}:${line}`)
    expect([name, found]).toEqual([name, [`content/${PROJECT}:10`]])
  }
})
