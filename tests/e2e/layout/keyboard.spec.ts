import { test } from "~/tests/e2e/site"

import { expectTabOrder } from "./tab-order"

// every-page.spec.ts proves the same of every kind of page on a large screen.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

test("L1 L2: on a phone Tab reaches every control, in order and in view", async ({ visit, page, texts }) => {
  for (const path of ["/projects", "/about"]) {
    await visit(path)
    await expectTabOrder(page, texts)
  }
})
