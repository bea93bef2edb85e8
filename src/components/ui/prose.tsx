import { watchSideways } from "~/src/client/watch-sideways"
import { languageAttributes } from "~/src/lib/texts/language-attributes"

type ProseProps = { html: string; className?: string; lang?: string | null }

/** A text of the content; `lang` is its language, if not the page's. Reader views (Readability) keep what has the class `content`. */
export function Prose({ html, className = "", lang = null }: ProseProps) {
  return (
    <div
      ref={watchSideways}
      className={`prose content ${className}`}
      {...languageAttributes(lang)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised this HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
