import { licencesFile } from "~/src/build/bundle/bundled-licences"

const B = { name: "b 1.0.0", licence: "MIT", text: "\nPermission is granted.\n" }
const A = { name: "a 2.0.0", licence: "ISC", text: null }

test("each part has its name, licence and licence text, in the order of names", () => {
  const text = licencesFile([B, A])
  expect(text).toMatch(/a 2\.0\.0\nLicence: ISC\n[\s\S]+b 1\.0\.0\nLicence: MIT\n\nPermission is granted\.\n$/)
})
