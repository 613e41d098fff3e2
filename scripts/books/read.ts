import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadBook = {
  pages: number
  title: string | undefined
  /** The page each chapter and section begins on, by its id. */
  opensOn: Record<string, number>
  /** Lines of text on each page, its foot left out. */
  lines: number[]
}

type Document = Awaited<ReturnType<typeof getDocument>['promise']>
type Target = Parameters<Document['getPageIndex']>[0]

const FOOT = 45

/** What a reader finds in the printed file. */
export async function readBook(pdf: Uint8Array): Promise<ReadBook> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const opensOn: Record<string, number> = {}
  for (const [id, place] of Object.entries(await document.getDestinations())) {
    opensOn[id] = (await document.getPageIndex((place as [Target])[0])) + 1
  }
  const lines: number[] = []
  for (let page = 1; page <= document.numPages; page++) lines.push(await linesOn(document, page))
  await task.destroy()
  return { pages: lines.length, title: (info as { Title?: string }).Title, opensOn, lines }
}

async function linesOn(document: Document, number: number) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  const heights = items.flatMap((item) =>
    'transform' in item && item.str.trim() ? [Math.round(item.transform[5] / 4)] : [],
  )
  return new Set(heights.filter((height) => height > FOOT / 4)).size
}
