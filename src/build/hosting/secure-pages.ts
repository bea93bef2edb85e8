import { existsSync } from "node:fs"
import path from "node:path"

import {
  contentSecurityPolicy,
  headerPolicy,
  stampPolicy,
  withoutPolicy,
} from "~/src/build/hosting/content-security-policy"
import { allInlineCode, inlineCode } from "~/src/build/hosting/inline-code"
import { publicFiles, readPublicFile, writePublicFile } from "~/src/build/write-files"
import type { Allowing } from "~/src/lib/services"

/**
 * Writes into every finished page the policy of what it really holds, and answers with the one that fits all of them, for
 * a header. Pages of the owner's own below `static` stay as they are.
 */
export function securePages(services: readonly Allowing[]): string {
  const held = publicFiles(".html")
    .filter((file) => !existsSync(path.join("static", file)))
    .map((file) => {
      const html = withoutPolicy(readPublicFile(file))
      const code = inlineCode(html)
      writePublicFile(file, stampPolicy(html, contentSecurityPolicy(code, services)))
      return code
    })
  return headerPolicy(contentSecurityPolicy(allInlineCode(held), services))
}
