import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function readPdfTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber += 1) {
    const { items } = await (await pdf.getPage(pageNumber)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    pages.push(text.replace(/\s+/g, ' ').trim())
  }
  await pdf.destroy()
  return pages
}

export type PdfPageImages = { isWide: boolean; pictureCount: number; shadeCount: number }

/** The pictures of each page and their number of grey levels: one if blank. */
export async function readPdfImages(bytes: Uint8Array): Promise<PdfPageImages[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pageImages: PdfPageImages[] = []
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber += 1) {
    const page = await pdf.getPage(pageNumber)
    const { width, height } = page.getViewport({ scale: 1 })
    const { fnArray, argsArray } = await page.getOperatorList()
    const names = argsArray.filter((_, index) => fnArray[index] === OPS.paintImageXObject)
    const shades = new Set<number>()
    for (const [name] of names) for (const byte of await readImageData(page, name)) shades.add(byte)
    pageImages.push({ isWide: width > height, pictureCount: names.length, shadeCount: shades.size })
    page.cleanup()
  }
  await pdf.destroy()
  return pageImages
}

const readImageData = (page: PDFPageProxy, name: string) =>
  new Promise<Uint8Array>((resolve) => {
    const store = name.startsWith('g_') ? page.commonObjs : page.objs
    store.get(name, ({ data }: { data: Uint8Array }) => resolve(data))
  })

/** Each piece of text of each page, in points from the lower left corner. */
export async function readPdfPieces(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = []
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber += 1) {
    const { items } = await (await pdf.getPage(pageNumber)).getTextContent()
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              ...{ text: item.str, width: item.width, size: item.height },
              ...{ x: Number(item.transform[4]), y: Number(item.transform[5]) },
            },
          ]
        : [],
    )
    pages.push(pieces)
  }
  await pdf.destroy()
  return pages
}
