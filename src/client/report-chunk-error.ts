/** What happens to the app as a whole, for whoever wants to know. */
export type AppEvents = {
  /** A page's code or data could not be loaded; the path that was wanted. */
  "chunk-error": { path: string; error: unknown }
  /** Something threw that nobody caught, while starting or while drawing a page. */
  "app-error": { error: unknown }
  /** The host has another build than this tab. */
  "new-build": { id: string }
}

type Listener<Name extends keyof AppEvents> = (event: AppEvents[Name]) => void

const listeners: { [Name in keyof AppEvents]: Set<Listener<Name>> } = {
  "chunk-error": new Set(),
  "app-error": new Set(),
  "new-build": new Set(),
}

/** Listens to one kind of event. Returns its stop. */
export function onAppEvent<Name extends keyof AppEvents>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener)
  return () => listeners[name].delete(listener)
}

/** Tells all listeners; one that throws does not keep the others from hearing. */
export function emitAppEvent<Name extends keyof AppEvents>(name: Name, event: AppEvents[Name]): void {
  for (const listener of [...listeners[name]]) {
    try {
      listener(event)
    } catch (error) {
      reportError(error)
    }
  }
}
