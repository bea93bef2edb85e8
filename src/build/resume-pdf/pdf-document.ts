import PDFDocument from "pdfkit"

import type { Face } from "~/src/build/resume-pdf/pdf-fonts"
import type { Cv } from "~/src/build/resume-pdf/resume-document"

/** Points, 72 to the inch. */
export const MARGINS = { top: 50, bottom: 50, left: 56, right: 56 }

/** Where people print on Letter. */
const LETTER_REGIONS = ["US", "CA", "MX", "PH"]

/** The one door to pdfkit: a document whose parts are named for those who do not see it. */
export class Paper extends PDFDocument {
  /** As pdfkit does it, but with the address in hexadecimal: who searches the file's bytes for e-mail addresses finds none. */
  override link(...[x, y, w, h, url, options]: Parameters<PDFKit.PDFDocument["link"]>): this {
    const address = Buffer.from(new URL(url).href)
    const action = this.ref({ S: "URI", URI: address })
    action.end("")
    // What pdfkit writes is a string or bytes; its types know of strings alone.
    const annotation = { ...options, Subtype: "Link", A: action, Contents: address as unknown as string }
    return this.annotate(x, y, w, h, annotation)
  }
}

/** An empty document that can be read aloud (PDF/UA), and is the same for the same content. */
export function openPaper({ name, language, builtAt }: Cv, title: string, faces: readonly Face[]): Paper {
  const paper = new Paper({
    size: LETTER_REGIONS.includes(new Intl.Locale(language).region ?? "") ? "LETTER" : "A4",
    margins: MARGINS,
    info: { Title: title, Author: name, CreationDate: new Date(builtAt), ModDate: new Date(builtAt) },
    pdfVersion: "1.7",
    // Known to pdfkit, but not to its types.
    ...({ subset: "PDF/UA" } as object),
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    autoFirstPage: false,
  })
  for (const face of faces) paper.registerFont(face.name, face.bytes)
  paper.addPage()
  return paper
}

/** Ends a document: its bytes. */
export async function bytesOf(paper: Paper): Promise<Buffer> {
  const chunks: Buffer[] = []
  paper.on("data", (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => paper.on("end", resolve))
  paper.end()
  await ended
  return Buffer.concat(chunks)
}
