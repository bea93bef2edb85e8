export function Prose({ html, className = "" }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised this HTML
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
