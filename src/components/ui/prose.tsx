import { languageAttributes } from "~/src/lib/texts/language-attributes"

type ProseProps = { html: string; className?: string; lang?: string | null }

/** A text of the content; `lang` is its language, if not the page's. */
export function Prose({ html, className = "", lang = null }: ProseProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised this HTML
    <div className={`prose ${className}`} {...languageAttributes(lang)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
