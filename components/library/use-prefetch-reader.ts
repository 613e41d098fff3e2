import { type RefObject, useEffect } from 'react'
import { canPrefetch } from './network-connection'
import { PDFJS_URLS } from './reader/pdfjs'

/** Prefetches the reader once an accessible book is visible, on good connections. */
export function usePrefetchReader(listRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const books = listRef.current?.querySelectorAll('[data-opens]') ?? []
    if (!canPrefetch()) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      for (const url of Object.values(PDFJS_URLS)) {
        // Prefetch only; opening a book loads the file again.
        void fetch(url, { priority: 'low' }).catch(() => {})
      }
    })
    for (const book of books) observer.observe(book.closest('li') ?? book)
    return () => observer.disconnect()
  }, [listRef])
}
