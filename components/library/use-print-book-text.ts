import { type RefObject, useEffect } from 'react'
import { addPrintFooter } from './print-styles'
import './reader/text.css'
import './reader/print.css'

/**
 * A frame is printed as it stands on the screen. So while a book is open, what the browser prints of
 * this page is the whole text that is inside, or how to print a book that has pages alone. Once the
 * reader has laid out those pages, they are printed.
 */
export function usePrintBookText(frame: RefObject<HTMLIFrameElement | null>, title: string) {
  useEffect(() => {
    let restorePage = () => {}
    const handleBeforePrint = () => {
      if (document.querySelector('.print-pages')) return
      const text = frame.current?.contentDocument?.querySelector('.book-text')
      if (!text) return
      const copy = document.importNode(text, true)
      document.body.append(copy)
      const removeFooter = addPrintFooter(document, title)
      restorePage = () => {
        copy.remove()
        removeFooter()
      }
    }
    const handleAfterPrint = () => restorePage()
    window.addEventListener('beforeprint', handleBeforePrint)
    window.addEventListener('afterprint', handleAfterPrint)
    return () => {
      window.removeEventListener('beforeprint', handleBeforePrint)
      window.removeEventListener('afterprint', handleAfterPrint)
    }
  }, [frame, title])
}
