import { canPrefetch } from './network-connection'
import { isWideScreen } from './prepare-reader-frame'
import { PDFJS_URLS } from './reader/pdfjs'

let isPrefetched = false

/** At the first hover, touch or focus of a button that opens a book, if it opens as printed pages. */
export function prefetchReader() {
  if (isPrefetched || !canPrefetch() || !isWideScreen()) return
  isPrefetched = true
  for (const url of Object.values(PDFJS_URLS)) {
    // Prefetch only; opening a book loads the file again.
    void fetch(url, { priority: 'low' }).catch(() => {})
  }
}
