import { performance } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"

const INTERVAL_MS = 4
/** A share of the interval. */
const IDLE_BELOW = 0.5

/** Waits until this thread is idle for most of an interval. */
export async function whenIdle(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await wait(INTERVAL_MS)
    if (performance.eventLoopUtilization(before).utilization < IDLE_BELOW) return
  }
}
