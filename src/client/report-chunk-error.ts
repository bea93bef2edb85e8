/** Dispatches `chunk-error` on `window`: the code or data of a path could not be loaded (E4). */
export function reportChunkError(error: unknown, path = location.pathname): void {
  window.dispatchEvent(new CustomEvent("chunk-error", { detail: { path, error } }))
}
