import { icons as lucide } from "@iconify-json/lucide"
import { icons as simpleIcons } from "@iconify-json/simple-icons"

/** @typedef {{ label: string, url: string, icon: string }} Profile */

/** Hosts whose names are not spelled like words. */
const SPELLED = /** @type {Record<string, string>} */ ({
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  stackoverflow: "Stack Overflow",
})

/**
 * A profile with label and icon told by its host.
 * @param {string} url
 * @param {string} [network]
 * @returns {Profile}
 */
export function profileOf(url, network) {
  const host = new URL(url).hostname.replace(/^www\./, "")
  const site = host.split(".").at(-2) ?? host
  const label = network ?? SPELLED[site] ?? site.charAt(0).toUpperCase() + site.slice(1)
  return { label: label.slice(0, 40), url, icon: iconOf(site) }
}

/** @param {string} site */
function iconOf(site) {
  if (Object.hasOwn(simpleIcons.icons, site)) return `simple-icons:${site}`
  return Object.hasOwn(lucide.icons, site) ? `lucide:${site}` : "lucide:link"
}
