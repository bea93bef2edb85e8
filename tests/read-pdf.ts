export type PdfPage = { lines: string[]; images: number }

type Transfers = { transferToFixedLength?: (this: ArrayBuffer) => ArrayBuffer }

/** pdf.js asks for it to decode pictures; Node 20 does not have it. */
;(ArrayBuffer.prototype as Transfers).transferToFixedLength ??= function transfer() {
  return structuredClone(this, { transfer: [this] })
}

/** What can be read on each sheet of a PDF: its lines from top to bottom, and how many pictures it has. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const { getDocumentProxy, getResolvedPDFJS } = await import("unpdf")
  const { OPS } = await getResolvedPDFJS()
  const document = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      const { fnArray } = await page.getOperatorList()
      const pieces = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []))
      return { lines: toLines(pieces), images: fnArray.filter((code) => code === OPS.paintImageXObject).length }
    }),
  )
}

/** Letters without the spaces and hyphens that a line's end may add to them or take from them. */
export function lettersOf(text: string): string {
  return text.replace(/[\s\u00ad\u2009]/g, "")
}

type Piece = { str: string; transform: number[] }

function toLines(pieces: readonly Piece[]): string[] {
  const lines = new Map<number, Piece[]>()
  const heightOf = (piece: Piece) => Math.round((piece.transform[5] ?? 0) / 3)
  for (const piece of pieces) lines.set(heightOf(piece), [...(lines.get(heightOf(piece)) ?? []), piece])
  return [...lines]
    .sort(([a], [b]) => b - a)
    .map(([, line]) =>
      line
        .sort((a, b) => (a.transform[4] ?? 0) - (b.transform[4] ?? 0))
        .map(({ str }) => str)
        .join(" "),
    )
}
