import type { IconData } from "~/src/lib/icons/icon-data"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"

declare const __INTERFACE_ICONS__: Record<InterfaceIcon, IconData>

/** The SVGs of the interface's icons, which the build inserts (I1). */
export const INTERFACE_ICON_DATA = __INTERFACE_ICONS__
