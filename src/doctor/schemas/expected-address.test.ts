import { meantAddress } from "./expected-address"

test.each([
  ["tide.dev", "https://tide.dev"],
  ["www.tide.dev/a b?c#d", undefined],
  ["https://tide.dev/a b", "https://tide.dev/a%20b"],
  ["http://tide.dev", "https://tide.dev"],
  ["https:/tide.dev", "https://tide.dev"],
  ["https://https://tide.dev", "https://tide.dev"],
  ["tide.dev/paper.pdf", "https://tide.dev/paper.pdf"],
  ["paper.pdf", undefined],
  ["about.php", undefined],
  ["mira@tide.dev", undefined],
  ["Tide", undefined],
  ["mailto:mira@tide.dev", undefined],
  ["localhost:8000", undefined],
])("the https address of %j is %j", (text, address) => {
  expect(meantAddress(text)).toBe(address)
})
