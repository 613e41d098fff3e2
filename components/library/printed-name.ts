/** What is printed of a book says so on every sheet: its title and the number of the sheet. */
export function nameSheets(page: Document, title: string) {
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = new Sheet()
  const name = title.replace(/["\\]/g, '\\$&')
  sheet.replaceSync(
    `@page { margin: 16mm; @bottom-left { content: "${name}" } @bottom-right { content: counter(page) } }`,
  )
  const [before, called] = [page.adoptedStyleSheets, page.title]
  page.adoptedStyleSheets = [...before, sheet]
  page.title = title
  return () => {
    page.adoptedStyleSheets = before
    page.title = called
  }
}
