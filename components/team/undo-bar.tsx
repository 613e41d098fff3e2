'use client'

import { useEffect, useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { teamHomeText } from '@/i18n/team-home'
import { post } from '@/lib/client/api'
import { consumeNote, storeNote, storeTypedValues, type TeamNote } from '@/lib/client/team-note'
import { useClearPointer } from './use-clear-pointer'

/** Shows the last action and offers to undo it for ten seconds. */
export function UndoBar() {
  const text = teamHomeText().form
  const [note, setNote] = useState<TeamNote | null>(null)
  const [errorText, setErrorText] = useState<string>()
  const [canUndo, setCanUndo] = useState(false)
  useEffect(() => {
    const storedNote = consumeNote()
    if (!storedNote) return
    setNote(storedNote)
    const remainingMs = (storedNote.undo?.until ?? 0) - Date.now()
    setCanUndo(remainingMs > 0)
    const timer = setTimeout(() => setCanUndo(false), Math.max(0, remainingMs))
    return () => clearTimeout(timer)
  }, [])
  const spacerCount = useClearPointer(note?.pressed)
  if (!note?.msg) return null

  async function undoAction({ undo, back: returnPath, ...typedForm }: TeamNote) {
    if (!undo) return
    setCanUndo(false)
    const result = await post(undo.path, undo.body)
    if (!result.ok) return setErrorText(getFailureText(result, text.failure))
    storeTypedValues({ ...typedForm, back: returnPath })
    storeNote({ msg: result.msg ?? text.undone, back: returnPath })
    window.location.assign(returnPath)
  }
  return (
    <>
      <Alert
        role={errorText ? 'alert' : 'status'}
        tone={errorText ? 'error' : 'success'}
        className="undo-bar flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      >
        <p>{errorText ?? note.msg}</p>
        {canUndo && (
          <Button variant="secondary" aria-keyshortcuts="u" onClick={() => undoAction(note)}>
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
