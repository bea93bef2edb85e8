import { codeHash, type OwnCode } from "~/src/build/hosting/foreign-code"
import type { Allowance, Allowing } from "~/src/lib/privacy/services"

/**
 * Returns the content security policy of all pages (S1). It allows the site's own files, the inline code that the build puts in, and
 * the services that the settings enable; for `style` attributes and `data:` images see docs/decisions/0025-content-security-policy.md.
 */
export function contentSecurityPolicy(
  { scripts, styles }: Pick<OwnCode, "scripts" | "styles">,
  services: readonly Allowing[],
): string {
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(codeHash))].sort()
  const hosts = (kind: keyof Allowance) => [...new Set(services.flatMap(({ allows }) => allows[kind] ?? []))].sort()
  const frames = hosts("frames")
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts), ...hosts("scripts")],
    "style-src": ["'self'", ...hashes(styles)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...hosts("pictures")],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...hosts("requests")],
    "manifest-src": ["'self'"],
    "frame-src": frames.length === 0 ? ["'none'"] : frames,
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "object-src": ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ")
}
