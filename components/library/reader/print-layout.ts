import { dressPrint } from '../printed-name'

export type PrintSheet = { picture: HTMLImageElement; isWide: boolean }

/** One picture a sheet, each the right way round. Returns what removes them. */
export function layOut(page: Document, title: string, sheets: PrintSheet[]): () => void {
  const isWide = sheets[0]?.isWide ?? false
  const container = page.createElement('div')
  container.className = 'print-pages'
  for (const sheet of sheets) {
    const box = page.createElement('div')
    box.className = sheet.isWide === isWide ? 'print-page' : 'print-page print-page-turned'
    box.append(sheet.picture)
    container.append(box)
  }
  const isMixed = sheets.some((sheet) => sheet.isWide !== isWide)
  const undress = dressPrint(page, title, isMixed ? mixed(isWide) : uniform(isWide))
  page.body.append(container)
  return () => {
    container.remove()
    undress()
  }
}

/** The book's pages carry their own numbers and titles. */
const BARE = 'margin: 0; @bottom-left { content: none } @bottom-right { content: none }'

/** On whatever paper is chosen. A pixel less keeps a rounded height from running over. */
const uniform = (isWide: boolean) =>
  `@page { size: ${isWide ? 'landscape' : 'portrait'}; ${BARE} }
  .print-page { height: calc(100vh - 1px) }`

/** Where pages differ, `100vh` is the height of the first one, so the paper has to be known. */
function mixed(isWide: boolean) {
  const [first, other] = isWide ? [WIDE, UPRIGHT] : [UPRIGHT, WIDE]
  return `@page { size: ${first.size}; ${BARE} }
  @page print-turned { size: ${other.size}; ${BARE} }
  .print-page { height: ${first.height} }
  .print-page-turned { page: print-turned; height: ${other.height} }`
}

/** A millimetre less than A4. */
const UPRIGHT = { size: 'A4 portrait', height: '296mm' }
const WIDE = { size: 'A4 landscape', height: '209mm' }
