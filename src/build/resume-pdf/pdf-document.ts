import { buffer } from "node:stream/consumers"
import PDFDocument from "pdfkit"

import type { PdfResume } from "~/src/build/resume-pdf/describe-resume"
import { paperSizeOf } from "~/src/build/resume-pdf/paper-size"
import type { PdfFonts } from "~/src/build/resume-pdf/pdf-fonts"

/** Points, 72 to the inch. */
export const MARGINS = { top: 50, bottom: 50, left: 56, right: 56 }

/** A tagged document (PDF/UA) with its first page. The same content gives the same bytes. Only this file imports pdfkit. */
export class PdfDocument extends PDFDocument {
  readonly linkColour: string

  constructor(
    { name, title, language, linkColour, builtAt }: PdfResume,
    readonly fonts: PdfFonts,
  ) {
    const date = new Date(builtAt)
    super({
      size: paperSizeOf(language),
      margins: MARGINS,
      info: { Title: title, Author: name, CreationDate: date, ModDate: date },
      pdfVersion: "1.7",
      // Missing in pdfkit's types.
      ...({ subset: "PDF/UA" } as object),
      tagged: true,
      displayTitle: true,
      lang: language,
      bufferPages: true,
      autoFirstPage: false,
    })
    this.linkColour = linkColour
    for (const font of fonts.all) this.registerFont(font.name, font.bytes)
    this.addPage()
  }

  /** The area between the left and the right margin, in points. */
  get column() {
    return { x: MARGINS.left, width: this.page.width - MARGINS.left - MARGINS.right }
  }

  /** Like pdfkit's method, but writes the address as hexadecimal digits, so that programs find no e-mail addresses in the file. */
  override link(...[x, y, w, h, url, options]: Parameters<PDFKit.PDFDocument["link"]>): this {
    const address = Buffer.from(new URL(url).href)
    const action = this.ref({ S: "URI", URI: address })
    action.end("")
    // pdfkit also accepts bytes; its types do not.
    const annotation = { ...options, Subtype: "Link", A: action, Contents: address as unknown as string }
    return this.annotate(x, y, w, h, annotation)
  }

  /** Draws what is not part of the content, such as a line or a page number. */
  artifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.markContent("Artifact", { type })
    draw()
    this.endMarkedContent()
  }

  toBytes(): Promise<Buffer> {
    this.end()
    return buffer(this)
  }
}
