'use client'

import { type ClipboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { teamSessionPlanText } from '@/i18n/team-session-plan'
import {
  hasPlanContent,
  PLAN_COLUMNS,
  type PlanColumn,
  readClipboard,
} from '@/lib/client/session-plan'
import { useHydrated } from '@/lib/client/use-hydrated'
import { PlanCell } from './plan-cell'
import { focusCell, readRowStep } from './plan-keys'
import { PlanNoticeBar } from './plan-notice-bar'
import { PlanRowEnd } from './plan-row-end'
import { type PlanRow, usePlanRows } from './use-plan-rows'
import { usePlanSaving } from './use-plan-saving'

type Props = { today: string; takenDays: string[]; hosts: string[]; themes: string[] }
type Removed = { row: PlanRow; index: number }

/** Behaves as a spreadsheet: Tab, Enter and arrows, and cells from its clipboard. */
export function PlanTable({ today, takenDays, hosts, themes }: Props) {
  const text = teamSessionPlanText()
  const isHydrated = useHydrated()
  const plan = usePlanRows({ today, takenDays })
  const { rows, change, setCell } = plan
  const saving = usePlanSaving(plan)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const openCount = rows.filter(({ cells, isSaved }) => hasPlanContent(cells) && !isSaved).length

  function go(rowNumber: number, step: number, column: PlanColumn) {
    const target = rowNumber + step
    if (target > rows.length) flushSync(() => plan.add())
    if (target > 0) focusCell(target, column)
  }

  function paste(event: ClipboardEvent, row: PlanRow, from: PlanColumn) {
    const content = event.clipboardData.getData('text/plain')
    const pasted = readClipboard(content, text.columns, { from, today })
    const cellCount = pasted.reduce((sum, cells) => sum + Object.keys(cells).length, 0)
    // One cell goes where the cursor is, as in any field.
    if (cellCount < 2) return
    event.preventDefault()
    const left = plan.paste(row.id, pasted)
    saving.setNotice(
      left > 0
        ? { tone: 'error', text: text.full(rows.length, left) }
        : { tone: 'success', text: text.pasted(pasted.length) },
    )
  }

  function remove(row: PlanRow, index: number) {
    setRemoved(hasPlanContent(row.cells) && !row.isSaved ? { row, index } : null)
    change((current) => current.filter(({ id }) => id !== row.id))
  }

  function putBack({ row, index }: Removed) {
    setRemoved(null)
    change((current) => current.toSpliced(index, 0, row))
  }

  return (
    <div className="mt-4">
      <PlanNoticeBar {...saving} />
      <noscript>
        <p className="alert alert-warning">{text.noScript}</p>
      </noscript>
      <table aria-label={text.table} className="plan">
        <thead>
          <tr>
            <th scope="col">{text.row}</th>
            {PLAN_COLUMNS.map((column) => (
              <th key={column} scope="col">
                {text.columns[column]}
              </th>
            ))}
            <th scope="col">{text.actions}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} data-saved={row.isSaved || undefined}>
              <th scope="row">{index + 1}</th>
              {PLAN_COLUMNS.map((column) => (
                <PlanCell
                  key={column}
                  {...{ column, rowNumber: index + 1, value: row.cells[column] }}
                  error={row.errors[column]}
                  isLocked={row.isSaved}
                  onChange={(value) => setCell(row.id, column, value)}
                  onPaste={(event) => !row.isSaved && paste(event, row, column)}
                  onKeyDown={(event) => {
                    const step = readRowStep(event, column)
                    if (step === 0) return
                    event.preventDefault()
                    go(index + 1, step, column)
                  }}
                />
              ))}
              <PlanRowEnd
                row={row}
                rowNumber={index + 1}
                isBusy={saving.isBusy}
                onSave={() => saving.save([row.id])}
                onRemove={() => remove(row, index)}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <SuggestionList id="plan-hosts" options={hosts} />
      <SuggestionList id="plan-themes" options={themes} />
      {removed && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-x-4">
          {text.rowRemoved(removed.index + 1)}
          <Button variant="secondary" onClick={() => putBack(removed)}>
            {text.undo}
          </Button>
        </p>
      )}
      <p className="mt-3 text-muted">{text.help}</p>
      <div className="save-bar mt-4 flex flex-wrap gap-3">
        <Button
          disabled={!isHydrated}
          busy={saving.isBusy}
          busyLabel={text.busy}
          onClick={() => saving.save()}
        >
          {openCount > 0 ? text.save(openCount) : text.saveNothing}
        </Button>
        <Button variant="secondary" disabled={!isHydrated} onClick={() => plan.add()}>
          {text.add}
        </Button>
      </div>
    </div>
  )
}

const SuggestionList = ({ id, options }: { id: string; options: string[] }) => (
  <datalist id={id}>
    {options.map((option) => (
      <option key={option} value={option} />
    ))}
  </datalist>
)
