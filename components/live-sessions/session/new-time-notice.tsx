'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { UndoButton } from '@/components/team/undo-button'
import { Alert } from '@/components/ui/alert'
import type { TeamNote } from '@/lib/client/team-note'

type Props = { msg: string; path: string; seconds: number }

/** Offers to undo a new time until its email is sent, also after a reload or on another tab. */
export function NewTimeNotice({ msg, path, seconds }: Props) {
  const [note, setNote] = useState<TeamNote>()
  // The window's own address may still be that of the tab before.
  const back = `${usePathname()}?${useSearchParams()}`.replace(/\?$/, '')
  useEffect(() => {
    setNote({ msg, undo: { path, until: Date.now() + seconds * 1000 }, back })
  }, [msg, path, seconds, back])
  return (
    <Alert role="status" tone="info" className="mt-6">
      <p>{msg}</p>
      {note && <UndoButton note={note} />}
    </Alert>
  )
}
