import { CONSENT_KEY } from "~/src/lib/privacy/consent"
import {
  KEPT_STATE_KEY,
  LIST_KEY,
  MANIFEST_KEY,
  PROJECT_ORDER_KEY,
  RELOAD_KEY,
  SCROLL_KEY,
  SHORTCUTS_KEY,
  type StoredKey,
  THEME_KEY,
} from "~/src/lib/privacy/stored-keys"

type ListedKey = StoredKey & { isPrefix?: true; needsAnalytics?: true }

/** Every key under which the site's code stores something. The build alone reads it. */
const ALL_KEYS = {
  theme: THEME_KEY,
  shortcuts: SHORTCUTS_KEY,
  consent: { ...CONSENT_KEY, needsAnalytics: true },
  scroll: { ...SCROLL_KEY, isPrefix: true },
  list: { ...LIST_KEY, isPrefix: true },
  projectOrder: PROJECT_ORDER_KEY,
  keptState: KEPT_STATE_KEY,
  reload: { ...RELOAD_KEY, isPrefix: true },
  manifest: MANIFEST_KEY,
  // Written by Gatsby 5.16 itself.
  gatsbyReload: { area: "session", key: "gatsby-reload-compilation-hash-match" },
} as const satisfies Record<string, ListedKey>

export type StoredName = keyof typeof ALL_KEYS

/** Returns everything that a visitor's browser may keep for the site; keys for analytics only where the site has them. */
export function listStoredKeys(hasAnalytics: boolean): (ListedKey & { name: StoredName })[] {
  return Object.entries<ListedKey>(ALL_KEYS)
    .filter(([, { needsAnalytics }]) => hasAnalytics || needsAnalytics !== true)
    .map(([name, stored]) => ({ ...stored, name: name as StoredName }))
}
