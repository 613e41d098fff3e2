import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadReading, saveHighlight } from '@/lib/client/reading'
import type { BookHighlight, HighlightInput } from '@/lib/library/schema'
import { drawMarks, findMarks } from './draw-marks'
import { scrollIntoReading } from './find-in-text'

export type Highlights = ReturnType<typeof useHighlights>

/** The highlights of this book, drawn in its text. Each is saved on its own, so that no tab loses another's. */
export function useHighlights(
  bookId: string,
  text: RefObject<HTMLElement | null>,
  isPreview: boolean,
) {
  const [highlights, setHighlights] = useState<BookHighlight[]>([])
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set())
  const savesRef = useRef(0)

  useLayoutEffect(() => {
    if (text.current) setDrawn(drawMarks(text.current, highlights))
  }, [text, highlights])

  useEffect(() => {
    if (isPreview) return
    /** What another tab changed meanwhile. An answer from before an own change is too old. */
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      const saves = savesRef.current
      const { highlights: stored, isComplete } = await loadReading(bookId)
      if (isComplete && saves === savesRef.current) setHighlights(stored)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [bookId, isPreview])

  const save = async (input: HighlightInput) => {
    savesRef.current += 1
    const { id, colour } = input
    const result = await saveHighlight(bookId, input)
    savesRef.current += 1
    if (result.ok)
      setHighlights((previous) => {
        const others = previous.filter((highlight) => highlight.id !== id)
        return colour === null ? others : [...others, { ...input, colour }].sort(comparePages)
      })
    return result
  }

  /** False where its words are not in this edition. */
  const goTo = useCallback(
    (id: string) => {
      const [mark] = text.current ? findMarks(text.current, id) : []
      if (!mark || !text.current) return false
      const range = document.createRange()
      range.selectNode(mark)
      scrollIntoReading(range, text.current)
      return true
    },
    [text],
  )

  return { highlights, isDrawn: (id: string) => drawn.has(id), receive: setHighlights, save, goTo }
}

const comparePages = (first: BookHighlight, second: BookHighlight) => first.page - second.page
