import { LONE_PERCENT, repairMalformedUrl } from "~/src/client/navigation/repair-malformed-url"

/** Opens an address, repairs it, and returns its path, query and hash. */
function repaired(address: string): string {
  window.history.replaceState(null, "", `${location.origin}${address}`)
  repairMalformedUrl()
  return location.href.slice(location.origin.length)
}

test("N3 R4: a hash that cannot be decoded is dropped", () => {
  expect(repaired("/?q=1#50%")).toBe("/?q=1")
})

test("R4: a path that cannot be decoded keeps its look", () => {
  expect(decodeURI(repaired("/50%?q=1#top"))).toBe(`/50${LONE_PERCENT}?q=1#top`)
})

test("R4: a well-formed address stays as it is", () => {
  const replaceState = jest.spyOn(history, "replaceState")
  expect(repaired("/caf%C3%A9?q=100%#b%20c")).toBe("/caf%C3%A9?q=100%#b%20c")
  expect(replaceState).toHaveBeenCalledTimes(1)
})

test.each(["//#50%", "//other.example/#50%", "//other.example/50%", "///#%", "/\\#50%"])(
  "R4: %s is a path of this site, and repairing it does not throw",
  (address) => {
    const { pathname } = new URL(`${location.origin}${address}`)
    expect(decodeURI(repaired(address))).toBe(pathname.replace("%", LONE_PERCENT))
  },
)

test("R4: a browser that refuses to change the address does not stop the script", () => {
  window.history.replaceState(null, "", "/#50%")
  jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError")
  })
  expect(() => repairMalformedUrl()).not.toThrow()
})
