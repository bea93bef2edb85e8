/** How icons of the interface are drawn (I1); here alone, because webpack writes the whole value in place of the name. */
export const INTERFACE_ICON_DATA = __INTERFACE_ICONS__
