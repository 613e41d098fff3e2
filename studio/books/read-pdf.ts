import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ParsedBook = {
  pageCount: number
  title: string | undefined
  /** First page of each chapter and section, by id. */
  startPages: Record<string, number>
  /** How far down the text of each page reaches, as a share of its height without margins. */
  fills: number[]
  /** Text per page without whitespace. */
  pageTexts: string[]
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>
type PdfDestination = Parameters<PdfDocument['getPageIndex']>[0]

/** In points from the lower edge, as in style/page.css. */
const FOOTER_HEIGHT = 45
const TEXT_TOP = 561

export async function readBook(pdf: Uint8Array): Promise<ParsedBook> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const startPages: Record<string, number> = {}
  for (const [id, destination] of Object.entries(await document.getDestinations())) {
    startPages[id] = (await document.getPageIndex((destination as [PdfDestination])[0])) + 1
  }
  const fills: number[] = []
  const pageTexts: string[] = []
  for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
    const textItems = await readTextItems(document, pageNumber)
    const lowest = Math.min(...textItems.map(({ height }) => height), TEXT_TOP)
    fills.push((TEXT_TOP - lowest) / (TEXT_TOP - FOOTER_HEIGHT))
    pageTexts.push(removeSpaces(textItems.map(({ text }) => text).join('')))
  }
  await task.destroy()
  const { Title: title } = info as { Title?: string }
  return {
    pageCount: fills.length,
    title,
    startPages,
    fills,
    pageTexts,
  }
}

export const removeSpaces = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

async function readTextItems(document: PdfDocument, pageNumber: number) {
  const page = await document.getPage(pageNumber)
  const { items } = await page.getTextContent()
  return items
    .flatMap((item) =>
      'transform' in item && item.str.trim()
        ? [{ text: item.str, height: item.transform[5] as number }]
        : [],
    )
    .filter(({ height }) => Math.round(height / 4) > FOOTER_HEIGHT / 4)
}
