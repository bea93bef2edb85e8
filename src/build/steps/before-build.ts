import { keepScaledImages } from "~/src/build/scaled-images/keep-scaled-images"
import { quietReporter } from "~/src/gatsby/quiet-reporter"
import { readUprightSizes } from "~/src/gatsby/replace-image-scaling"
import { skipFrontMatter } from "~/src/gatsby/skip-front-matter"

/** Runs in every process of Gatsby: each runs queries, which read the sizes of images. */
export function onPluginInit(): void {
  readUprightSizes()
}

/** Runs once, before Gatsby reads anything. */
export function onPreInit(): void {
  quietReporter()
  skipFrontMatter()
  keepScaledImages()
}
