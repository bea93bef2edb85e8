import { TEXTS } from "~/src/lib/texts"

export const MAIN_CONTENT_ID = "main-content"

/** The first stop of the Tab key: past the navigation, to the content (L1). */
export function SkipLink() {
  return (
    <a href={`#${MAIN_CONTENT_ID}`} className="skip-link">
      {TEXTS.skipToContent}
    </a>
  )
}
