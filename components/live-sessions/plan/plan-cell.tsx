'use client'

import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { teamSessionPlanText } from '@/i18n/team-session-plan'
import { isPlanDay, type PlanColumn } from '@/lib/client/session-plan'

export type PlanCellProps = {
  column: PlanColumn
  /** From 1. */
  rowNumber: number
  value: string
  error?: string
  isLocked: boolean
  onChange: (text: string) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

/** What is pasted as a day or a time and is none stays as text, so that nothing is lost. */
function getType(column: PlanColumn, value: string) {
  if (column === 'day') return value === '' || isPlanDay(value) ? 'date' : 'text'
  if (column === 'time') return value === '' || TIME_PATTERN.test(value) ? 'time' : 'text'
  return 'text'
}

export function PlanCell(props: PlanCellProps) {
  const { column, rowNumber, value, error, isLocked, onChange, onPaste, onKeyDown } = props
  const text = teamSessionPlanText()
  const errorId = useId()
  return (
    <td data-label={text.columns[column]} className={`plan-${column}`}>
      <input
        type={getType(column, value)}
        value={value}
        readOnly={isLocked}
        aria-label={text.cell(text.columns[column], rowNumber)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        data-cell={`${rowNumber}:${column}`}
        list={LISTS[column]}
        inputMode={column === 'meetingUrl' ? 'url' : undefined}
        autoComplete="off"
        dir={column === 'meetingUrl' ? 'ltr' : 'auto'}
        className="field-input"
        onChange={({ target }) => onChange(target.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </td>
  )
}

const LISTS: Partial<Record<PlanColumn, string>> = { host: 'plan-hosts', theme: 'plan-themes' }
