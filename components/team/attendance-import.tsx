'use client'

import { useRouter } from 'next/navigation'
import { type ChangeEvent, useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
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

type AttendanceImportNotice = { tone: 'success' | 'error'; text: string }

/** Parses the meeting service's list in the browser, shows the matches and saves after confirmation. */
export function AttendanceImport({ path }: { path: string }) {
  const text = attendanceText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const inputId = useId()
  const [matches, setMatches] = useState<AttendanceImportMatch[]>()
  const [choices, setChoices] = useState<AttendanceChoices>({})
  const [importProgress, setImportProgress] = useState<ImportProgress>({ done: 0 })
  const [progressText, setProgressText] = useState<string>()
  const [notice, setNotice] = useState<AttendanceImportNotice>()

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file || progressText) return
    setNotice(undefined)
    setMatches(undefined)
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
    setMatches(undefined)
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
      {notice && (
        <Alert tone={notice.tone} role={notice.tone === 'error' ? 'alert' : 'status'}>
          {notice.text}
        </Alert>
      )}
      {matches && (
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
    </div>
  )
}

/** An unreadable file counts as an invalid list. */
const ignoreUnreadableFile = () => null
