'use client'

import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { staffListText } from '@/i18n/staff-list'
import type { StaffImportResult } from '@/lib/schools/kinds'

export function StaffListResult({ result }: { result: StaffImportResult }) {
  const text = staffListText()
  const { invitedCount, changedCount, unsent, removed } = result
  return (
    <div className="grid gap-5">
      <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
        <p>{text.done(invitedCount, changedCount)}</p>
      </Alert>
      {unsent.length > 0 && (
        <Alert tone="warning">
          <p className="font-semibold">{text.unsentHeading}</p>
          <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
            {unsent.map(({ row, name, email, reason }) => (
              <li key={row}>{text.unsent[reason](name, email)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {removed.length > 0 && (
        <div>
          <p>{text.removed}</p>
          <ul className="rows mt-3">
            {removed.map(({ id, name }) => (
              <li key={id} className="grid gap-2">
                <p className="font-semibold">{name}</p>
                <ActionButton
                  label={text.restore}
                  name={text.restoreOf(name)}
                  path={`/api/school/members/${id}/restore`}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
