import { HOLD_OPTIONS, holdInput } from "~/src/client/boot/hold-input"
import { SPARING_CLASS, spareData } from "~/src/client/boot/spare-data"
import { START_OPTIONS, startScripts } from "~/src/client/boot/start-scripts"

/** The script in the head of every page that asks for the display face, starts the app, and keeps what is pressed until then. */
export function printBoot(face: string): string {
  const spare = `(${spareData})(${JSON.stringify({ sparingClass: SPARING_CLASS, face })})`
  return `${spare};(${holdInput})(${JSON.stringify(HOLD_OPTIONS)},(${startScripts})(${JSON.stringify(START_OPTIONS)}))`
}
