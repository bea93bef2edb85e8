/** The SVGs of the interface's icons, which the build inserts (I1). */
export const INTERFACE_ICON_DATA = __INTERFACE_ICONS__
