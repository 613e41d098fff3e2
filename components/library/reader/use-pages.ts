import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { ReaderErrorName } from '@/i18n/reader'
import { BookFileError } from '@/lib/client/fetch-range'
import type { BookPosition, BookViewListeners } from './book-view'
import type { PageView } from './page-view'

const INITIAL_STATE = { pages: 0, zoom: 1, busy: true, drawn: false }

type UsePagesOptions = BookViewListeners & {
  file: string
  wanted: boolean
  at: RefObject<BookPosition>
}
type PageRefs = { sheets: RefObject<HTMLDivElement | null>; pages: RefObject<PageView | null> }

/** PDF.js loads when pages are first shown. */
export function usePages({ sheets, pages }: PageRefs, options: UsePagesOptions) {
  const { file, wanted: isWanted, at: positionRef, onMove, onMatches } = options
  const [state, setState] = useState(INITIAL_STATE)
  const [fault, setFault] = useState<ReaderErrorName | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the book again
  useEffect(() => {
    const container = sheets.current
    if (!isWanted || pages.current || !container) return
    const updateState = (update: Partial<typeof INITIAL_STATE>) =>
      setState((previous) => ({ ...previous, ...update }))
    const openBook = async () => {
      const { openPages } = await import('./page-view')
      pages.current = await openPages(file, container, () => positionRef.current, {
        ...{ onMove, onMatches, onFault: setFault },
        onOpen: (pageCount) => updateState({ pages: pageCount }),
        onDrawn: () => updateState({ drawn: true }),
        onZoom: (zoom) => updateState({ zoom }),
        onBusy: (busy) => updateState({ busy }),
      })
    }
    openBook().catch((error) => setFault(getFaultKind(error)))
  }, [isWanted, file, attempt])

  const retry = useCallback(() => {
    setFault(null)
    if (pages.current) pages.current.retry()
    else setAttempt((previous) => previous + 1)
  }, [pages])

  useEffect(() => {
    if (fault !== 'connection') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [fault, retry])

  return { state, fault, retry }
}

/** Besides the file, the reader's own scripts can fail to load. */
const getFaultKind = (error: unknown) =>
  error instanceof BookFileError ? error.kind : 'connection'
