/** A stored value: `local` storage keeps it until it is removed, `session` storage until the tab is closed. */
export type StoredKey = { area: "local" | "session"; key: string }

// One constant per value, so that a script contains only the keys that it uses.

/** JSON `true` for dark, `false` for light; nothing before the first choice (T1). */
export const THEME_KEY = { area: "local", key: "dark-mode" } as const
/** `off`, or nothing while shortcuts are on. */
export const SHORTCUTS_KEY = { area: "local", key: "shortcuts" } as const
/** `granted` or `denied`; nothing before the first answer (Y3). */
export const CONSENT_KEY = { area: "local", key: "analytics-consent" } as const
/** Pixels from the top, per history entry (N3). */
export const SCROLL_KEY = { area: "session", key: "scroll:" } as const
/** How much of the project list was shown, per history entry (N3). */
export const LIST_KEY = { area: "session", key: "list:" } as const
export const ENTRY_ORDER_KEY = { area: "session", key: "project-order" } as const
/** State that the next document restores; removed once it has been read (F5). */
export const KEPT_STATE_KEY = { area: "session", key: "kept-state" } as const
/** When a path was last loaded as a document, per path (F4). */
export const RELOAD_KEY = { area: "session", key: "reload:" } as const
/** The rules and paths of a build, with its id (F6). */
export const MANIFEST_KEY = { area: "session", key: "manifest" } as const
