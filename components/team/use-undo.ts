'use client'

import { useEffect, useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { teamHomeText } from '@/i18n/team-home'
import { post } from '@/lib/client/api'
import { saveChangedFields } from '@/lib/client/draft'
import { storeNote, type TeamNote } from '@/lib/client/team-note'

/** Can be undone until its time is over. An undo opens the page again, with what was typed. */
export function useUndo(note: TeamNote | null) {
  const text = teamHomeText().form
  const [canUndo, setCanUndo] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  useEffect(() => {
    const remainingMs = (note?.undo?.until ?? 0) - Date.now()
    setCanUndo(remainingMs > 0)
    const timer = setTimeout(() => setCanUndo(false), Math.max(0, remainingMs))
    return () => clearTimeout(timer)
  }, [note])

  async function undo() {
    if (!note?.undo) return
    const { undo: request, back: returnPath, form, values } = note
    setCanUndo(false)
    const result = await post(request.path, request.body)
    if (!result.ok) return setErrorText(getFailureText(result, text.failure))
    if (form && values) saveChangedFields(form, values)
    storeNote({ msg: result.msg ?? text.undone, back: returnPath })
    window.location.assign(returnPath)
  }
  return { canUndo, undo, errorText }
}
