import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadBook = {
  pages: number
  title: string | undefined
  /** The page each chapter and section begins on, by its id. */
  opensOn: Record<string, number>
  /** Lines of text on each page, its foot left out. */
  lines: number[]
  /** What stands on each page, without its blanks. */
  letters: string[]
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
  const letters: string[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const written = await writtenOn(document, page)
    lines.push(new Set(written.map(({ height }) => Math.round(height / 4))).size)
    letters.push(lettersOf(written.map(({ text }) => text).join('')))
  }
  await task.destroy()
  const { Title: title } = info as { Title?: string }
  return { pages: lines.length, title, opensOn, lines, letters }
}

export const lettersOf = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

async function writtenOn(document: Document, number: number) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  return items
    .flatMap((item) =>
      'transform' in item && item.str.trim()
        ? [{ text: item.str, height: item.transform[5] as number }]
        : [],
    )
    .filter(({ height }) => Math.round(height / 4) > FOOT / 4)
}
