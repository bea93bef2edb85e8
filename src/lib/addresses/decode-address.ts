/** Decodes percent codes in an address; what cannot be decoded stays as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
