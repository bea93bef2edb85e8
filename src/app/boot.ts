import { APP_LIVE_EVENT, replayInput } from "~/src/client/boot/replay-input"
import { startAppScripts } from "~/src/client/boot/start-app-scripts"
import { bootTheme } from "~/src/client/theme/boot-theme"
import { setPageGlobals } from "~/src/gatsby/browser/page-globals"

/**
 * Runs inline in the head of every page, before the first paint. `src/build/bundle/boot-script.ts` bundles it once per build, so
 * all pages have the same script; the attributes of its element contain what differs.
 */
export function boot({ dataset }: HTMLOrSVGElement): void {
  const booting = new AbortController()
  document.addEventListener(APP_LIVE_EVENT, () => booting.abort(), { once: true })
  bootTheme(booting.signal)
  setPageGlobals(dataset)
  replayInput(startAppScripts(dataset, booting.signal), booting.signal)
}
