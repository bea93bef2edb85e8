import { keepScaledImages } from "~/src/build/scaled-images/keep-scaled-images"
import { quietReporter } from "~/src/gatsby/quiet-reporter"

/** Runs once, before Gatsby reads anything. */
export function onPreInit(): void {
  quietReporter()
  keepScaledImages()
}
