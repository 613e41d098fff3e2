import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { ReaderFault } from '@/words/reader'
import type { Listeners, Place } from './book-view'
import { ReadingFault } from './file-ranges'
import type { PageView } from './page-view'

const START = { pages: 0, zoom: 1, busy: true, drawn: false }

type Wishes = Listeners & { file: string; wanted: boolean; at: RefObject<Place> }
type Frames = { sheets: RefObject<HTMLDivElement | null>; pages: RefObject<PageView | null> }

/** The printed pages, opened when they are wanted for the first time; PDF.js comes only then. */
export function usePages({ sheets, pages }: Frames, wishes: Wishes) {
  const { file, wanted, at, onMove, onMatches } = wishes
  const [state, setState] = useState(START)
  const [fault, setFault] = useState<ReaderFault | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the book anew
  useEffect(() => {
    const container = sheets.current
    if (!wanted || pages.current || !container) return
    const note = (news: Partial<typeof START>) => setState((now) => ({ ...now, ...news }))
    const open = async () => {
      const { openPages } = await import('./page-view')
      pages.current = await openPages(file, container, at.current, {
        ...{ onMove, onMatches, onFault: setFault },
        onOpen: (count) => note({ pages: count }),
        onDrawn: () => note({ drawn: true }),
        onZoom: (zoom) => note({ zoom }),
        onBusy: (busy) => note({ busy }),
      })
    }
    open().catch((broken) => setFault(kindOf(broken)))
  }, [wanted, file, attempt])

  const retry = useCallback(() => {
    setFault(null)
    if (pages.current) pages.current.retry()
    else setAttempt((before) => before + 1)
  }, [pages])

  useEffect(() => {
    if (fault !== 'connection') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [fault, retry])

  return { state, fault, retry }
}

/** Besides the file, the reader's own scripts may fail to arrive. */
const kindOf = (broken: unknown) => (broken instanceof ReadingFault ? broken.kind : 'connection')
