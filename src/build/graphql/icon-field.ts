import { findIcon } from "~/src/doctor/icons/installed-icons"
import type { IconData } from "~/src/lib/icon-data"

type Icon = { name: string } & { [Key in keyof IconData]: IconData[Key] | null }

/** The drawing of the icon that the content names; only its name when its set is not installed (I1, I2). */
export const iconField = {
  resolve({ icon: name }: { icon?: string }): Icon | null {
    if (name === undefined) return null
    return { name, body: null, width: null, height: null, ...findIcon(name) }
  },
}
