import { expect } from "@playwright/test"

import { biggest, bytesOf, recordFirstLoad } from "../../bench/first-load.mjs"
import { pageKinds } from "../../bench/page-kinds.mjs"
import { BUDGETS } from "../../bench/targets.mjs"
import { pretendConnection } from "./connection"
import { BUILDS, test } from "./site"

/** Counts and bytes of finished files alone: the same on every machine. */
const { directory, basePath } = BUILDS.default

test.skip(({ hasTouch, build }) => hasTouch || build !== BUILDS.default, "one build, one screen")
test.use({ expectedMessages: [/404/] })

test("every kind of page keeps to its budget of bytes and requests", async ({ site, browser }) => {
  test.setTimeout(120_000)
  for (const { kind, path } of pageKinds(directory)) {
    const page = await browser.newPage()
    const { first, beforePaint } = await recordFirstLoad(page, { origin: site.origin, directory, path, basePath })
    const withoutPictures = first.filter((contribution) => contribution.kind !== "picture")
    const told = `${kind}, ${path}:\n${biggest(withoutPictures)}\n`
    expect.soft(bytesOf(first, "html"), `HTML of ${told}`).toBeLessThanOrEqual(BUDGETS.htmlBytes)
    expect.soft(bytesOf(first, "js"), `scripts of ${told}`).toBeLessThanOrEqual(BUDGETS.scriptBytes)
    expect.soft(bytesOf(withoutPictures), told).toBeLessThanOrEqual(BUDGETS.firstLoadBytes)
    expect.soft(withoutPictures.length, told).toBeLessThanOrEqual(BUDGETS.firstLoadRequests)
    expect.soft(beforePaint, `before the first paint of ${told}`).toEqual([])
    await page.close()
  }
})

test("where data is saved, every kind of page keeps to the smaller budget", async ({ site, browser }) => {
  test.setTimeout(120_000)
  for (const { kind, path } of pageKinds(directory)) {
    const page = await browser.newPage()
    await pretendConnection(page, { saveData: true })
    const { first } = await recordFirstLoad(page, { origin: site.origin, directory, path, basePath })
    const withoutPictures = first.filter((contribution) => contribution.kind !== "picture")
    const told = `${kind}, ${path}:\n${biggest(withoutPictures)}\n`
    expect.soft(bytesOf(withoutPictures), told).toBeLessThanOrEqual(BUDGETS.sparingBytes)
    expect.soft(withoutPictures.length, told).toBeLessThanOrEqual(BUDGETS.sparingRequests)
    await page.close()
  }
})
