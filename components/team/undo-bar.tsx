'use client'

import { useEffect, useState } from 'react'
import { failureText } from '@/components/forms/failure-reason'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { leaveNote, leaveTyped, type Note, takeNote } from '@/lib/client/desk-note'
import { deskWords } from '@/words/desk'

/** Says what the page before has done, and for ten seconds how to take it back. */
export function UndoBar() {
  const words = deskWords().form
  const [note, setNote] = useState<Note | null>(null)
  const [fault, setFault] = useState<string>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const left = takeNote()
    if (!left) return
    setNote(left)
    const ms = (left.undo?.until ?? 0) - Date.now()
    setOpen(ms > 0)
    const timer = setTimeout(() => setOpen(false), Math.max(0, ms))
    return () => clearTimeout(timer)
  }, [])
  if (!note?.msg) return null

  async function takeBack({ undo, back, ...typed }: Note) {
    if (!undo) return
    setOpen(false)
    const answer = await post(undo.path, undo.body)
    if (!answer.ok) return setFault(failureText(answer, words.failure))
    leaveTyped({ ...typed, back })
    leaveNote({ msg: answer.msg ?? words.undone, back })
    window.location.assign(back)
  }
  return (
    <Alert
      role={fault ? 'alert' : 'status'}
      tone={fault ? 'error' : 'success'}
      className="undo-bar flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <p>{fault ?? note.msg}</p>
      {open && (
        <Button look="secondary" aria-keyshortcuts="u" onClick={() => takeBack(note)}>
          {words.undo}
        </Button>
      )}
    </Alert>
  )
}
