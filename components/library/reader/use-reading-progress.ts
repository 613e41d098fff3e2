import { useCallback, useEffect, useRef, useState } from 'react'
import { createPlaceRecorder, loadReading, saveNote } from '@/lib/client/reading'
import type { BookHighlight, PageNote, ReadingPlace } from '@/lib/library/schema'
import { CHAPTER_PARAM } from '@/lib/routes'
import type { BookPosition, BookViewMode } from './book-view'

/** A preview stores nothing: the team can open drafts and premium books that its accounts cannot. */
export function useReadingProgress(
  bookId: string,
  isPreview: boolean,
  onHighlights: (highlights: BookHighlight[]) => void,
) {
  const [notes, setNotes] = useState<PageNote[]>([])
  const recorderRef = useRef<ReturnType<typeof createPlaceRecorder> | null>(null)
  const goToRef = useRef<(view: BookViewMode, position: BookPosition) => void>(() => {})
  const movedToRef = useRef<ReadingPlace | null>(null)

  useEffect(() => {
    if (isPreview) return
    let isOpen = true
    const isAtChapter = goToPrintedChapter()
    void loadReading(bookId).then(({ place, notes: storedNotes, highlights, isComplete }) => {
      if (!isOpen) return
      setNotes(storedNotes)
      onHighlights(highlights)
      // Records nothing before: the stored place is shown first, then replaced.
      recorderRef.current = createPlaceRecorder(bookId, {
        ...{ isLocalOnly: !isComplete, start: place },
      })
      if (place && !isAtChapter) goToRef.current(place.view, place)
      else if (movedToRef.current) recorderRef.current.note(movedToRef.current)
    })
    return () => {
      isOpen = false
      recorderRef.current?.stop()
      recorderRef.current = null
    }
  }, [bookId, isPreview, onHighlights])

  const onPlace = useCallback((position: ReadingPlace) => {
    if (!movedToRef.current && position.page === 1 && position.scroll <= 0.05) return
    movedToRef.current = position
    recorderRef.current?.note(position)
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

/** The code on a printed chapter leads to the chapter, not to the last place. Earlier codes have it as a fragment. */
function goToPrintedChapter(): boolean {
  const { hash, search } = window.location
  const chapter = new URLSearchParams(search).get(CHAPTER_PARAM)
  if (chapter && !hash) window.location.replace(`#chapter-${chapter}`)
  return chapter !== null || hash.startsWith('#chapter-')
}
