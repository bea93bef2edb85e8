import path from "node:path"
import { buffer } from "node:stream/consumers"
import { strToU8, zipSync } from "fflate"
import PDFDocument from "pdfkit"

import { checkPublishedFiles, staticFiles } from "~/src/build/published-files/check-published-files"
import { formatDiagnostic } from "~/src/doctor/diagnostics/diagnostic"
import { plainImage } from "~/tests/plain-image"
import { temporaryFolder } from "~/tests/temporary-folder"

const folder = temporaryFolder()

const PLACE = { file: "content/projects/one/index.md", line: 7, column: 1, field: "link" }

async function report(files: Record<string, string | Uint8Array>, text = ""): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) folder.write(`content/projects/one/${name}`, content)
  folder.write(PLACE.file, text)
  folder.write("content/site.yaml", "author: { name: Mara Holm }")
  const named = Object.keys(files).map((src) => ({ ...PLACE, src }))
  const found = await checkPublishedFiles(path.join(folder.path, "content"), named)
  return found.map(formatDiagnostic)
}

function pdf(info: PDFKit.DocumentInfo): Promise<Buffer> {
  // Of this version on, PDFs may hold their properties compressed.
  const document = new PDFDocument({ info, pdfVersion: "1.7" })
  document.end()
  return buffer(document)
}

function zip(name: string, xml: string): Uint8Array {
  return zipSync({ [name]: strToU8(xml), "other.xml": strToU8("<dc:creator>Nobody</dc:creator>") })
}

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 8)
  return Buffer.concat([size, Buffer.from(type, "latin1"), content])
}

const FRAMES = box("mdat", "\xa9nam\0\x06\0\0frames +11.1111+011.1111/")
const ITUNES = box("\xa9ART", box("data", "\0\0\0\x01\0\0\0\0", Buffer.from("Zoë Secret")))
const QUICKTIME = [box("\xa9nam", "\0\x0d\0\0Working title"), box("\xa9xyz", "\0\x12\x15\xc7+52.5200+013.4050/")]

const CORE =
  "<cp:coreProperties><dc:title>Draft &amp; notes</dc:title><dc:creator>Jo Secret</dc:creator></cp:coreProperties>"
const META =
  "<office:meta><meta:initial-creator>Jo Secret</meta:initial-creator><dc:creator>Al Secret</dc:creator></office:meta>"

test.each([
  ["a.PDF", () => pdf({ Author: "Jo Secret", Title: "Draft" }), 'author "Jo Secret", title "Draft"'],
  ["a.docx", () => zip("docProps/core.xml", CORE), 'title "Draft & notes", author "Jo Secret"'],
  ["a.odt", () => zip("meta.xml", META), 'author "Jo Secret", author "Al Secret"'],
  ["a.mp4", () => Buffer.concat([FRAMES, box("moov", box("udta", ITUNES))]), 'author "Zoë Secret"'],
  [
    "a.mov",
    () => Buffer.concat([FRAMES, box("moov", box("udta", ...QUICKTIME))]),
    'title "Working title", place "+52.5200+013.4050/"',
  ],
])("S6: a warning names what %s says about itself and the site does not show", async (name, make, values) => {
  expect(await report({ [name]: await make() })).toEqual([
    `content/projects/one/index.md:7:1  warning: link — "${name}" names in its properties what the site does not show: ${values}. Remove it in the program that wrote the file, or keep it if everyone may know it.`,
  ])
})

test("S6: what the linking text or the settings say is no secret, and a file without properties or of another format neither", async () => {
  const shown = await pdf({ Author: "Mara Holm", Title: "The looms" })
  const files = {
    "a.pdf": shown,
    "b.pdf": await pdf({}),
    "c.pdf": "damaged",
    "d.docx": "damaged",
    "e.mp4": "",
    "f.zip": "",
  }
  expect(await report(files, "[the looms](a.pdf)")).toEqual([])
})

test("S6: an image whose metadata cannot be removed is an error, one whose metadata can be none", async () => {
  const exif = { IFD0: { Artist: "Jo Secret" } }
  const good = await plainImage().withExif(exif).jpeg().toBuffer()
  const found = await report({ "a.jpg": good, "b.HEIC": "ftypheic Exif\0\0Jo Secret", "c.jpg": good.subarray(0, -9) })
  expect(found).toEqual(
    ["b.HEIC", "c.jpg"].map(
      (name) =>
        `content/projects/one/index.md:7:1  link — "${name}" is damaged, or has metadata that the build cannot remove, such as the place of a photo. Save it as JPEG or PNG.`,
    ),
  )
})

test("S6: files of static are checked as well, but hidden ones", async () => {
  for (const name of ["papers/a.pdf", ".git/a.pdf"]) folder.write(`static/${name}`, await pdf({ Author: "Jo Secret" }))
  const root = path.join(folder.path, "content")
  const found = await checkPublishedFiles(root, staticFiles(root))
  expect(found.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/^static\/papers\/a\.pdf:1:1 {2}warning: .*Jo Sec/),
  ])
})
