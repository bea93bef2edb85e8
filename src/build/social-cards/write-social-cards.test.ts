import { setTimeout as wait } from "node:timers/promises"

import { whenIdle } from "~/src/build/social-cards/write-social-cards"

test("waits as long as the thread is busy", async () => {
  const order: string[] = []
  let isBusy = true
  const work = () => {
    const until = performance.now() + 20
    while (performance.now() < until);
    if (isBusy) setImmediate(work)
  }
  work()
  const idle = whenIdle().then(() => order.push("idle"))
  await wait(150)
  order.push("work is done")
  isBusy = false
  await idle
  expect(order).toEqual(["work is done", "idle"])
})
