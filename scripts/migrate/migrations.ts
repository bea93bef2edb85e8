import type { Document } from "yaml"

/** A change of fields that the content of an earlier version needs. */
export type Migration = {
  /** The version of this project that needs the change. */
  version: string
  /** Returns whether the migration is for a file, by its path below `content/`; a translation has the path of its original. */
  isFor: (file: string) => boolean
  /**
   * Changes the nodes of the fields, so that comments stay. It changes nothing in fields that are as the new version needs them,
   * because content may be older or newer than the version that its code names.
   */
  migrate: (fields: Document) => void
}

/** All migrations, oldest first. No version so far has renamed or removed a field. */
export const MIGRATIONS: readonly Migration[] = []
