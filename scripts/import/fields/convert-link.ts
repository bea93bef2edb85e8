import { toHttps } from "~/scripts/init/answers"
import type { FieldValues } from "~/src/doctor/readers/formats/field-values"
import { similarIcon } from "~/src/doctor/rules/icons/installed-icons"
import { PROJECT_TEXTS } from "~/src/lib/entries/project-texts"

import { asText, firstText, withoutGaps } from "./convert-value"

/** What the words and the host of a link say about its type. */
const LINK_TYPES: readonly (readonly [type: string, words: string, hosts: string])[] = [
  ["source", "code source github gitlab repo repository", "github.com gitlab.com codeberg.org bitbucket.org sr.ht"],
  ["docs", "docs documentation", "docs readthedocs.io"],
  ["article", "pdf paper article preprint post publication", "arxiv.org doi.org medium.com dev.to"],
  ["video", "video", "youtube.com youtu.be vimeo.com"],
  ["package", "package npm pypi", "npmjs.com pypi.org crates.io rubygems.org packagist.org hex.pm"],
  ["store", "store", "apps.apple.com play.google.com chromewebstore.google.com addons.mozilla.org"],
  ["live", "live demo site website visit preview home homepage app project", "github.io netlify.app vercel.app"],
]

/**
 * Returns a link with https: in place of http:, which its owner has to check. Its type follows from its words or its host, or is
 * `otherwise`. A type of another kind becomes the label.
 */
export function asLink(value: unknown, otherwise: string): (FieldValues & { url: string }) | undefined {
  const url = toHttps(asText(value) ?? firstText(value, "url href link to") ?? "")
  if (!URL.canParse(url)) return undefined
  const label = firstText(value, "label name text title btntext")
  const [stated, iconName] = [firstText(value, "type"), firstText(value, "icon")]
  const icon = iconName?.includes(":") ? iconName : iconName && similarIcon(iconName)
  if (stated !== undefined && Object.hasOwn(PROJECT_TEXTS.links, stated)) {
    return { type: stated, url, ...withoutGaps({ label, icon: icon ?? iconName }) }
  }
  const isLost = stated !== undefined && typeNamedBy(stated) === undefined
  // Of two texts, only one could be the label.
  if (isLost && label !== undefined) return { type: stated, url, label }
  const type = typeNamedBy(stated, label, iconName) ?? typeOfHost(new URL(url)) ?? otherwise
  return { type, url, ...withoutGaps({ label: isLost ? stated : label, icon }) }
}

function typeNamedBy(...texts: unknown[]): string | undefined {
  const words = texts.join(" ").toLowerCase().split(/\W+/)
  return LINK_TYPES.find(([, names]) => names.split(" ").some((name) => words.includes(name)))?.[0]
}

function typeOfHost({ hostname }: URL): string | undefined {
  return LINK_TYPES.find(([, , hosts]) => hosts.split(" ").some((name) => `.${hostname}.`.includes(`.${name}.`)))?.[0]
}
