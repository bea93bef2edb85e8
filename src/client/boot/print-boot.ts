import { HOLD_OPTIONS, holdInput } from "~/src/client/boot/hold-input"
import { START_OPTIONS, startScripts } from "~/src/client/boot/start-scripts"

/** The script at the end of every page that starts the app, and keeps what is pressed until then. */
export function printBoot(): string {
  return `(${holdInput})(${JSON.stringify(HOLD_OPTIONS)},(${startScripts})(${JSON.stringify(START_OPTIONS)}))`
}
