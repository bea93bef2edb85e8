/** Decodes the percent codes of an address; returns it unchanged if it cannot be decoded. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
