import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ReaderFault } from '@/words/reader'
import { ReadingFault } from './file-ranges'
import type { OpenBook } from './open-book'

export type Reading = { pages: number; page: number; zoom: number; busy: boolean }

const OPENING: Reading = { pages: 0, page: 1, zoom: 1, busy: true }

type Element = RefObject<HTMLElement | null>

/** Opens the book for as long as the reader is on view; PDF.js itself comes only now. */
export function useOpenBook(file: string, scroller: Element, list: Element) {
  const [reading, setReading] = useState(OPENING)
  const [fault, setFault] = useState<ReaderFault | null>(null)
  const [attempt, setAttempt] = useState(0)
  const book = useRef<OpenBook | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the book anew
  useEffect(() => {
    let left = false
    const note = (news: Partial<Reading>) => left || setReading((known) => ({ ...known, ...news }))
    const open = async () => {
      const { openBook } = await import('./open-book')
      if (left || !scroller.current || !list.current) return
      const opened = await openBook(file, scroller.current, list.current, {
        onPage: (page) => note({ page }),
        onZoom: (zoom) => note({ zoom }),
        onBusy: (busy) => note({ busy }),
        onFault: (kind) => left || setFault(kind),
      })
      if (left) return opened.close()
      book.current = opened
      note({ pages: opened.pages, busy: false })
    }
    open().catch((broken) => left || setFault(kindOf(broken)))
    return () => {
      left = true
      book.current?.close()
      book.current = null
    }
  }, [file, attempt])

  const retry = useCallback(() => {
    setFault(null)
    if (book.current) book.current.retry()
    else setAttempt((before) => before + 1)
  }, [])

  useEffect(() => {
    if (fault !== 'connection') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [fault, retry])

  return { reading, fault, retry, book }
}

/** Besides the file, the reader's own scripts may fail to arrive. */
const kindOf = (broken: unknown) => (broken instanceof ReadingFault ? broken.kind : 'connection')
