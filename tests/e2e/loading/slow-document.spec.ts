import { expect } from "@playwright/test"

import { BUILDS } from "~/tests/builds"
import { preventPrefetch } from "~/tests/e2e/conditions"
import { recordLayoutShifts } from "~/tests/e2e/observe"
import { PAGE_KINDS, test } from "~/tests/e2e/site"

/** As many letters as one packet of a network brings. */
const PIECE_LENGTH = 1400

const CASES = [
  { build: BUILDS.default, paths: PAGE_KINDS, tag: "@phone" },
  // Its banner, which moves most where it takes the whole width, comes with every kind of page.
  { build: BUILDS.services, paths: PAGE_KINDS.slice(0, 3), tag: [], viewport: { width: 390, height: 844 } },
]

for (const { paths, tag, ...used } of CASES) {
  test.describe(used.build.directory, () => {
    test.use(used)

    test("G1: hardly anything moves while a document arrives in pieces", { tag }, async ({ site, host, page }) => {
      await preventPrefetch(page)
      const layoutShifts = await recordLayoutShifts(page, { isFromStart: true })
      for (const path of paths) {
        const url = site.url(path)
        const html = await (await page.request.get(url)).text()
        host.breakWith((requested) => (url.endsWith(requested) ? { page: html, pieceLength: PIECE_LENGTH } : undefined))
        await page.goto(url)
        const shifts = await layoutShifts()
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThan(0.01)
        host.breakWith(null)
      }
    })
  })
}
