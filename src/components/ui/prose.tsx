export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised this HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
