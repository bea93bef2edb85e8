/** How a page that only leads elsewhere is told from the others. */
const MARK = '<html data-redirect="">'

/**
 * A page for an address that was renamed: it leads on at once, on any host and without JavaScript, and tells search
 * engines which address counts (F6).
 */
export function redirectPage({ to, canonical }: { to: string; canonical: string }): string {
  return [
    "<!DOCTYPE html>",
    MARK,
    `<head><meta charset="utf-8"/><title>${canonical}</title>`,
    `<meta http-equiv="refresh" content="0; url=${to}"/>`,
    `<link rel="canonical" href="${canonical}"/></head>`,
    `<body><a href="${to}">${canonical}</a></body></html>`,
  ].join("")
}

/** True for what `redirectPage` wrote. */
export function isRedirectPage(html: string): boolean {
  return html.includes(MARK)
}
