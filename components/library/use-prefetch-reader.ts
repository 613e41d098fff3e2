import { type RefObject, useEffect } from 'react'
import { canPrefetch } from './network-connection'
import { PDFJS_URLS } from './reader/pdfjs'

/** Once a book that may be opened is on view, and the line allows: what every book needs to be drawn. */
export function usePrefetchReader(listRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const books = listRef.current?.querySelectorAll('[data-opens]') ?? []
    if (!canPrefetch()) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      for (const url of Object.values(PDFJS_URLS)) {
        // What does not come now comes with the book.
        void fetch(url, { priority: 'low' }).catch(() => {})
      }
    })
    for (const book of books) observer.observe(book.closest('li') ?? book)
    return () => observer.disconnect()
  }, [listRef])
}
