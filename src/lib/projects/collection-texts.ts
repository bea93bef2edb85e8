import type { Collection } from "~/src/lib/addresses/paths"
import { en } from "~/src/lib/texts/en"
import { TEXTS } from "~/src/lib/texts/interface-texts"

/** Texts of notes (X1). */
export const NOTE_TEXTS = typeof __TEXTS__ === "undefined" ? en.notes : __TEXTS__.notes

const PROJECTS_TEXTS = {
  title: TEXTS.projects,
  intro: TEXTS.projectsIntro,
  all: TEXTS.allProjects,
  more: TEXTS.moreProjects,
  tagsIntro: TEXTS.tagsIntro,
  tagged: TEXTS.tagged,
  feed: TEXTS.projectsFeed,
}

/** Returns the texts about a collection as a whole. In a site without notes, no script has a word about them (W1). */
export function collectionTexts(collection: Collection): Readonly<typeof PROJECTS_TEXTS> {
  return (typeof __HAS_NOTES__ === "undefined" || __HAS_NOTES__) && collection === "notes" ? NOTE_TEXTS : PROJECTS_TEXTS
}
