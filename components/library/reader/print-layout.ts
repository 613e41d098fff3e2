import { applyPrintStyles } from '../print-styles'

export type PrintSheet = { picture: HTMLImageElement; isWide: boolean }

/** One picture a sheet, each the right way round. Returns what removes them. */
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

/** The book's pages carry their own numbers and titles. */
const NO_MARGIN_RULES = 'margin: 0; @bottom-left { content: none } @bottom-right { content: none }'

/** On whatever paper is chosen. A pixel less keeps a rounded height from running over. */
const buildUniformRules = (isWide: boolean) =>
  `@page { size: ${isWide ? 'landscape' : 'portrait'}; ${NO_MARGIN_RULES} }
  .print-page { height: calc(100vh - 1px) }`

/** Where pages differ, `100vh` is the height of the first one, so the paper has to be known. */
function buildMixedRules(isWide: boolean) {
  const [first, other] = isWide ? [A4_LANDSCAPE, A4_PORTRAIT] : [A4_PORTRAIT, A4_LANDSCAPE]
  return `@page { size: ${first.size}; ${NO_MARGIN_RULES} }
  @page print-turned { size: ${other.size}; ${NO_MARGIN_RULES} }
  .print-page { height: ${first.height} }
  .print-page-turned { page: print-turned; height: ${other.height} }`
}

/** A millimetre less than A4. */
const A4_PORTRAIT = { size: 'A4 portrait', height: '296mm' }
const A4_LANDSCAPE = { size: 'A4 landscape', height: '209mm' }
