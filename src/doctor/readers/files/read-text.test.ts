import { temporaryFolder } from "~/tests/temporary-folder"

import { readText } from "./read-text"

const content = temporaryFolder()

test.each([
  ["\uFEFFcafé 日本", "café 日本"],
  ["", ""],
  ["a \uFFFD means nothing", "a \uFFFD means nothing"],
])("UTF-8 is read without its byte-order mark: %j", (written, text) => {
  content.write("home.md", written)
  expect(readText(content.path, "home.md")).toMatchObject({ text, diagnostics: [] })
})

test.each([
  ["UTF-16 without a mark", Buffer.from("---\n", "utf16le"), "1:2"],
  ["big-endian UTF-16", Buffer.from("\uFEFF---\n", "utf16le").swap16(), "1:1"],
  ["big-endian UTF-16 without a mark", Buffer.from("---\n", "utf16le").swap16(), "1:1"],
])("%s is named where it first occurs", (_what, bytes, expected) => {
  content.write("home.md", bytes)
  const { text, diagnostics } = readText(content.path, "home.md")
  const found = diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)
  const message = "The file is not UTF-8 but, for example, UTF-16, Latin-1 or Windows-1252, or it is damaged."
  expect([text, found]).toEqual([null, [`${expected} ${message}`]])
})
