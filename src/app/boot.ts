import { APP_FAILED_EVENT, giveUp } from "~/src/client/boot/load-app-scripts"
import { recordInput } from "~/src/client/boot/record-input"
import { APP_LIVE_EVENT } from "~/src/client/boot/replay-input"
import { scheduleAppStart } from "~/src/client/boot/schedule-app-start"
import { bootTheme } from "~/src/client/theme/boot-theme"
import { setPageGlobals } from "~/src/gatsby/browser/page-globals"

/**
 * Runs inline in the head of every page, before the first paint. `src/build/boot-script.ts` bundles it once per build, so
 * all pages have the same script; the attributes of its element contain what differs.
 */
export function boot({ dataset }: HTMLOrSVGElement): void {
  const booting = new AbortController()
  const { signal } = booting
  bootTheme(signal)
  setPageGlobals(dataset)
  const input = recordInput(scheduleAppStart(dataset, signal), signal)
  const end = ({ detail: replay }: CustomEvent<(record: typeof input) => void>) => {
    booting.abort()
    replay(input)
  }
  document.addEventListener(APP_LIVE_EVENT, end as EventListener, { once: true })
  document.addEventListener(APP_FAILED_EVENT, giveUp, { once: true })
}
