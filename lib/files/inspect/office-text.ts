import 'server-only'
import type { XmlReader } from './office-xml'

/** Collects the text of an Office file for search: a page per slide, or one page for a document. */

const SLIDE_PATTERN = /^ppt\/slides\/slide(\d{1,6})\.xml$/
const DOCUMENT_PATTERN = /^word\/document\d{0,3}\.xml$/
/** More text than any book; the rest of the file is checked but not searched. */
const MAX_CHARS = 8_000_000

export function createOfficeTextCollector() {
  const pages = new Map<number, string>()
  let charsLeft = MAX_CHARS
  const append = (page: number, text: string) => {
    const added = text.slice(0, charsLeft)
    charsLeft -= added.length
    pages.set(page, (pages.get(page) ?? '') + added)
  }
  return {
    /** Passes a part on to its check, and collects the text that people see. */
    wrap(partName: string, reader: XmlReader): XmlReader {
      const page = getPageNumber(partName)
      if (page === null) return reader
      append(page, '')
      return {
        ...reader,
        element: (element) => {
          reader.element(element)
          // Words of two paragraphs or cells must not run together.
          if (element.name === 'p' || element.name === 'br' || element.name === 'tab')
            append(page, '\n')
        },
        text: (chunk, parentName) => {
          reader.text?.(chunk, parentName)
          if (parentName === 't') append(page, chunk)
        },
      }
    },
    getPages: (): string[] =>
      [...pages]
        .sort(([first], [second]) => first - second)
        .map(([, text]) => text.toWellFormed().replaceAll('\0', '').trim()),
  }
}

function getPageNumber(partName: string) {
  const slide = SLIDE_PATTERN.exec(partName)?.[1]
  if (slide) return Number(slide)
  return DOCUMENT_PATTERN.test(partName) ? 1 : null
}
