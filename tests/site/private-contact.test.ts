import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

import { lettersOf, openPdf } from "~/tests/read-pdf"

const VARIANT = ".variants/next-deploy"
/** Street, postal code and phone of the variant's résumé, which no setting publishes. */
const PRIVATE = ["Quillonbury Lane 7", "QQ-70707", "+99 7070 707"]

const contents = readdirSync(path.join(VARIANT, "public"), { recursive: true, encoding: "utf8" })
  .map((file) => path.join(VARIANT, "public", file))
  .filter((file) => statSync(file).isFile())
  .map((file) => ({ file, text: contentOf(file) }))

function contentOf(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString("latin1")
  if (file.endsWith(".gz")) return gunzipSync(bytes).toString("latin1")
  return bytes.toString("latin1")
}

test("street, postal code and phone of the résumé are in no file that is built", () => {
  const resume = readFileSync(path.join(VARIANT, "content/resume.json"), "utf8")
  expect(PRIVATE.filter((secret) => resume.includes(secret))).toEqual(PRIVATE)
  expect(contents.length).toBeGreaterThan(50)
  for (const secret of PRIVATE) {
    expect(contents.filter(({ text }) => text.includes(secret)).map(({ file }) => file)).toEqual([])
  }
})

test("the PDF of the résumé tells none of them", async () => {
  const { pages } = await openPdf(readFileSync(path.join(VARIANT, "public/resume.pdf")))
  const letters = lettersOf(pages.flatMap(({ lines }) => lines).join(""))
  expect(letters.length).toBeGreaterThan(50)
  for (const secret of PRIVATE) expect(letters).not.toContain(lettersOf(secret))
})

test("the résumé is published without them", () => {
  const { basics } = JSON.parse(readFileSync(path.join(VARIANT, "public/resume.json"), "utf8"))
  expect(basics).not.toHaveProperty("phone")
  expect(basics.location ?? {}).not.toHaveProperty("address")
})
