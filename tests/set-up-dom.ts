import "@testing-library/jest-dom"

import { findIcons } from "~/src/doctor/icons/installed-icons"
import { INTERFACE_ICONS } from "~/src/lib/icons/interface-icons"

// What the browser has and jsdom has not, and what Gatsby and webpack put there.
Object.assign(globalThis, {
  __ICON_SOURCES__: null,
  __INTERFACE_ICONS__: findIcons(INTERFACE_ICONS),
  ___loader: { enqueue: () => ({ abort: () => undefined }), hovering: () => undefined },
})
