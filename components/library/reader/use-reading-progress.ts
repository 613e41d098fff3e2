import { useCallback, useEffect, useRef, useState } from 'react'
import { createPlaceRecorder, loadReading, saveNote } from '@/lib/client/reading'
import type { PageNote, ReadingPlace } from '@/lib/library/schema'
import type { BookPosition, BookViewMode } from './book-view'

/** A preview stores nothing: the team can open drafts and premium books that its accounts cannot. */
export function useReadingProgress(bookId: string, isPreview: boolean) {
  const [notes, setNotes] = useState<PageNote[]>([])
  const recorderRef = useRef<ReturnType<typeof createPlaceRecorder> | null>(null)
  const goToRef = useRef<(view: BookViewMode, position: BookPosition) => void>(() => {})
  const hasMovedRef = useRef(false)

  useEffect(() => {
    if (isPreview) return
    const recorder = createPlaceRecorder(bookId)
    recorderRef.current = recorder
    void loadReading(bookId).then((stored) => {
      if (recorderRef.current !== recorder) return
      setNotes(stored.notes)
      // Does not move users who have already started to scroll.
      if (stored.place && !hasMovedRef.current) goToRef.current(stored.place.view, stored.place)
    })
    return () => {
      recorderRef.current = null
      recorder.stop()
    }
  }, [bookId, isPreview])

  const onPlace = useCallback((position: ReadingPlace) => {
    hasMovedRef.current ||= position.page > 1 || position.scroll > 0.05
    if (hasMovedRef.current) recorderRef.current?.note(position)
  }, [])

  const registerGoTo = (showView: (view: BookViewMode, position: BookPosition) => void) => {
    goToRef.current = showView
  }
  const getNote = (page: number): PageNote =>
    notes.find((candidate) => candidate.page === page) ?? { page, bookmarked: false, note: null }

  const updateNote = async (pageNote: PageNote) => {
    const { ok } = await saveNote(bookId, pageNote)
    if (!ok) return false
    const others = notes.filter(({ page }) => page !== pageNote.page)
    const isEmpty = !pageNote.bookmarked && !pageNote.note
    setNotes(
      (isEmpty ? others : [...others, pageNote]).sort((first, second) => first.page - second.page),
    )
    return true
  }
  return { notes, note: getNote, keep: updateNote, takePlace: registerGoTo, onPlace }
}
