'use client'

import { useEffect, useState } from 'react'
import { schoolInviteText } from '@/i18n/school-invite'
import { get } from '@/lib/client/api'

export type InviteEmailProgress = { going: number; sent: number; failed: number }

const POLL_INTERVAL_MS = 2000

/** Polls while emails are pending. */
export function EmailProgress({ progress }: { progress: InviteEmailProgress }) {
  const text = schoolInviteText().byMail
  const [{ going: pendingCount, sent: sentCount, failed: failedCount }, setProgress] =
    useState(progress)
  useEffect(() => setProgress(progress), [progress])
  useEffect(() => {
    if (pendingCount === 0) return
    const timer = setInterval(async () => {
      const result = await get<{ progress?: InviteEmailProgress }>('/api/school/invitations')
      if (result.ok && result.data.progress) setProgress(result.data.progress)
    }, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [pendingCount])
  const totalCount = pendingCount + sentCount + failedCount
  return (
    <div role="status">
      {pendingCount > 0 && (
        <label className="grid gap-1">
          {text.progress(totalCount - pendingCount, totalCount)}
          <progress
            value={totalCount - pendingCount}
            max={totalCount}
            className="h-3 w-full max-w-md"
          />
        </label>
      )}
      {failedCount > 0 && <p className="field-error">{text.failed(failedCount)}</p>}
    </div>
  )
}
