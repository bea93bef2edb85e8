import { type FaultyHost, startFaultyHost } from "~/tests/hosts/faulty-host"

import { test as base } from "./policed"
import { BUILDS } from "./site"

/** A host for one test, whose build can be replaced and whose responses can fail under an open tab. */
export const test = base.extend<{ host: FaultyHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  host: async ({}, use) => {
    const host = await startFaultyHost({ directory: BUILDS.default.directory })
    await use(host)
    await host.stop()
  },
})
