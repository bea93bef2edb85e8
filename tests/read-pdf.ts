export type PdfPage = {
  lines: string[]
  images: number
  /** URLs of its links. */
  links: string[]
  /** The names of its tags in reading order, outer ones first. */
  tags: string[]
}

type Transfers = { transferToFixedLength?: (this: ArrayBuffer) => ArrayBuffer }

/** pdf.js needs it to decode images; Node 20 does not have it. */
;(ArrayBuffer.prototype as Transfers).transferToFixedLength ??= function transfer() {
  return structuredClone(this, { transfer: [this] })
}

/** Reads a PDF: of each page its lines from top to bottom, its number of images, links and tags; `letters` are those of all lines. */
export async function openPdf(bytes: Uint8Array) {
  const { OPS, getDocument } = await import("unpdf/pdfjs")
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      const { fnArray } = await page.getOperatorList()
      const annotations = await page.getAnnotations()
      const pieces = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []))
      return {
        lines: toLines(pieces),
        images: fnArray.filter((code) => code === OPS.paintImageXObject).length,
        links: annotations.flatMap(({ unsafeUrl }: { unsafeUrl?: string }) => unsafeUrl ?? []),
        tags: tagsOf(await page.getStructTree()),
      }
    }),
  )
  const { info } = await document.getMetadata()
  const { Title = null, Language = null } = info as { Title?: string; Language?: string }
  const marks = await document.getMarkInfo()
  const outline = (await document.getOutline()) ?? []
  const headings = outline.map((item: { title: string }) => item.title)
  const lines = pages.flatMap((page) => page.lines)
  const texts = { lines, letters: lettersOf(lines.join("")) }
  return { pages, ...texts, title: Title, language: Language, isTagged: marks?.Marked === true, outline: headings }
}

/** Text without the spaces and soft hyphens that a line break may add or remove. */
export function lettersOf(text: string): string {
  return text.replace(/[\s\u00ad\u2009]/g, "")
}

type Tagged = { role?: string; children?: readonly object[] }

function tagsOf(node: Tagged | null): string[] {
  if (node === null) return []
  return [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap((child) => tagsOf(child))]
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
