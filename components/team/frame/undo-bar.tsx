'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { teamHomeText } from '@/i18n/team-home'
import { consumeNote, type TeamNote } from '@/lib/client/team-note'
import { useUndo } from '../use-undo'
import { useClearPointer } from './use-clear-pointer'

/** Shows the last action and offers to undo it for ten seconds. */
export function UndoBar() {
  const text = teamHomeText().form
  const [note, setNote] = useState<TeamNote | null>(null)
  useEffect(() => {
    const storedNote = consumeNote()
    if (storedNote) setNote(storedNote)
  }, [])
  const { canUndo, undo, errorText } = useUndo(note)
  const spacerCount = useClearPointer(note?.pressed)
  if (!note?.msg) return null
  return (
    <>
      <Alert
        role={errorText ? 'alert' : 'status'}
        tone={errorText ? 'error' : 'success'}
        className="undo-bar flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      >
        <p>{errorText ?? note.msg}</p>
        {canUndo && (
          <Button variant="secondary" aria-keyshortcuts="u" onClick={undo}>
            {text.undo}
          </Button>
        )}
      </Alert>
      {Array.from({ length: spacerCount }, (_, index) => (
        <div key={String(index)} aria-hidden="true" className="undo-space" />
      ))}
    </>
  )
}
