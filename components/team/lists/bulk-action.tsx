'use client'

import { type FormEvent, useId, useRef, useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { Button } from '@/components/ui/button'
import { actionText } from '@/i18n/actions'
import { teamHomeText } from '@/i18n/team-home'
import { type ApiOutcome, post } from '@/lib/client/api'
import { storeNote } from '@/lib/client/team-note'
import { useDelayedAction } from '@/lib/client/use-delayed-action'
import type { TickedRow } from './row-tick'

type BulkField = {
  name: string
  label: string
  maxLength?: number
  options?: { value: string; label: string }[]
  suggestions?: string[]
}

export type BulkActionProps = {
  label: string
  path: string
  body?: object
  field?: BulkField
  /** What cannot be taken back waits a few seconds, in which it can be stopped. */
  isDelayed?: true
  ticked: TickedRow[]
}

type BulkAnswer = { undo?: { path: string; body?: unknown } }

const UNDO_WINDOW_MS = 10_000

/** The result names the records, on the page as it then is. */
export function BulkAction({ label, path, body, field, isDelayed, ticked }: BulkActionProps) {
  const text = actionText()
  const [value, setValue] = useState('')
  // The rows that were ticked when the button was pressed.
  const chosen = useRef<string[]>([])
  const [error, setError] = useState<string>()
  const { state, begin, undo } = useDelayedAction(
    async (isLeaving) => {
      const result = await post<BulkAnswer>(
        path,
        { ...body, ids: chosen.current, ...(field && { [field.name]: value }) },
        isLeaving,
      )
      if (!isLeaving) finish(result)
      return result
    },
    isDelayed ? undefined : 0,
  )
  function finish(result: ApiOutcome<BulkAnswer>) {
    if (!result.ok) return setError(getFailureText(result, teamHomeText().form.failure))
    const back = window.location.pathname + window.location.search
    const undoRequest = result.data.undo && {
      ...result.data.undo,
      until: Date.now() + UNDO_WINDOW_MS,
    }
    storeNote({ msg: result.msg ?? '', back, undo: undoRequest })
    window.location.assign(back)
  }
  function start(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    chosen.current = ticked.map(({ id }) => id)
    begin()
  }
  if (state === 'waiting')
    return (
      <div className="bulk-action">
        <p role="status">{text.waiting(label)}</p>
        <Button variant="secondary" onClick={undo}>
          {text.undo}
        </Button>
      </div>
    )
  const isBusy = state === 'sending' || (state === 'done' && !error)
  return (
    <form
      className="bulk-action"
      onSubmit={(event) => (isBusy ? event.preventDefault() : start(event))}
    >
      {field && <BulkInput {...field} value={value} onChange={setValue} />}
      <Button type="submit" variant="secondary" busy={isBusy} busyLabel={text.busy}>
        {label}
      </Button>
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </form>
  )
}

type BulkInputProps = BulkField & { value: string; onChange: (value: string) => void }

function BulkInput({
  label,
  maxLength,
  options,
  suggestions = [],
  value,
  onChange,
}: BulkInputProps) {
  const listId = useId()
  if (options)
    return (
      <label className="field">
        <span className="field-label">{label}</span>
        <select
          value={value}
          className="field-input"
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        {...{ value, maxLength }}
        list={listId}
        autoComplete="off"
        className="field-input"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </label>
  )
}
