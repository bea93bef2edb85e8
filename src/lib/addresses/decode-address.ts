/**
 * Decodes the percent codes of an address; returns it unchanged if it cannot be decoded.
 * @example decodeAddress("/caf%C3%A9") → "/café"
 * @example decodeAddress("/50%") → "/50%"
 */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
