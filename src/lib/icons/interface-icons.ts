/** The icons of the interface; the build takes them from the installed icon sets (I1). */
export const INTERFACE_ICONS = [
  "lucide:house",
  "lucide:layout-grid",
  "lucide:user-round",
  "lucide:sun",
  "lucide:moon",
  "lucide:chevron-right",
  "lucide:arrow-left",
  "lucide:arrow-right",
  "lucide:play",
  "lucide:x",
  "lucide:mail",
  "lucide:link",
  "lucide:copy",
  "lucide:braces",
  "lucide:download",
  "lucide:arrow-down-up",
  "lucide:notebook-pen",
] as const

/** The icon of the navbar's link to the notes, which a site without notes does not need (W1). */
export const NOTES_ICON = "lucide:notebook-pen"

export type InterfaceIcon = (typeof INTERFACE_ICONS)[number]
