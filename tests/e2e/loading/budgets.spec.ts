import { expect } from "@playwright/test"

import { biggest, bytesOf, type Contribution, recordFirstLoad, weighFrame } from "~/bench/first-load.mjs"
import { pageKinds } from "~/bench/page-kinds.mjs"
import { BUDGETS, type Budget, FRAME_BYTES } from "~/bench/targets.mjs"
import { BUILDS, test } from "~/tests/e2e/site"

/** Counts and bytes of finished files: the same on every machine. */
const { directory, basePath } = BUILDS.default

test.use({ expectedMessages: [/404/] })

for (const { kind, path } of pageKinds(directory)) {
  const budget: Budget = BUDGETS[kind]

  test(`${kind}: the first load keeps to its budget of bytes and requests`, async ({ site, page }) => {
    // A pointer at rest is over the page before it is painted, and starts nothing.
    await page.mouse.move(2, 2)
    const load = await recordFirstLoad(page, { origin: site.origin, directory, path, basePath, loadsAhead: false })
    const lean = withoutContent(load.first)
    const frame = weighFrame(directory, path)
    const list = `${path}:\n${biggest(load.first)}\n`
    expect.soft(frame, `HTML and styles around the content, ${list}`).toBeLessThanOrEqual(FRAME_BYTES)
    expect.soft(bytesOf(load.first, "js"), `scripts, ${list}`).toBeLessThanOrEqual(budget.scriptBytes)
    expect.soft(frame + bytesOf(lean), `without content, ${list}`).toBeLessThanOrEqual(budget.bytes)
    expect.soft(lean.length + 1, `requests without images, ${list}`).toBeLessThanOrEqual(budget.requests)
    expect.soft(load.beforePaint, "scripts and data requested before the first paint").toEqual([])
  })

  test(`${kind}: where data is saved nothing of the app is requested`, async ({ site, page }) => {
    const connection = { saveData: true }
    const { first } = await recordFirstLoad(page, { origin: site.origin, directory, path, basePath, connection })
    const lean = withoutContent(first)
    const list = `${path}:\n${biggest(first)}\n`
    expect.soft(weighFrame(directory, path) + bytesOf(lean), list).toBeLessThanOrEqual(budget.sparingBytes)
    expect.soft(lean.length + 1, list).toBeLessThanOrEqual(budget.sparingRequests)
  })
}

/** The budgets leave out what is as large as its owner makes it: images, and the texts in the page and in its data. */
function withoutContent(contributions: readonly Contribution[]): Contribution[] {
  return contributions
    .filter(({ kind }) => kind !== "picture" && kind !== "html")
    .map((contribution) => (contribution.kind === "data" ? { ...contribution, bytes: 0 } : contribution))
}
