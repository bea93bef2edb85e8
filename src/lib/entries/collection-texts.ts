import type { Collection } from "~/src/lib/addresses/paths"
import { NOTE_TEXTS, TEXTS } from "~/src/lib/texts/interface-texts"

export function collectionTexts(collection: Collection) {
  if ((typeof __HAS_NOTES__ === "undefined" || __HAS_NOTES__) && collection === "notes") return NOTE_TEXTS
  return {
    title: TEXTS.projects,
    intro: TEXTS.projectsIntro,
    all: TEXTS.allProjects,
    more: TEXTS.moreProjects,
    tagsIntro: TEXTS.tagsIntro,
    tagged: TEXTS.tagged,
  }
}
