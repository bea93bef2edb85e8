type ProseProps = { html: string; className?: string }

/** Running text that came from Markdown; the build sanitised it. */
export function Prose({ html, className = "" }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised this HTML
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
