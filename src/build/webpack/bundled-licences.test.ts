import { licencesFile } from "~/src/build/webpack/bundled-licences"

test("the parts are sorted by name, each with its licence and the licence text, or a note that the text is missing", () => {
  const text = licencesFile([
    { name: "b 1.0.0", licence: "MIT", text: "\nPermission is granted.\n" },
    { name: "a 2.0.0", licence: "ISC", text: null },
  ])
  const [, first, second] = text.split(`\n\n${"-".repeat(80)}\n\n`)
  expect(first).toMatch(/^a 2\.0\.0\nLicence: ISC\n\n.* without the text .* https:\/\/spdx\.org\/licenses\/ISC\.html$/)
  expect(second).toBe("b 1.0.0\nLicence: MIT\n\nPermission is granted.\n")
})
