import { TEXTS } from "~/src/lib/texts/interface-texts"

export const MAIN_CONTENT_ID = "main-content"

/** The first Tab stop: skips the navigation (L1). */
export function SkipLink() {
  return (
    <a href={`#${MAIN_CONTENT_ID}`} className="skip-link">
      {TEXTS.skipToContent}
    </a>
  )
}
