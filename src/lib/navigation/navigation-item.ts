import type { QueriedIcon } from "~/src/lib/icons/icon-data"
import type { InterfaceIcon } from "~/src/lib/icons/interface-icons"

/** An item of the navbar: `to` is an address inside the site, `url` one of another. */
export type NavigationItem = { label: string; icon: InterfaceIcon | QueriedIcon; to?: string; url?: string }

export type FooterLink = Omit<NavigationItem, "icon"> & { icon: QueriedIcon | null }
