import { type RefObject, useEffect } from 'react'
import { lineAllows } from './line'
import { PDFJS } from './reader/pdfjs'

/** Once a book that may be opened is on view, and the line allows: what every book needs to be drawn. */
export function useFetchAhead(shelf: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const books = shelf.current?.querySelectorAll('[data-opens]') ?? []
    if (!lineAllows()) return
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      // What does not come now comes with the book.
      for (const file of Object.values(PDFJS)) void fetch(file, { priority: 'low' }).catch(() => {})
    })
    for (const book of books) watch.observe(book.closest('li') ?? book)
    return () => watch.disconnect()
  }, [shelf])
}
