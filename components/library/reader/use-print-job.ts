import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { PageView } from './page-view'
import type { PrintJob, PrintState } from './print-job'

/** For books without text. One job at a time. */
export function usePrintJob(title: string, pages: RefObject<PageView | null>, hasText: boolean) {
  const [state, setState] = useState<PrintState | null>(null)
  const job = useRef<PrintJob | null>(null)

  const start = useCallback(() => {
    if (job.current || !pages.current) return
    job.current = pages.current.print(title, (newState) => {
      if (!newState) job.current = null
      setState(newState)
    })
  }, [title, pages])

  useEffect(() => {
    if (hasText) return
    // Intercepts Ctrl+P, because the browser would print before the pages are ready.
    const handleKey = (event: KeyboardEvent) => {
      const isPrintShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p'
      if (!isPrintShortcut || event.shiftKey || event.altKey || !pages.current) return
      event.preventDefault()
      start()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [hasText, pages, start])

  useEffect(() => () => job.current?.end(), [])

  return { state, start, job }
}
