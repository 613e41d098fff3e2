'use client'

import { type ChangeEvent, useId, useState } from 'react'
import type { AttendanceImportMatch } from '@/lib/client/attendance/import-list'
import { useHydrated } from '@/lib/client/use-hydrated'
import { AttendanceNotice, type AttendanceNoticeContent } from './attendance-notice'
import type { AttendanceReview as AttendanceReviewComponent } from './attendance-review'

type LoadedReview = {
  AttendanceReview: typeof AttendanceReviewComponent
  matches: AttendanceImportMatch[]
}

type Props = { path: string; text: Record<'choose' | 'another' | 'failed', string> }

/** Reads the meeting service's list in the browser. What handles it loads with the first file. */
export function AttendanceImport({ path, text }: Props) {
  const isHydrated = useHydrated()
  const inputId = useId()
  const [review, setReview] = useState<LoadedReview>()
  const [progressText, setProgressText] = useState<string>()
  const [notice, setNotice] = useState<AttendanceNoticeContent>()

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file || progressText) return
    setNotice(undefined)
    setReview(undefined)
    const loaded = await import('./attendance-review').catch(ignoreFailedLoad)
    const result = await loaded?.matchFile(path, file, setProgressText)
    setProgressText(undefined)
    if (!loaded || !result?.matches)
      return setNotice({ tone: 'error', text: result?.error ?? text.failed })
    setReview({ AttendanceReview: loaded.AttendanceReview, matches: result.matches })
  }

  return (
    <div className="grid gap-4">
      <label htmlFor={inputId} className="font-semibold">
        {review ? text.another : text.choose}
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
      {review && (
        <review.AttendanceReview
          {...{ path, matches: review.matches, progressText }}
          onProgress={setProgressText}
        />
      )}
    </div>
  )
}

/** Without network; the notice says so. */
const ignoreFailedLoad = () => null
