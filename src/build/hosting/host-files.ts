import path from "node:path"

import {
  feedType,
  type Header,
  type HostRules,
  IMMUTABLE,
  languageFolders,
  POLICY_HEADER,
  SECURITY_HEADERS,
} from "~/src/build/hosting/host-rules"
import { nginxInclude } from "~/src/build/hosting/nginx-include"
import { isOwnerFile, publicFiles, writeHostingFile, writePublicFile } from "~/src/build/public-files"

/** The limits of Cloudflare Pages; Netlify has none, and Vercel takes 2,048 redirects. */
export const MOST_RULES = 100
export const MOST_CHARACTERS = 2000
export const MOST_REDIRECTS = 2000

const FEED_NAME = /^([^/]+\/)*feed\.(xml|json)$/
const HASHED_NAME = /(?:-[0-9a-f]{20}\.js|\.[0-9a-f]{20}\.css)$/

/** Writes a configuration file for each host: into the site if the host reads it there, otherwise into `hosting/`. */
export function writeHostFiles(site: Omit<HostRules, "hashedFiles" | "feeds">): void {
  const folders = [".", ...site.otherLanguages]
  const isHashed = (file: string) => HASHED_NAME.test(file) && folders.includes(path.posix.dirname(file))
  const hashedFiles = publicFiles(".js", ".css").filter(isHashed)
  const feeds = publicFiles(".xml", ".json").filter((file) => FEED_NAME.test(file) && !isOwnerFile(file))
  const rules: HostRules = { ...site, hashedFiles: hashedFiles.sort(), feeds: feeds.sort() }
  writePublicFile("_headers", headersFile(rules))
  writePublicFile("_redirects", redirectsFile(rules))
  writeHostingFile("vercel.json", vercelConfig(rules))
  writeHostingFile("nginx.conf", nginxInclude(rules))
}

/**
 * Returns `_headers` for Netlify and Cloudflare Pages, which revalidate files unless a rule says otherwise. A content security
 * policy that is too long for a line is left to the pages, which contain it as well. The header then only forbids framing. In the rule of
 * a folder, the line with `!` removes the policy of the first rule for Cloudflare, which would send both; Netlify sends the last.
 */
export function headersFile({ basePath, policy, policies, ...site }: HostRules): string {
  const { hashedFiles, feeds, otherLanguages } = site
  const rule = (pattern: string, lines: readonly Header[]) =>
    `${pattern}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`
  const isShort = `  ${POLICY_HEADER}: ${policy}`.length <= MOST_CHARACTERS
  const always = rule("/*", [[POLICY_HEADER, isShort ? policy : "frame-ancestors 'none'"], ...SECURITY_HEADERS])
  const immutable = [
    ...languageFolders(otherLanguages).map((folder) => `${basePath}/${folder}static/*`),
    ...hashedFiles.map((file) => `${basePath}/${file}`),
  ]
  const folders = policies.map(
    (own) => `${basePath}/${own.folder}/*\n  ! ${POLICY_HEADER}\n  ${POLICY_HEADER}: ${own.policy}\n`,
  )
  const typed = feeds.map((file) => rule(`${basePath}/${file}`, [["Content-Type", feedType(file)]]))
  const kept = immutable.map((pattern) => rule(pattern, [["Cache-Control", IMMUTABLE]]))
  return [always, ...folders, ...typed, ...kept].slice(0, MOST_RULES).join("\n")
}

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. The rules for the error pages of other languages are for Netlify: Cloudflare
 * knows no rule with status 404, and finds the nearest page itself.
 */
export function redirectsFile({ basePath, redirects, otherLanguages }: HostRules): string {
  const errors = otherLanguages.map((language) => `${basePath}/${language}/* ${basePath}/${language}/404.html 404\n`)
  return [...mostNeeded(redirects).map(({ from, to }) => `${from} ${to} 301\n`), ...errors].join("")
}

/** Returns as many redirects as each host takes: first those of Markdown copies, because a page redirects from every other address. */
function mostNeeded(redirects: HostRules["redirects"]): HostRules["redirects"] {
  const isCopy = ({ from }: { from: string }) => Number(from.endsWith(".md"))
  return redirects.toSorted((a, b) => isCopy(b) - isCopy(a)).slice(0, MOST_REDIRECTS)
}

/** Returns `vercel.json` for a deployment of the finished folder. Vercel's default is to revalidate. */
export function vercelConfig({ basePath, trailingSlash, policies, ...site }: HostRules): string {
  const { redirects, otherLanguages } = site
  const rule = (source: string, lines: readonly Header[]) => {
    return { source, headers: lines.map(([key, value]) => ({ key, value })) }
  }
  const hashed = [
    ...languageFolders(otherLanguages).map((folder) => `${folder}static/(.*)`),
    "(.*-[0-9a-f]{20}\\.js)",
    "(.*\\.[0-9a-f]{20}\\.css)",
  ]
  const own = policies.map(({ folder }) => `${basePath}/${folder}/`.slice(1))
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    ...(trailingSlash === "ignore" ? {} : { trailingSlash: trailingSlash === "always" }),
    headers: [
      rule("/(.*)", SECURITY_HEADERS),
      rule(`/((?!${own.join("|")}).*)`, [[POLICY_HEADER, site.policy]]),
      ...policies.map(({ folder, policy }) => rule(`${basePath}/${folder}/(.*)`, [[POLICY_HEADER, policy]])),
      ...site.feeds.map((file) => rule(`${basePath}/${file}`, [["Content-Type", feedType(file)]])),
      ...hashed.map((pattern) => rule(`${basePath}/${pattern}`, [["Cache-Control", IMMUTABLE]])),
    ],
    redirects: mostNeeded(redirects).map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
