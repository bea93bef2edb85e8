import { useSyncExternalStore } from "react"

type Store<State> = ReturnType<typeof createStore<State>>

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
export function useStore<State>({ initial, get, subscribe }: Omit<Store<State>, "set">): State {
  return useSyncExternalStore(subscribe, get, () => initial)
}

const subscribeToNothing = () => () => undefined

/** Returns `known`, the browser's value; on the server and while hydrating `rendered`, so that both render the same. */
export function useHydrated<Value>(known: Value, rendered: Value): Value {
  return useStore({ initial: rendered, get: () => known, subscribe: subscribeToNothing })
}
