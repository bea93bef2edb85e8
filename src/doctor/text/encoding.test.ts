import { decodeText } from "~/src/doctor/text/encoding"

function told(bytes: Buffer): string {
  const { text, problems } = decodeText("content/home.md", bytes)
  expect(text).toBeNull()
  return problems.map(({ line, column, found }) => `${line}:${column} ${found}`).join()
}

test("UTF-8 is read, and its byte-order mark is left out", () => {
  expect(decodeText("f", Buffer.from("\uFEFFcafé 日本")).text).toBe("café 日本")
  expect(decodeText("f", Buffer.from("")).text).toBe("")
  expect(decodeText("f", Buffer.from("a \uFFFD stands for nothing")).text).toContain("\uFFFD")
})

test.each([
  ["with its mark", Buffer.from("\uFEFF---\n", "utf16le")],
  ["without a mark", Buffer.from("---\n", "utf16le")],
  ["the other way round", Buffer.from("\uFEFF---\n", "utf16le").swap16()],
  ["the other way round, without a mark", Buffer.from("---\n", "utf16le").swap16()],
])("UTF-16 is named: %s", (_how, bytes) => {
  expect(told(bytes)).toBe("1:1 UTF-16")
})

test("bytes of Latin-1 are named where the first one stands", () => {
  expect(told(Buffer.from("---\ntitle: café\n", "latin1"))).toMatch(/^2:11 bytes that are not UTF-8, as Latin-1/)
})

test("a NUL byte is named where it stands", () => {
  expect(told(Buffer.from("---\na\0b"))).toBe("2:2 a NUL byte")
})
