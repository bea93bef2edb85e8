import { type Header, type HostRules, hostRedirects, IMMUTABLE } from "~/src/build/hosting/host-rules"

/** What Cloudflare Pages reads at most; Netlify has no such limits. */
export const MOST_RULES = 100
export const MOST_CHARACTERS = 2000

/**
 * `_headers` for Netlify and Cloudflare Pages. Both revalidate what is not told otherwise. A policy that would not fit into a
 * line is left to the pages, which hold it too; the header then says only who may frame the site.
 */
export function headersFile({ basePath, headers, hashedFiles }: HostRules): string {
  const lines = headers.map(([name, value]): Header => [name, fits(name, value) ? value : "frame-ancestors 'none'"])
  const immutable = [`${basePath}/static/*`, ...hashedFiles.map((file) => `${basePath}/${file}`)]
  return [
    rule("/*", lines),
    ...immutable.slice(0, MOST_RULES - 1).map((path) => rule(path, [["Cache-Control", IMMUTABLE]])),
  ].join("\n")
}

/** `_redirects` for the same two. */
export function redirectsFile(rules: HostRules): string {
  return hostRedirects(rules)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("")
}

function fits(name: string, value: string): boolean {
  return `  ${name}: ${value}`.length <= MOST_CHARACTERS
}

function rule(path: string, headers: readonly Header[]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`
}
