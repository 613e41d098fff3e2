/** Every printed sheet shows the title and its page number. */
export function addPrintFooter(targetDocument: Document, title: string) {
  const escapedTitle = title.replace(/["\\]/g, '\\$&')
  return applyPrintStyles(
    targetDocument,
    title,
    `@page { margin: 16mm; @bottom-left { content: "${escapedTitle}" } @bottom-right { content: counter(page) } }`,
  )
}

/** Returns a function that removes the rules and restores the title. */
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
