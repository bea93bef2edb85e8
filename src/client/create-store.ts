import { useSyncExternalStore } from "react"

/** Returns a store of one value. `subscribe` returns a cleanup function; components read the value with `useStore`. */
export function createStore<State>(initial: State) {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    initial,
    get: () => state,
    set(next: State): void {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the value of a store; on the server and while hydrating, the initial one. */
export function useStore<State>({ initial, get, subscribe }: ReturnType<typeof createStore<State>>): State {
  return useSyncExternalStore(subscribe, get, () => initial)
}

const subscribeToNothing = () => () => undefined

/** Returns what the browser knows; on the server and while hydrating, what the server has rendered. */
export function useHydrated<Value>(known: Value, rendered: Value): Value {
  return useSyncExternalStore(
    subscribeToNothing,
    () => known,
    () => rendered,
  )
}
