import { useCallback, useEffect, useRef, useState } from 'react'
import { keepNote, placeKeeper, readingOf } from '@/lib/client/reading'
import type { PageNote, ReadingPlace } from '@/lib/library/schema'
import type { Place, View } from './book-view'

/** Where this person was in the book and what they left there, and the keeping of both. */
export function useReading(book: string) {
  const [notes, setNotes] = useState<PageNote[]>([])
  const keeper = useRef<ReturnType<typeof placeKeeper> | null>(null)
  const goTo = useRef<(view: View, place: Place) => void>(() => {})
  const hasMoved = useRef(false)

  useEffect(() => {
    const keeping = placeKeeper(book)
    keeper.current = keeping
    void readingOf(book).then((known) => {
      if (keeper.current !== keeping) return
      setNotes(known.notes)
      // Whoever has begun to read meanwhile is not carried away.
      if (known.place && !hasMoved.current) goTo.current(known.place.view, known.place)
    })
    return () => {
      keeper.current = null
      keeping.stop()
    }
  }, [book])

  const onPlace = useCallback((place: ReadingPlace) => {
    hasMoved.current ||= place.page > 1 || place.down > 0.05
    if (hasMoved.current) keeper.current?.note(place)
  }, [])

  const takePlace = (show: (view: View, place: Place) => void) => {
    goTo.current = show
  }
  const note = (page: number): PageNote =>
    notes.find((one) => one.page === page) ?? { page, bookmarked: false, note: null }

  const keep = async (left: PageNote) => {
    const { ok } = await keepNote(book, left)
    if (!ok) return false
    const others = notes.filter(({ page }) => page !== left.page)
    const isEmpty = !left.bookmarked && !left.note
    setNotes((isEmpty ? others : [...others, left]).sort((one, next) => one.page - next.page))
    return true
  }
  return { notes, note, keep, takePlace, onPlace }
}
