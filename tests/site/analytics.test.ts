import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

import { MAIN_BUILD } from "~/tests/fixtures/fixture-site"

const TRACES = {
  web: /_vercel\/insights|"pageview"/,
  google: /googletagmanager|ga-disable/,
  consent: /analytics-consent/,
}

/** What a build publishes: pages, their data, and scripts. */
function published(build: string): string[] {
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"))
}

test.each([
  ["without analytics in its settings holds nothing", MAIN_BUILD, false],
  ["whose settings name both providers holds something", ".variants/services/public", true],
])("Y2 Y3: a site %s of a provider or of consent", (_name, build, isExpected) => {
  const files = published(build)
  const holds = (trace: RegExp) => files.some((file) => trace.test(file))
  expect(files.length).toBeGreaterThan(20)
  expect({ web: holds(TRACES.web), google: holds(TRACES.google), consent: holds(TRACES.consent) }).toEqual({
    web: isExpected,
    google: isExpected,
    consent: isExpected,
  })
})
