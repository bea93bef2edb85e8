import { expect } from "@playwright/test"

import { preventPrefetch } from "~/tests/e2e/conditions"
import { recordLayoutShifts } from "~/tests/e2e/observe"
import { BUILDS, PAGE_KINDS, test } from "~/tests/e2e/site"

/** As many letters as one packet of a network brings. */
const PIECE_LENGTH = 1400

for (const build of [BUILDS.default, BUILDS.services]) {
  test.describe(build.directory, () => {
    test.use({ build })

    test("G1: hardly anything moves while a document arrives in pieces", { tag: "@phone" }, async ({
      site,
      host,
      page,
    }) => {
      await preventPrefetch(page)
      const layoutShifts = await recordLayoutShifts(page, { isFromStart: true })
      for (const path of PAGE_KINDS) {
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
