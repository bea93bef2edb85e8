import type { InlineCode } from "~/src/build/hosting/inline-code"
import type { Allowance, Allowing } from "~/src/lib/services"

/**
 * The content security policy of a page: its own host, the inline code that it really holds, and of other hosts what the
 * settings enable. A page keeps the policy it was loaded with while others come in its place, so hosts are the same for all.
 * Why styles in attributes and pictures in `data:` addresses are allowed: docs/decisions/0027-content-security-policy.md.
 */
export function contentSecurityPolicy(inline: InlineCode, services: readonly Allowing[]): string {
  const hosts = (kind: keyof Allowance) => [...new Set(services.flatMap(({ allows }) => allows[kind] ?? []))].sort()
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts, ...hosts("scripts")],
    "style-src": ["'self'", ...inline.styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...hosts("pictures")],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...hosts("requests")],
    "manifest-src": ["'self'"],
    "frame-src": hosts("frames").length === 0 ? ["'none'"] : hosts("frames"),
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "object-src": ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ")
}

/** The same as a header, which can also say who may frame the site; a browser ignores that in a page. */
export function headerPolicy(policy: string): string {
  return `${policy}; frame-ancestors 'none'`
}

const STAMP = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/g
/** The encoding has to be told in the first 1,024 bytes of a page, so it alone comes before the policy. */
const HEAD_START = /<head[^>]*>(?:<meta name="build-id"[^>]*>)?(?:<meta charset="[^"]*"\/?>)?/i

/** Writes the policy into a page, before everything that it governs and in place of an older one. */
export function stampPolicy(html: string, policy: string): string {
  const stamp = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return withoutPolicy(html).replace(HEAD_START, (start) => `${start}${stamp}`)
}

/** The page as it was before `stampPolicy`. */
export function withoutPolicy(html: string): string {
  return html.replace(STAMP, "")
}
