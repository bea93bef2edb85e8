import type { IconData } from "~/src/lib/icons/icon-data"

/** An icon whose set is not installed: all that the build knows is its name, e.g. `mdi:email` (I2). */
export type UnresolvedIcon = { name: string }

type QueriedIcon = { name: string } & { [Key in keyof IconData]: IconData[Key] | null }

/** A queried icon as components take it: its drawing, or its name where the build has no drawing (I2). */
export function toIcon({ name, body, width, height }: QueriedIcon): IconData | UnresolvedIcon {
  return body === null || width === null || height === null ? { name } : { body, width, height }
}
