import { startStaticHost } from "~/scripts/static-host.mjs"

import { test as base } from "./csp-fixture"
import { BUILDS } from "./site"

type Host = Awaited<ReturnType<typeof startStaticHost>>

/** A host of the test's own, whose build can be exchanged and whose answers can fail under an open tab. */
export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  host: async ({}, use) => {
    const host = await startStaticHost({ directory: BUILDS.default.directory })
    await use(host)
    await host.stop()
  },
})
