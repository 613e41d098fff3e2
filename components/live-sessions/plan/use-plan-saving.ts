'use client'

import { useEffect, useRef, useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { teamSessionPlanText } from '@/i18n/team-session-plan'
import { post } from '@/lib/client/api'
import { hasPlanContent, PLAN_COLUMNS } from '@/lib/client/session-plan'
import { focusCell } from './plan-keys'
import type { PlanRow, usePlanRows } from './use-plan-rows'

type SavedRow = { id: string; errors: PlanRow['errors'] | null }
export type PlanNotice = {
  tone: 'success' | 'error'
  text: string
  /** Drafts that can still be deleted or published. */
  draftIds?: string[]
}

export function usePlanSaving({ rows, change }: ReturnType<typeof usePlanRows>) {
  const text = teamSessionPlanText()
  const [notice, setNotice] = useState<PlanNotice | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const [wantsFocus, setWantsFocus] = useState(false)
  useEffect(() => {
    if (!wantsFocus) return
    setWantsFocus(false)
    const index = rows.findIndex(({ errors }) => Object.values(errors).some(Boolean))
    const column = PLAN_COLUMNS.find((name) => rows[index]?.errors[name])
    if (column) focusCell(index + 1, column)
  }, [rows, wantsFocus])

  async function run(work: () => Promise<PlanNotice>) {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setNotice(null)
    setNotice(await work())
    setIsBusy(false)
    isSending.current = false
  }

  const save = (ids?: string[]) =>
    run(async () => {
      const wanted = rows.filter(
        ({ id, cells, isSaved }) => !isSaved && hasPlanContent(cells) && (!ids || ids.includes(id)),
      )
      if (wanted.length === 0) return { tone: 'error', text: text.nothingToSave }
      const result = await post<{ rows: SavedRow[] }>('/api/team/sessions/plan', {
        rows: wanted.map(({ id, cells }) => ({ id, ...cells })),
      })
      if (!result.ok) return { tone: 'error', text: getFailureText(result, text.failure) }
      const byId = new Map(result.data.rows.map((row) => [row.id, row.errors]))
      change((current) =>
        current.map((row) =>
          byId.has(row.id)
            ? { ...row, errors: byId.get(row.id) ?? {}, isSaved: byId.get(row.id) === null }
            : row,
        ),
      )
      const draftIds = result.data.rows.filter(({ errors }) => !errors).map(({ id }) => id)
      const wrongCount = wanted.length - draftIds.length
      setWantsFocus(wrongCount > 0)
      const sentences = [
        ...(draftIds.length > 0 ? [text.saved(draftIds.length)] : []),
        ...(wrongCount > 0 ? [text.notSaved(wrongCount)] : []),
      ]
      const tone = wrongCount > 0 ? 'error' : 'success'
      return { tone, text: sentences.join(' '), draftIds }
    })

  const undo = (ids: string[]) =>
    run(async () => {
      const result = await post('/api/team/sessions/plan/undo', { ids })
      if (!result.ok)
        return { tone: 'error', text: getFailureText(result, text.failure), draftIds: ids }
      // New ids, because the deleted ones are known as saved.
      change((current) =>
        current.map((row) =>
          ids.includes(row.id) ? { ...row, id: crypto.randomUUID(), isSaved: false } : row,
        ),
      )
      return { tone: 'success', text: result.msg ?? '' }
    })

  const publish = (ids: string[]) =>
    run(async () => {
      const result = await post<{ isComplete: boolean }>('/api/team/sessions/publish', { ids })
      if (!result.ok)
        return { tone: 'error', text: getFailureText(result, text.failure), draftIds: ids }
      const { isComplete } = result.data
      return { tone: isComplete ? 'success' : 'error', text: result.msg ?? '' }
    })

  return { notice, setNotice, isBusy, save, undo, publish }
}
