import { escapeXml } from "~/src/build/outputs/escape-xml"

type Redirect = { to: string; canonical: string; policy: string }

/** Returns the page at an old address: it redirects on any host, without JavaScript, and names the canonical address (F6). */
export function redirectPage({ to, canonical, policy }: Redirect): string {
  return [
    '<!DOCTYPE html><html><head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}"/>`,
    `<title>${escapeXml(canonical)}</title>`,
    `<meta http-equiv="refresh" content="${escapeXml(`0; url=${to}`)}"/>`,
    `<link rel="canonical" href="${escapeXml(canonical)}"/></head>`,
    `<body><a href="${escapeXml(to)}">${escapeXml(canonical)}</a></body></html>`,
  ].join("")
}
