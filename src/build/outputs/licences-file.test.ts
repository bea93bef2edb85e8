import { licencesFile } from "~/src/build/outputs/licences-file"
import { LICENCE_TEXTS } from "~/src/lib/texts"

const B = { name: "b 1.0.0", licence: "MIT", text: "\nPermission is granted.\n" }
const A = { name: "a 2.0.0", licence: "ISC", text: null }

test("each part has its name, licence and licence text, in the order of names", () => {
  const text = licencesFile([B, A])
  expect(text).toMatch(/a 2\.0\.0\nLicence: ISC\n[\s\S]+b 1\.0\.0\nLicence: MIT\n\nPermission is granted\.\n$/)
})

test("X1: its words are those of the texts", () => {
  const [head, withoutText, withText, unstated] = licencesFile([A, B, { name: "c", licence: null, text: null }]).split(
    /\n\n-{80}\n\n/,
  )
  expect(head).toBe(LICENCE_TEXTS.heading)
  expect(withoutText).toBe(`a 2.0.0\n${LICENCE_TEXTS.licence("ISC")}\n\n${LICENCE_TEXTS.withoutText("ISC")}`)
  expect(withText).toBe(`b 1.0.0\n${LICENCE_TEXTS.licence("MIT")}\n\nPermission is granted.`)
  expect(unstated).toBe(`c\n${LICENCE_TEXTS.licence(LICENCE_TEXTS.notStated)}\n\n${LICENCE_TEXTS.unlicensed}\n`)
})
