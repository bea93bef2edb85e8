import { OWN_FONTS } from "~/src/build/social-cards/card-fonts"
import { openCardRenderer } from "~/src/build/social-cards/card-renderer"
import { unreadableCharacters } from "~/src/build/social-cards/card-words"
import { type Diagnostic, formatValue } from "~/src/doctor/diagnostic"
import { readPage } from "~/src/doctor/readers/content-file"
import { type NamedText, textsAt } from "~/src/doctor/readers/field-source"
import { readSite } from "~/src/doctor/readers/read-site"
import { PAGE_NAMES } from "~/src/doctor/schemas/page-schemas"
import { formatPeriod } from "~/src/lib/dates"
import { remoteAddress } from "~/src/lib/images/remote-address"

import { publicProjects } from "./public-projects"

/** Warns about texts that social cards leave out, because no font has all of their characters. */
export function checkCardFonts(root: string, ownFolder: string): Diagnostic[] {
  const { missingCharacters } = openCardRenderer(ownFolder)
  return cardTexts(root).flatMap(({ name, ...place }): Diagnostic[] => {
    const characters = unreadableCharacters(name, missingCharacters)
    if (characters.length === 0) return []
    const message = `Social cards leave out ${formatValue(name)}: no font has ${characters.join(" ")}.`
    return [{ severity: "warning", ...place, message, fix: `Add a font that has them to ${OWN_FONTS}/.` }]
  })
}

/** Returns the texts on the cards of published pages, each once, without texts of the code. */
function cardTexts(root: string): NamedText[] {
  const { site, fields: settings } = readSite(root)
  if (site === null) return []
  const pages = PAGE_NAMES.map((name) => readPage(root, name))
  const projects = publicProjects(root)
  const portrait = pages.find(({ name }) => name === "about")?.page?.portrait?.src
  // A card shows the portrait instead of a text, except one that browsers load through the image proxy.
  const showsPortrait = portrait !== undefined && (site.images.proxy === undefined || remoteAddress(portrait) === null)
  const pageTexts = pages.flatMap(({ name, fields }) => {
    const title = name === "home" ? [] : textsAt(fields, ["title"])
    if (showsPortrait && name !== "privacy") return title
    const headline = name === "home" ? textsAt(fields, ["headline"]) : []
    return [...title, ...[...headline, ...textsAt(fields, ["description"])].slice(0, 1)]
  })
  const periods = projects.map(({ project }) => formatPeriod(project.date, project.endDate ?? null, site.language))
  const tags = projects.flatMap(({ fields }) => textsAt(fields, ["tags", "*"]))
  return [
    ...textsAt(settings, ["title"]),
    { ...settings.placeOf(["language"]), name: [...new Set(periods)].join(", ") },
    ...pageTexts,
    ...projects.flatMap(({ fields }) => [...textsAt(fields, ["title"]), ...textsAt(fields, ["type"])]),
    ...tags.filter(({ name }, index) => tags.findIndex((tag) => tag.name === name) === index),
  ]
}
