import { watchComparisons } from "~/src/client/watch-comparisons"
import { watchSideways } from "~/src/client/watch-sideways"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

type ProseProps = { html: string; className?: string; lang?: string | null }

function watchText(text: Element | null) {
  watchComparisons(text)
  return watchSideways(text)
}

/** A text of the content; `lang` is its language, if not the page's. Reader views (Readability) keep what has the class `content`. */
export function Prose({ html, className = "", lang = null }: ProseProps) {
  return (
    <div
      ref={watchText}
      className={`prose content ${className}`}
      {...languageAttributes(lang)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised this HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
