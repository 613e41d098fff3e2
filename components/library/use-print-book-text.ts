import { type RefObject, useEffect } from 'react'
import { addPrintFooter } from './print-styles'
import './reader/text.css'
import './reader/print.css'

/**
 * Frames print only their visible part. So the page around an open book prints its whole text, or
 * instructions for books without text, or the page images once they are laid out.
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
