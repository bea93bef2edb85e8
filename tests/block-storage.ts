/** Makes the browser's storage throw, as it does where a visitor has blocked it. Jest restores it after the test. */
export function blockStorage(): void {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
  }
}
