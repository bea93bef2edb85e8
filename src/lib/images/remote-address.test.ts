import { remoteAddress } from "~/src/lib/images/remote-address"

test.each([
  ["https://a.dev/b.png", "https://a.dev/b.png"],
  ["HTTPS://A.dev/b.png", "https://a.dev/b.png"],
  ["https://a.dev/ä b|c.png?x=[1]", "https://a.dev/%C3%A4%20b%7Cc.png?x=%5B1%5D"],
  ["https://a.dev/%C3%A4%20b%7Cc.png?x=%5B1%5D", "https://a.dev/%C3%A4%20b%7Cc.png?x=%5B1%5D"],
])("G2: %s is spelled %s, however it is encoded", (src, address) => {
  expect(remoteAddress(src)).toBe(address)
})

test.each(["cover.png", "http://a.dev/b.png", "//a.dev/b.png", "https://", "https://a.dev:port/", "https://a/\ud800"])(
  "G2: %j is not the address of a remote image",
  (src) => {
    expect(remoteAddress(src)).toBeNull()
  },
)
