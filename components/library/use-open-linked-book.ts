import { useEffect } from 'react'

const LINK_PREFIX = '#book-'

/** Opens the book that the URL names, once: afterwards a reload shows the list. */
export function useOpenLinkedBook(open: (bookId: string) => boolean) {
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (!hash.startsWith(LINK_PREFIX) || !open(hash.slice(LINK_PREFIX.length))) return
    window.history.replaceState(window.history.state, '', pathname + search)
  }, [open])
}
