import { type RefObject, useEffect } from 'react'
import { nameSheets } from './printed-name'
import './reader/text.css'
import './reader/print.css'

/**
 * A frame is printed as it stands on the screen. So while a book is open, what the browser prints of
 * this page is the whole text that is inside, or how to print a book that has pages alone. Once the
 * reader has laid out those pages, they are printed.
 */
export function usePrinting(frame: RefObject<HTMLIFrameElement | null>, title: string) {
  useEffect(() => {
    let putBack = () => {}
    const before = () => {
      if (document.querySelector('.print-pages')) return
      const text = frame.current?.contentDocument?.querySelector('.book-text')
      if (!text) return
      const copy = document.importNode(text, true)
      document.body.append(copy)
      const unname = nameSheets(document, title)
      putBack = () => {
        copy.remove()
        unname()
      }
    }
    const after = () => putBack()
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [frame, title])
}
