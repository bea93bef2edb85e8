import { expect } from "@playwright/test"

import { biggest, bytesOf, type Contribution, recordFirstLoad, weighFrame } from "~/bench/first-load.mjs"
import { pageKinds } from "~/bench/page-kinds.mjs"
import { BUDGETS, type Budget, FRAME_BYTES } from "~/bench/targets.mjs"
import { BUILDS, test } from "~/tests/e2e/site"

/** Counts and bytes of finished files alone: the same on every machine. */
const { directory, basePath } = BUILDS.default
const SAVING = { saveData: true }

test.use({ expectedMessages: [/404/] })

for (const { kind, path } of pageKinds(directory)) {
  const budget: Budget = BUDGETS[kind]

  test(`${kind}: the first load keeps to its budget of bytes and requests`, async ({ site, page }) => {
    // A pointer at rest is over the page before it is painted, and starts nothing.
    await page.mouse.move(2, 2)
    const load = await recordFirstLoad(page, { origin: site.origin, directory, path, basePath, loadsAhead: false })
    const lean = withoutContent(load.first)
    const told = `${path}:\n${biggest(load.first)}\n`
    expect
      .soft(weighFrame(directory, path), `HTML and styles around what is written, ${told}`)
      .toBeLessThanOrEqual(FRAME_BYTES)
    expect.soft(bytesOf(load.first, "js"), `scripts, ${told}`).toBeLessThanOrEqual(budget.scriptBytes)
    expect
      .soft(weighFrame(directory, path) + bytesOf(lean), `without content, ${told}`)
      .toBeLessThanOrEqual(budget.bytes)
    expect.soft(lean.length + 1, `requests without pictures, ${told}`).toBeLessThanOrEqual(budget.requests)
    expect.soft(load.beforePaint, "scripts and data asked for before the first paint").toEqual([])
  })

  test(`${kind}: where data is saved nothing of the app is asked for`, async ({ site, page }) => {
    const { first } = await recordFirstLoad(page, {
      origin: site.origin,
      directory,
      path,
      basePath,
      connection: SAVING,
    })
    const lean = withoutContent(first)
    const told = `${path}:\n${biggest(first)}\n`
    expect.soft(weighFrame(directory, path) + bytesOf(lean), told).toBeLessThanOrEqual(budget.sparingBytes)
    expect.soft(lean.length + 1, told).toBeLessThanOrEqual(budget.sparingRequests)
  })
}

/** The budgets leave out what is as large as its owner makes it: pictures, and the texts in the page and in its data. */
function withoutContent(contributions: readonly Contribution[]): Contribution[] {
  return contributions
    .filter(({ kind }) => kind !== "picture" && kind !== "html")
    .map((contribution) => (contribution.kind === "data" ? { ...contribution, bytes: 0 } : contribution))
}
