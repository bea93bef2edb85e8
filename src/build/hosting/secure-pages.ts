import {
  contentSecurityPolicy,
  headerPolicy,
  stampPolicy,
  withoutPolicy,
} from "~/src/build/hosting/content-security-policy"
import { allInlineCode, type InlineCode, inlineCodeReader } from "~/src/build/hosting/inline-code"
import type { Allowing } from "~/src/lib/services"

export type PageSecurity = {
  /** The page with the policy of what it really holds. */
  secure: (html: string) => string
  /** The policy that fits all pages which were secured, for a header. */
  header: () => string
}

/** Gives every finished page its policy, one after the other. */
export function pageSecurity(services: readonly Allowing[]): PageSecurity {
  const read = inlineCodeReader()
  const pages = new Map<string, InlineCode>()
  return {
    secure(html) {
      const bare = withoutPolicy(html)
      const code = read(bare)
      const policy = contentSecurityPolicy(code, services)
      pages.set(policy, code)
      return stampPolicy(bare, policy)
    },
    header: () => headerPolicy(contentSecurityPolicy(allInlineCode([...pages.values()]), services)),
  }
}
