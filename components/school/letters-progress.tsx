'use client'

import { useEffect, useState } from 'react'
import { get } from '@/lib/client/api'
import { schoolInviteWords } from '@/words/school-invite'

export type Progress = { going: number; sent: number; failed: number }

const EVERY_MS = 2000

/** How far the letters are. It asks again while any is on its way. */
export function LettersProgress({ progress }: { progress: Progress }) {
  const words = schoolInviteWords().byMail
  const [{ going, sent, failed }, setProgress] = useState(progress)
  useEffect(() => setProgress(progress), [progress])
  useEffect(() => {
    if (going === 0) return
    const timer = setInterval(async () => {
      const answer = await get<{ progress?: Progress }>('/api/school/invitations')
      if (answer.ok && answer.data.progress) setProgress(answer.data.progress)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [going])
  const all = going + sent + failed
  return (
    <div role="status">
      {going > 0 && (
        <label className="grid gap-1">
          {words.progress(all - going, all)}
          <progress value={all - going} max={all} className="h-3 w-full max-w-md" />
        </label>
      )}
      {failed > 0 && <p className="field-error">{words.failed(failed)}</p>}
    </div>
  )
}
