'use client'

import { Alert } from '@/components/ui/alert'
import { staffListText } from '@/i18n/staff-list'
import type { StaffImportResult } from '@/lib/schools/kinds'

export function StaffListResult({ result }: { result: StaffImportResult }) {
  const text = staffListText()
  const { invitedCount, changedCount, unsent } = result
  return (
    <div className="grid gap-5">
      <Alert role="alert" tone="success" tabIndex={-1} ref={(alert) => alert?.focus()}>
        <p>{text.done(invitedCount, changedCount)}</p>
      </Alert>
      {unsent.length > 0 && (
        <Alert tone="warning">
          <p className="font-semibold">{text.unsentHeading}</p>
          <ul className="mt-2 list-disc pl-5 wrap-anywhere">
            {unsent.map(({ row, name, email, reason }) => (
              <li key={row}>{text.unsent[reason](name, email)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
