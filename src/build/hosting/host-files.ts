import {
  type Header,
  type HostRules,
  hostRedirects,
  IMMUTABLE,
  isHashedFile,
  securityHeaders,
} from "~/src/build/hosting/host-rules"
import { nginxInclude } from "~/src/build/hosting/nginx-include"
import { publicFiles, writeHostingFile, writePublicFile } from "~/src/build/public-files"
import type { Allowing } from "~/src/lib/privacy/services"

/** The limits of Cloudflare Pages; Netlify has none. */
export const MOST_RULES = 100
export const MOST_CHARACTERS = 2000

const IMMUTABLE_HEADERS: readonly Header[] = [["Cache-Control", IMMUTABLE]]

type Site = Pick<HostRules, "basePath" | "trailingSlash" | "redirects"> & {
  policy: string
  services: readonly Allowing[]
}

/** Writes the configuration of hosts: into the site if the host reads it there, else into `hosting/`. */
export function writeHostFiles({ policy, services, ...site }: Site): void {
  const hashedFiles = publicFiles(".js", ".css").filter(isHashedFile).sort()
  const rules: HostRules = { ...site, headers: securityHeaders(policy, services), hashedFiles }
  writePublicFile("_headers", headersFile(rules))
  writePublicFile("_redirects", redirectsFile(rules))
  writeHostingFile("vercel.json", vercelConfig(rules))
  writeHostingFile("nginx.conf", nginxInclude(rules))
}

/**
 * Returns `_headers` for Netlify and Cloudflare Pages, whose default is to revalidate. A policy that is too long for a
 * line is only in the pages; the header then only forbids framing.
 */
export function headersFile({ basePath, headers, hashedFiles }: HostRules): string {
  const rule = (pattern: string, lines: readonly Header[]) =>
    `${pattern}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`
  const shortened = headers.map(([name, value]): Header => {
    return [name, `  ${name}: ${value}`.length <= MOST_CHARACTERS ? value : "frame-ancestors 'none'"]
  })
  const immutable = [`${basePath}/static/*`, ...hashedFiles.map((file) => `${basePath}/${file}`)]
  return [
    rule("/*", shortened),
    ...immutable.slice(0, MOST_RULES - 1).map((pattern) => rule(pattern, IMMUTABLE_HEADERS)),
  ].join("\n")
}

/** Returns `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile(rules: HostRules): string {
  return hostRedirects(rules)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("")
}

/** Returns `vercel.json` for a deployment of the finished folder. Vercel's default is to revalidate. */
export function vercelConfig(rules: HostRules): string {
  const { basePath, trailingSlash, headers } = rules
  const rule = (source: string, lines: readonly Header[]) => {
    return { source, headers: lines.map(([key, value]) => ({ key, value })) }
  }
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    ...(trailingSlash === "ignore" ? {} : { trailingSlash: trailingSlash === "always" }),
    headers: [
      rule("/(.*)", headers),
      ...["static/(.*)", "(.*-[0-9a-f]{20}\\.js)", "(.*\\.[0-9a-f]{20}\\.css)"].map((pattern) =>
        rule(`${basePath}/${pattern}`, IMMUTABLE_HEADERS),
      ),
    ],
    redirects: hostRedirects(rules).map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
