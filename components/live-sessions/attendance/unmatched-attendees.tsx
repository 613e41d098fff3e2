'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { attendanceText } from '@/i18n/attendance'
import type { AttendanceImportMatch } from '@/lib/client/attendance/import-list'
import { type InviteCounts, inviteUnmatched } from '@/lib/client/attendance/invite-unmatched'
import {
  AttendanceNotice,
  type AttendanceNoticeContent,
  type AttendanceProgress,
} from './attendance-notice'

type Props = AttendanceProgress & { path: string; attendees: AttendanceImportMatch[] }

/** Rows that match no account. One button invites everyone with an email address. */
export function UnmatchedAttendees({ path, attendees, progressText, onProgress }: Props) {
  const text = attendanceText()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<AttendanceNoticeContent>()
  const invitees = attendees.flatMap(({ invitee }) => invitee ?? [])
  const canInvite = invitees.length > 0 && notice?.tone !== 'success'

  async function invite() {
    if (progressText) return
    setIsBusy(true)
    setNotice(undefined)
    const reportProgress = (doneCount: number, totalCount: number) =>
      onProgress(text.inviting(doneCount, totalCount))
    const { counts, failed } = await inviteUnmatched(path, invitees, reportProgress)
    onProgress(undefined)
    setIsBusy(false)
    if (failed) return setNotice({ tone: 'error', text: failed.msg ?? text.inviteFailed })
    setNotice({ tone: 'success', text: describeResult(counts, attendees) })
    router.refresh()
  }

  return (
    <div className="grid gap-3">
      <details>
        <summary>{text.unmatched(attendees.length)}</summary>
        <p className="text-muted mt-2">{text.unmatchedHint}</p>
        <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
          {attendees.map((attendee) => (
            <li key={`${attendee.name} ${attendee.email}`}>{describeAttendee(attendee)}</li>
          ))}
        </ul>
      </details>
      {canInvite && (
        <div className="grid justify-items-start gap-2">
          <Button variant="secondary" busy={isBusy} busyLabel={progressText} onClick={invite}>
            {text.invite(invitees.length)}
          </Button>
          <p className="text-muted">{text.inviteHint}</p>
        </div>
      )}
      {notice && <AttendanceNotice {...notice} />}
    </div>
  )
}

function describeAttendee({ name, email, minutes, isInvited }: AttendanceImportMatch) {
  const text = attendanceText()
  const parts = [name, email, text.minutes(minutes), isInvited && text.onList]
  return parts.filter(Boolean).join(' · ')
}

/** Zero counts are left out. */
function describeResult(counts: InviteCounts, attendees: AttendanceImportMatch[]) {
  const { inviteOutcomes } = attendanceText()
  const invitedBefore = attendees.filter(({ isInvited }) => isInvited).length
  const withoutEmail = attendees.filter(({ isInvited, invitee }) => !isInvited && !invitee).length
  const entries = Object.entries({
    ...counts,
    alreadyInvited: counts.alreadyInvited + invitedBefore,
    withoutEmail,
  }) as [keyof typeof inviteOutcomes, number][]
  return entries
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => inviteOutcomes[outcome](count))
    .join(', ')
}
