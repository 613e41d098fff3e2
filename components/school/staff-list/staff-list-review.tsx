'use client'

import { useEffect, useRef, useState } from 'react'
import { getFailureText } from '@/components/forms/failure-reason'
import { FormFrame } from '@/components/forms/form-frame'
import { type SendOutcome, useSending } from '@/components/forms/use-sending'
import { Alert } from '@/components/ui/alert'
import { Checkbox } from '@/components/ui/checkbox'
import { staffListText } from '@/i18n/staff-list'
import { confirmPlan } from '@/lib/client/staff-list/send-list'
import type { StaffImportResult, StaffPlan } from '@/lib/schools/kinds'
import { NamedRows } from './named-rows'

type Props = {
  table: string[][]
  plan: StaffPlan
  onDone: (result: StaffImportResult) => void
}

/** Nothing happens before the button is pressed. */
export function StaffListReview({ table, plan, onDone }: Props) {
  const text = staffListText()
  const [leavers, setLeavers] = useState<string[]>([])
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => headingRef.current?.focus(), [])
  const form = useSending(confirm)
  const { problems, added, changed, missing, sameCount, freeSeats } = plan
  const canConfirm = added.length + changed.length + leavers.length > 0

  async function confirm(): Promise<SendOutcome> {
    const outcome = await confirmPlan(table, plan.version, leavers)
    if (!outcome.ok) return { tone: 'error', text: getFailureText(outcome, text.confirmFailed) }
    onDone(outcome.data.result)
    return 'leaving'
  }

  const tick = (id: string, isTicked: boolean) =>
    setLeavers((ids) => (isTicked ? [...ids, id] : ids.filter((other) => other !== id)))

  return (
    <div className="grid gap-5">
      <h3 ref={headingRef} tabIndex={-1}>
        {text.plan}
      </h3>
      {problems.length > 0 && (
        <Alert tone="warning">
          <NamedRows
            summary={text.problemsHeading(problems.length)}
            rows={problems.map(({ row, code, text: cell }) => text.problems[code](row, cell))}
            isOpen
          />
        </Alert>
      )}
      {added.length > 0 && (
        <NamedRows
          summary={text.added(added.length)}
          rows={added.map(({ row, name, email }) => text.row(row, name, email))}
        />
      )}
      {added.length > freeSeats && <p>{text.seats(freeSeats)}</p>}
      {changed.length > 0 && (
        <NamedRows
          summary={text.changed(changed.length)}
          rows={changed.map(({ row, name, columns }) =>
            text.changedRow(row, name, columns.map((column) => text.columns[column]).join(', ')),
          )}
        />
      )}
      {sameCount > 0 && <p>{text.same(sameCount)}</p>}
      {added.length + changed.length + problems.length === 0 && <p>{text.nothing}</p>}
      {missing.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="font-semibold">{text.missing(missing.length)}</legend>
          <p>{text.missingHint}</p>
          {missing.map(({ id, name, email }) => (
            <Checkbox
              key={id}
              label={`${name}, ${email}`}
              checked={leavers.includes(id)}
              onChange={({ target }) => tick(id, target.checked)}
            />
          ))}
        </fieldset>
      )}
      {canConfirm && (
        <FormFrame form={form} button={text.confirm} busyLabel={text.confirming} noValidate />
      )}
    </div>
  )
}
