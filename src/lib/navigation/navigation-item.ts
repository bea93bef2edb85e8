import type { QueriedIcon } from "~/src/lib/icons/icon-data"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"

/** An item of the navbar (W2). `to` is a path inside the site, or the address of another site. */
export type NavigationItem = { label: string; icon: InterfaceIcon | QueriedIcon; to: string }

export type FooterLink = Omit<NavigationItem, "icon"> & { icon: QueriedIcon | null }

export function isExternal(to: string): boolean {
  return to.startsWith("https:")
}
