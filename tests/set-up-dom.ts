import "@testing-library/jest-dom"

import { findIcons } from "~/src/doctor/rules/icons/installed-icons"
import { INTERFACE_ICONS } from "~/src/lib/icons/interface-icons"

// Globals of Gatsby and of our webpack configuration.
Object.assign(globalThis, {
  __HAS_NOTES__: false,
  __ICON_SOURCES__: null,
  __INTERFACE_ICONS__: findIcons(INTERFACE_ICONS),
  ___loader: { enqueue: () => ({ abort: () => undefined }), hovering: () => undefined },
})

// Each test begins with an empty storage, also for what the browser refuses to store, and real timers.
beforeEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, Symbol.for("unstored"))
  if ("window" in globalThis) for (const storage of [localStorage, sessionStorage]) storage.clear()
})
