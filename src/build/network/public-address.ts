import ipaddr from "ipaddr.js"

/**
 * True for an IP address that anybody on the internet can reach. False for loopback, private, link-local, unique-local,
 * shared (CGNAT), multicast, unspecified and reserved addresses, and for IPv4 addresses written as IPv6 (S5).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast"
}
