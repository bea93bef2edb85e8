import { useSyncExternalStore } from "react"

const subscribe = () => () => undefined

/** Returns what the browser knows; on the server and while hydrating, what the server has rendered. */
export function useHydrated<Value>(known: Value, rendered: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => rendered,
  )
}
