import { performance } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"

const LOOK_MS = 4
const IDLE_BELOW = 0.5

/** Waits until this thread has had little to do for a moment. */
export async function whenIdle(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await wait(LOOK_MS)
    if (performance.eventLoopUtilization(before).utilization < IDLE_BELOW) return
  }
}
