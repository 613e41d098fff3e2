import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page, with the words of a line joined by single spaces. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    pages.push(text.replace(/\s+/g, ' ').trim())
  }
  await pdf.destroy()
  return pages
}
