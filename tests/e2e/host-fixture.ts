import { type FaultyHost, startFaultyHost } from "~/tests/hosts/faulty-host"

import { test as base } from "./csp-fixture"
import { BUILDS, type Build, pageIsLive } from "./site"

/** A later deploy of the default build, with other code, failing pages, and pages for toasts and tooltips. */
export const NEXT_DEPLOY = ".variants/next-deploy/public"

type Fixtures = {
  /** A host of the test's own, whose build can be exchanged and whose answers can fail while a tab is open. */
  host: FaultyHost
  /** Opens a page of it and waits until React has taken over. */
  visit: (path: string) => Promise<void>
}

export const test = base.extend<Fixtures, { build: Build }>({
  build: [BUILDS.default, { option: true, scope: "worker" }],
  host: async ({ build: { directory, basePath } }, use) => {
    const host = await startFaultyHost({ directory, basePath })
    await use(host)
    await host.stop()
  },
  visit: async ({ host, page }, use) => {
    await use(async (path) => {
      await page.goto(host.origin + path)
      await pageIsLive(page)
    })
  },
})
