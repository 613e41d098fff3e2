import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReadingPlace } from '@/lib/library/schema'
import type { BookPosition, BookViewMode, SearchMatches, TextView } from './book-view'
import type { PageView } from './page-view'
import { createTextView } from './text-view'
import { useReaderFocus } from './use-focus'
import { useGestures } from './use-gestures'
import { usePages } from './use-pages'

type ReaderRefs = {
  stage: RefObject<HTMLDivElement | null>
  text: RefObject<HTMLElement | null>
  sheets: RefObject<HTMLDivElement | null>
}
type UseReaderOptions = {
  hasText: boolean
  file: string
  stepSize: (step: 1 | -1 | 0) => void
  onPlace: (position: ReadingPlace) => void
}

/** Keeps both views at the same position. */
export function useReader({ stage, text, sheets }: ReaderRefs, options: UseReaderOptions) {
  const { hasText, file, stepSize, onPlace } = options
  const [location, setLocation] = useState<{ view: BookViewMode; page: number }>({
    ...{ view: hasText ? 'text' : 'page', page: 1 },
  })
  const [matches, setMatches] = useState<SearchMatches | null>(null)
  const [arePagesWanted, setPagesWanted] = useState(!hasText)
  const positionRef = useRef<BookPosition>({ page: 1, scroll: 0 })
  const activeViewRef = useRef(location.view)
  const textViewRef = useRef<TextView | null>(null)
  const pages = useRef<PageView | null>(null)

  const getView = useCallback(
    () => (activeViewRef.current === 'text' ? textViewRef.current : pages.current),
    [],
  )
  const onMove = useCallback(() => {
    const position = getView()?.getPosition()
    if (!position) return
    positionRef.current = position
    setLocation(({ view }) => ({ view, page: position.page }))
    onPlace({ ...position, view: activeViewRef.current })
  }, [getView, onPlace])
  const pagesState = usePages(
    { sheets, pages },
    { ...{ file, wanted: arePagesWanted, at: positionRef, onMove }, onMatches: setMatches },
  )

  /** At the current position, or at the given one. */
  const showView = useCallback(
    (view: BookViewMode, position: BookPosition = positionRef.current) => {
      const isOtherView = view !== activeViewRef.current
      positionRef.current = position
      activeViewRef.current = view
      setLocation({ view, page: position.page })
      if (isOtherView) setMatches(null)
      if (view === 'page') setPagesWanted(true)
      getView()?.goTo(position)
      if (isOtherView) onPlace({ ...position, view })
    },
    [getView, onPlace],
  )

  useLayoutEffect(() => {
    // The surrounding library chose the view before this page loaded.
    if (document.documentElement.dataset.wanted === 'page') showView('page')
  }, [showView])

  useLayoutEffect(() => {
    document.documentElement.dataset.view = location.view
    // A hidden view has no heights until it is shown.
    getView()?.goTo(positionRef.current)
  }, [location.view, getView])

  useEffect(() => {
    if (text.current)
      textViewRef.current = createTextView(text.current, stepSize, {
        onMove,
        onMatches: setMatches,
      })
  }, [text, stepSize, onMove])

  useReaderFocus(location.view === 'text' ? text : sheets)
  const areControlsHidden = useGestures(stage, getView)

  return {
    shown: location,
    printed: pagesState,
    matches,
    bare: areControlsHidden,
    show: showView,
    current: getView,
    text: textViewRef,
    pages,
  }
}
