/** A value that the browser keeps: in `local` storage until it is removed, in `session` storage until the tab is closed. */
type StoredKey = { area: "local" | "session"; key: string; isPrefix?: true; needsAnalytics?: true }

/** Every key under which the site's code stores something. The privacy page lists them. */
export const STORED_KEYS = {
  /** JSON `true` for dark, `false` for light; nothing before the first choice (T1). */
  theme: { area: "local", key: "dark-mode" },
  /** `off`, or nothing while shortcuts are on. */
  shortcuts: { area: "local", key: "shortcuts" },
  /** `granted` or `denied`; nothing before the first answer (Y3). */
  consent: { area: "local", key: "analytics-consent", needsAnalytics: true },
  /** Pixels from the top, per history entry (N3). */
  scroll: { area: "session", key: "scroll:", isPrefix: true },
  /** How much of the project list was shown, per history entry (N3). */
  list: { area: "session", key: "list:", isPrefix: true },
  projectOrder: { area: "session", key: "project-order" },
  /** State for the next document; removed as soon as that has read it (F5). */
  keptState: { area: "session", key: "kept-state" },
  /** When a path was last loaded as a document, per path (F4). */
  reload: { area: "session", key: "reload:", isPrefix: true },
} as const satisfies Record<string, StoredKey>

/** Keys that Gatsby 5.16 itself writes. */
const GATSBY_KEYS = {
  gatsbyScroll: { area: "session", key: "@@scroll|", isPrefix: true },
  gatsbyReload: { area: "session", key: "gatsby-reload-compilation-hash-match" },
} as const satisfies Record<string, StoredKey>

/** Everything that a visitor's browser may keep for the site; keys for analytics only where the site has them. */
export function listStoredKeys(hasAnalytics: boolean): (StoredKey & { name: StoredName })[] {
  return Object.entries<StoredKey>({ ...STORED_KEYS, ...GATSBY_KEYS })
    .filter(([, { needsAnalytics }]) => hasAnalytics || needsAnalytics !== true)
    .map(([name, stored]) => ({ ...stored, name: name as StoredName }))
}

export type StoredName = keyof typeof STORED_KEYS | keyof typeof GATSBY_KEYS
