import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { readSite } from "~/src/build/content/read-site"

const TRACES = {
  web: /_vercel\/insights|"pageview"/,
  google: /googletagmanager|ga-disable/,
  consent: /analytics-consent/,
}

/** What was published: pages, their data, and scripts. */
function published(): string[] {
  return readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"))
}

test("Y2 Y3: what is published holds something of a provider, and of consent, only if the settings name one", () => {
  const { web, google } = readSite("content").site?.analytics ?? {}
  const files = published()
  const holds = (trace: RegExp) => files.some((file) => trace.test(file))
  expect(files.length).toBeGreaterThan(20)
  expect({ web: holds(TRACES.web), google: holds(TRACES.google), consent: holds(TRACES.consent) }).toEqual({
    web: web !== undefined,
    google: google !== undefined,
    consent: web !== undefined || google !== undefined,
  })
})
