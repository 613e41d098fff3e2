'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { attendanceText } from '@/i18n/attendance'
import {
  type AttendanceImportMatch,
  type ImportProgress,
  readAttendees,
  requestMatches,
  saveAttendance,
} from '@/lib/client/attendance/import-list'
import {
  type AttendanceChoices,
  AttendanceMatches,
  getInitialChoices,
  listChosenUserIds,
} from './attendance-matches'
import {
  AttendanceNotice,
  type AttendanceNoticeContent,
  type AttendanceProgress,
} from './attendance-notice'
import { UnmatchedAttendees } from './unmatched-attendees'

type Props = AttendanceProgress & { path: string; matches: AttendanceImportMatch[] }

export async function matchFile(
  path: string,
  file: File,
  onProgress: AttendanceProgress['onProgress'],
): Promise<{ matches?: AttendanceImportMatch[]; error?: string }> {
  const text = attendanceText()
  const attendees = await readAttendees(file).catch(ignoreUnreadableFile)
  if (!attendees?.length) return { error: text.noList }
  const { matches, msg } = await requestMatches(path, attendees, (doneCount, totalCount) =>
    onProgress(text.reading(doneCount, totalCount)),
  )
  return matches ? { matches } : { error: msg ?? text.failed }
}

/** An unreadable file counts as an invalid list. */
const ignoreUnreadableFile = () => null

/** Shows the matches and saves after confirmation. */
export function AttendanceReview({ path, matches, progressText, onProgress }: Props) {
  const text = attendanceText()
  const router = useRouter()
  const [choices, setChoices] = useState<AttendanceChoices>(() => getInitialChoices(matches))
  const [importProgress, setImportProgress] = useState<ImportProgress>({ done: 0 })
  const [isBusy, setIsBusy] = useState(false)
  const [isImported, setIsImported] = useState(false)
  const [notice, setNotice] = useState<AttendanceNoticeContent>()
  const userIds = listChosenUserIds(choices)
  const unmatched = matches
    .map((match, index) => ({ ...match, index }))
    .filter(({ as: status }) => status === 'unmatched')
  const canChoose = !isImported && importProgress.done === 0

  async function importAttendance() {
    if (progressText) return
    setIsBusy(true)
    const reportProgress = (doneCount: number, totalCount: number) =>
      onProgress(text.noting(doneCount, totalCount))
    const outcome = await saveAttendance(path, userIds, importProgress, reportProgress)
    onProgress(undefined)
    setIsBusy(false)
    setImportProgress(outcome.begun)
    if (outcome.failed) {
      const { done: doneCount } = outcome.begun
      const errorText = outcome.msg ?? (doneCount > 0 ? text.halfway(doneCount) : text.failed)
      return setNotice({ tone: 'error', text: errorText })
    }
    setIsImported(true)
    setNotice({ tone: 'success', text: text.done(outcome.begun.noted) })
    router.refresh()
  }

  return (
    <>
      {notice && <AttendanceNotice {...notice} />}
      {!isImported && (
        <>
          {/* A partly saved import continues with the same choices. */}
          <fieldset disabled={importProgress.done > 0} className="grid gap-4">
            <AttendanceMatches matches={matches} choices={choices} onChoicesChange={setChoices} />
          </fieldset>
          <div>
            <Button
              busy={isBusy}
              busyLabel={progressText}
              disabled={userIds.length === 0}
              onClick={importAttendance}
            >
              {text.note(userIds.length)}
            </Button>
          </div>
        </>
      )}
      {unmatched.length > 0 && (
        <UnmatchedAttendees
          attendees={unmatched}
          onChoose={
            canChoose
              ? (index, userId) => setChoices((current) => ({ ...current, [index]: userId }))
              : undefined
          }
          {...{ path, progressText, onProgress }}
        />
      )}
    </>
  )
}
