/** What is printed of a book says so on every sheet: its title and the number of the sheet. */
export function nameSheets(page: Document, title: string) {
  const name = title.replace(/["\\]/g, '\\$&')
  return dressPrint(
    page,
    title,
    `@page { margin: 16mm; @bottom-left { content: "${name}" } @bottom-right { content: counter(page) } }`,
  )
}

/** These rules over all others, and the title as the name of a printed file, until the end of it is called. */
export function dressPrint(page: Document, title: string, rules: string) {
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  sheet.replaceSync(rules)
  const called = page.title
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  page.title = title
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet)
    page.title = called
  }
}
