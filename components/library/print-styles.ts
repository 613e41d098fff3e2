/** What is printed of a book says so on every sheet: its title and the number of the sheet. */
export function addPrintFooter(targetDocument: Document, title: string) {
  const escapedTitle = title.replace(/["\\]/g, '\\$&')
  return applyPrintStyles(
    targetDocument,
    title,
    `@page { margin: 16mm; @bottom-left { content: "${escapedTitle}" } @bottom-right { content: counter(page) } }`,
  )
}

/** These rules over all others, and the title as the name of a printed file, until the end of it is called. */
export function applyPrintStyles(targetDocument: Document, title: string, rules: string) {
  const StyleSheetClass = targetDocument.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new StyleSheetClass()
  sheet.replaceSync(rules)
  const previousTitle = targetDocument.title
  targetDocument.adoptedStyleSheets = [...targetDocument.adoptedStyleSheets, sheet]
  targetDocument.title = title
  return () => {
    targetDocument.adoptedStyleSheets = targetDocument.adoptedStyleSheets.filter(
      (candidate) => candidate !== sheet,
    )
    targetDocument.title = previousTitle
  }
}
