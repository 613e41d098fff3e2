'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { attendanceText } from '@/i18n/attendance'
import type {
  AttendanceImportCandidate,
  AttendanceImportMatch,
} from '@/lib/client/attendance/import-list'
import { type InviteCounts, inviteUnmatched } from '@/lib/client/attendance/import-list'
import {
  AttendanceNotice,
  type AttendanceNoticeContent,
  type AttendanceProgress,
} from './attendance-notice'
import { FindAccount } from './find-account'

type IndexedAttendee = AttendanceImportMatch & { index: number }

type Props = AttendanceProgress & {
  path: string
  attendees: IndexedAttendee[]
  /** Missing once the list is imported. */
  onChoose?: (index: number, userId: string) => void
}

/** Rows that match no account. One button invites everyone with an email address who is not linked to an account. */
export function UnmatchedAttendees({ path, attendees, onChoose, progressText, onProgress }: Props) {
  const text = attendanceText()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<AttendanceNoticeContent>()
  const [accounts, setAccounts] = useState<Record<number, AttendanceImportCandidate | null>>({})
  const unlinked = attendees.filter(({ index }) => !accounts[index])
  const invitees = unlinked.flatMap(({ invitee }) => invitee ?? [])
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
    setNotice({ tone: 'success', text: describeResult(counts, unlinked) })
    router.refresh()
  }

  return (
    <div className="grid gap-3">
      <details>
        <summary>{text.unmatched(attendees.length)}</summary>
        <p className="text-muted mt-2">{text.unmatchedHint}</p>
        <ul className="mt-2 list-disc pl-5 wrap-anywhere">
          {attendees.map((attendee) => (
            <li key={attendee.index}>
              {describeAttendee(attendee)}
              {onChoose && (
                <FindAccount
                  path={path}
                  rowName={attendee.name || attendee.email}
                  chosen={accounts[attendee.index] ?? undefined}
                  onChoose={(account) => {
                    setAccounts({ ...accounts, [attendee.index]: account })
                    onChoose(attendee.index, account?.userId ?? '')
                  }}
                />
              )}
            </li>
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
