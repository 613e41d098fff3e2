import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReadingPlace } from '@/lib/library/schema'
import type { BookView, Matches, Place, View } from './book-view'
import type { PageView } from './page-view'
import { textView } from './text-view'
import { useFocus } from './use-focus'
import { useHands } from './use-hands'
import { usePages } from './use-pages'

type Frames = {
  stage: RefObject<HTMLDivElement | null>
  text: RefObject<HTMLElement | null>
  sheets: RefObject<HTMLDivElement | null>
}
type Wishes = {
  hasText: boolean
  file: string
  stepSize: (by: 1 | -1 | 0) => void
  onPlace: (place: ReadingPlace) => void
}

/** Both views of an open book, of which one is shown, at the same place. */
export function useReader({ stage, text, sheets }: Frames, wishes: Wishes) {
  const { hasText, file, stepSize, onPlace } = wishes
  const [shown, setShown] = useState<{ view: View; page: number }>({
    ...{ view: hasText ? 'text' : 'page', page: 1 },
  })
  const [matches, setMatches] = useState<Matches | null>(null)
  const [wanted, setWanted] = useState(!hasText)
  const at = useRef<Place>({ page: 1, down: 0 })
  const active = useRef(shown.view)
  const column = useRef<BookView | null>(null)
  const pages = useRef<PageView | null>(null)

  const current = useCallback(
    () => (active.current === 'text' ? column.current : pages.current),
    [],
  )
  const onMove = useCallback(() => {
    const place = current()?.place()
    if (!place) return
    at.current = place
    setShown(({ view }) => ({ view, page: place.page }))
    onPlace({ ...place, view: active.current })
  }, [current, onPlace])
  const printed = usePages(
    { sheets, pages },
    { ...{ file, wanted, at, onMove }, onMatches: setMatches },
  )

  /** At the same place of the other view, or at another. */
  const show = useCallback(
    (view: View, place: Place = at.current) => {
      const isOther = view !== active.current
      at.current = place
      active.current = view
      setShown({ view, page: place.page })
      if (isOther) setMatches(null)
      if (view === 'page') setWanted(true)
      current()?.goTo(place)
      if (isOther) onPlace({ ...place, view })
    },
    [current, onPlace],
  )

  useLayoutEffect(() => {
    // The library around the frame knew which view was wanted before this page had come.
    if (document.documentElement.dataset.wanted === 'page') show('page')
  }, [show])

  useLayoutEffect(() => {
    document.documentElement.dataset.view = shown.view
    // What was not on view has no heights until now.
    current()?.goTo(at.current)
  }, [shown.view, current])

  useEffect(() => {
    if (text.current)
      column.current = textView(text.current, stepSize, { onMove, onMatches: setMatches })
  }, [text, stepSize, onMove])

  useFocus(shown.view === 'text' ? text : sheets)
  const bare = useHands(stage, current)

  return { shown, printed, matches, bare, show, current, pages }
}
