'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { FormFrame } from '@/components/forms/form-frame'
import { type SendOutcome, useSending } from '@/components/forms/use-sending'
import { TextArea } from '@/components/ui/text-area'
import { staffListText } from '@/i18n/staff-list'
import { MAX_STAFF_ROWS, type StaffImportResult, type StaffPlan } from '@/lib/schools/kinds'
import type { StaffListResult as StaffListResultComponent } from './staff-list-result'
import type { StaffListReview as StaffListReviewComponent } from './staff-list-review'

type LoadedStaffReview = {
  StaffListReview: typeof StaffListReviewComponent
  StaffListResult: typeof StaffListResultComponent
  table: string[][]
  plan: StaffPlan
  result?: StaffImportResult
}

/** What reads and shows a list loads with the first one. */
export function StaffListForm() {
  const text = staffListText()
  const router = useRouter()
  const fileId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [pasted, setPasted] = useState('')
  const [review, setReview] = useState<LoadedStaffReview>()
  const form = useSending(check)

  async function check(): Promise<SendOutcome> {
    setReview(undefined)
    if (!file && pasted.trim() === '') return { tone: 'error', text: text.empty }
    const loaded = await loadReview()
    const table = await loaded?.readStaffTable(file, pasted)
    if (!loaded || !table) return { tone: 'error', text: loaded ? text.unreadable : text.failed }
    const outcome = await loaded.requestPlan(table)
    if (!outcome.ok) return { tone: 'error', text: getFailureText(outcome, text.failed) }
    setReview({ ...loaded, table, plan: outcome.data.plan })
    return null
  }

  function forgetPlan() {
    setReview(undefined)
    form.clearNotice()
  }

  function finish(result: StaffImportResult) {
    setReview((current) => current && { ...current, result })
    router.refresh()
  }

  return (
    <div className="grid gap-6">
      <FormFrame form={form} button={text.check} busyLabel={text.checking} noValidate>
        <div className="field">
          <label htmlFor={fileId} className="font-semibold">
            {text.file}
          </label>
          <input
            id={fileId}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            className="field-input"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null)
              forgetPlan()
            }}
          />
        </div>
        <TextArea
          label={text.paste}
          hint={text.hint(MAX_STAFF_ROWS)}
          rows={4}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => {
            setPasted(target.value)
            forgetPlan()
          }}
        />
      </FormFrame>
      {review &&
        (review.result ? (
          <review.StaffListResult result={review.result} />
        ) : (
          <review.StaffListReview table={review.table} plan={review.plan} onDone={finish} />
        ))}
    </div>
  )
}

async function loadReview() {
  try {
    const [review, result, list] = await Promise.all([
      import('./staff-list-review'),
      import('./staff-list-result'),
      import('@/lib/client/staff-list/send-list'),
    ])
    return { ...review, ...result, ...list }
  } catch {
    // Without network; the notice says so.
    return null
  }
}
