import { applyPrintStyles } from '../print-styles'

export type PrintSheet = { picture: HTMLImageElement; isWide: boolean }

/** One image per sheet in its own orientation. Returns a function that removes them. */
export function layOutSheets(
  targetDocument: Document,
  title: string,
  sheets: PrintSheet[],
): () => void {
  const isWide = sheets[0]?.isWide ?? false
  const container = targetDocument.createElement('div')
  container.className = 'print-pages'
  for (const sheet of sheets) {
    const box = targetDocument.createElement('div')
    box.className = sheet.isWide === isWide ? 'print-page' : 'print-page print-page-turned'
    box.append(sheet.picture)
    container.append(box)
  }
  const isMixed = sheets.some((sheet) => sheet.isWide !== isWide)
  const removeStyles = applyPrintStyles(
    targetDocument,
    title,
    isMixed ? buildMixedRules(isWide) : buildUniformRules(isWide),
  )
  targetDocument.body.append(container)
  return () => {
    container.remove()
    removeStyles()
  }
}

/** The book's pages have their own numbers and titles. */
const NO_MARGIN_RULES = 'margin: 0; @bottom-left { content: none } @bottom-right { content: none }'

/** Fits any paper. One pixel less keeps rounding from overflowing. */
const buildUniformRules = (isWide: boolean) =>
  `@page { size: ${isWide ? 'landscape' : 'portrait'}; ${NO_MARGIN_RULES} }
  .print-page { height: calc(100vh - 1px) }`

/** With mixed orientations `100vh` is the height of the first page, so the paper must be known. */
function buildMixedRules(isWide: boolean) {
  const [first, other] = isWide ? [A4_LANDSCAPE, A4_PORTRAIT] : [A4_PORTRAIT, A4_LANDSCAPE]
  return `@page { size: ${first.size}; ${NO_MARGIN_RULES} }
  @page print-turned { size: ${other.size}; ${NO_MARGIN_RULES} }
  .print-page { height: ${first.height} }
  .print-page-turned { page: print-turned; height: ${other.height} }`
}

/** One millimetre less than A4. */
const A4_PORTRAIT = { size: 'A4 portrait', height: '296mm' }
const A4_LANDSCAPE = { size: 'A4 landscape', height: '209mm' }
