'use client'

import { useRouter } from 'next/navigation'
import { type ChangeEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { attendanceText } from '@/i18n/attendance'
import {
  type AttendanceImportMatch,
  type ImportProgress,
  readAttendees,
  requestMatches,
  saveAttendance,
} from '@/lib/client/attendance/import-list'
import { useHydrated } from '@/lib/client/use-hydrated'
import {
  type AttendanceChoices,
  AttendanceMatches,
  getInitialChoices,
  listChosenUserIds,
} from './attendance-matches'
import { AttendanceNotice, type AttendanceNoticeContent } from './attendance-notice'
import { UnmatchedAttendees } from './unmatched-attendees'

/** Parses the meeting service's list in the browser, shows the matches and saves after confirmation. */
export function AttendanceImport({ path }: { path: string }) {
  const text = attendanceText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const inputId = useId()
  const [matches, setMatches] = useState<AttendanceImportMatch[]>()
  const [isImported, setIsImported] = useState(false)
  const [choices, setChoices] = useState<AttendanceChoices>({})
  const [importProgress, setImportProgress] = useState<ImportProgress>({ done: 0 })
  const [progressText, setProgressText] = useState<string>()
  const [notice, setNotice] = useState<AttendanceNoticeContent>()

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file || progressText) return
    setNotice(undefined)
    setMatches(undefined)
    setIsImported(false)
    setImportProgress({ done: 0 })
    const attendees = await readAttendees(file).catch(ignoreUnreadableFile)
    if (!attendees?.length) return setNotice({ tone: 'error', text: text.noList })
    const reportProgress = (doneCount: number, totalCount: number) =>
      setProgressText(text.reading(doneCount, totalCount))
    const { matches: newMatches, msg } = await requestMatches(path, attendees, reportProgress)
    setProgressText(undefined)
    if (!newMatches) return setNotice({ tone: 'error', text: msg ?? text.failed })
    setMatches(newMatches)
    setChoices(getInitialChoices(newMatches))
  }

  const userIds = listChosenUserIds(choices)
  const unmatched = matches?.filter(({ as: status }) => status === 'unmatched') ?? []
  async function importAttendance() {
    if (progressText) return
    const reportProgress = (doneCount: number, totalCount: number) =>
      setProgressText(text.noting(doneCount, totalCount))
    const outcome = await saveAttendance(path, userIds, importProgress, reportProgress)
    setProgressText(undefined)
    setImportProgress(outcome.begun)
    if (outcome.failed) {
      const { done: doneCount } = outcome.begun
      const errorText = outcome.msg ?? (doneCount > 0 ? text.halfway(doneCount) : text.failed)
      return setNotice({ tone: 'error', text: errorText })
    }
    setIsImported(true)
    setNotice({ tone: 'success', text: text.done(userIds.length) })
    router.refresh()
  }

  return (
    <div className="grid gap-4">
      <label htmlFor={inputId} className="font-semibold">
        {matches ? text.another : text.choose}
      </label>
      <input
        id={inputId}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="field-input"
        disabled={!isHydrated || Boolean(progressText)}
        onChange={readFile}
      />
      {progressText && <p role="status">{progressText}</p>}
      {notice && <AttendanceNotice {...notice} />}
      {matches && !isImported && (
        <>
          {/* A partly saved import continues with the same choices. */}
          <fieldset disabled={importProgress.done > 0} className="grid gap-4">
            <AttendanceMatches matches={matches} choices={choices} onChoicesChange={setChoices} />
          </fieldset>
          <div>
            <Button
              busy={Boolean(progressText)}
              busyLabel={progressText}
              disabled={userIds.length === 0}
              onClick={importAttendance}
            >
              {text.note(userIds.length)}
            </Button>
          </div>
        </>
      )}
      {unmatched.length > 0 && <UnmatchedAttendees path={path} attendees={unmatched} />}
    </div>
  )
}

/** An unreadable file counts as an invalid list. */
const ignoreUnreadableFile = () => null
