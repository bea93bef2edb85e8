import type { PageRuntime } from "~/src/lib/navigation/page-runtime"

let runtime: PageRuntime | null = null

/** Sets what loads and shows pages, once, before anything else starts. */
export function setPageRuntime(connected: PageRuntime): void {
  runtime = connected
}

/** Returns what loads and shows pages; null when it could not be connected. */
export function pageRuntime(): PageRuntime | null {
  return runtime
}
