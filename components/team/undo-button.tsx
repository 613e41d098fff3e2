'use client'

import { Button } from '@/components/ui/button'
import { teamHomeText } from '@/i18n/team-home'
import type { TeamNote } from '@/lib/client/team-note'
import { useUndo } from './use-undo'

/** Inside the result of a form. */
export function UndoButton({ note }: { note: TeamNote }) {
  const { canUndo, undo, errorText } = useUndo(note)
  if (errorText) return <p className="mt-2 font-semibold">{errorText}</p>
  if (!canUndo) return null
  return (
    <Button variant="secondary" className="mt-2" aria-keyshortcuts="u" onClick={undo}>
      {teamHomeText().form.undo}
    </Button>
  )
}
