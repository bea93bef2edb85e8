import { isPublicAddress } from "~/src/build/network/public-address"

test.each([
  "127.0.0.1",
  "127.8.8.8",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "192.0.2.1",
  "198.18.0.1",
  "::",
  "::1",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "localhost",
  "",
])("S5: %s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111"])("S5: %s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
