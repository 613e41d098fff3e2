'use client'

import { useState } from 'react'
import { ActionButton } from '@/components/ui/action-button'
import { SelectField } from '@/components/ui/select-field'
import { classReadingText } from '@/i18n/class-reading'
import { classResultsText } from '@/i18n/class-results'
import { useHydrated } from '@/lib/client/use-hydrated'

type SheetRow = { id: string; rollNumber: number; section: string }
type Props = { testId: string; rows: SheetRow[] }

/** Such as a sheet with the roll number of someone else, which is then read once more. */
export function RemoveSheet({ testId, rows }: Props) {
  const { students: text } = classResultsText()
  const { student } = classReadingText()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<string>()
  const row = rows.find(({ id }) => id === chosen) ?? rows[0]
  return (
    <details className="panel">
      <summary className="min-h-11 font-semibold">{text.removeHeading}</summary>
      <div className="grid gap-3">
        <SelectField
          label={text.roll}
          value={row?.id}
          disabled={!isHydrated}
          onChange={({ target }) => setChosen(target.value)}
          options={rows.map(({ id, rollNumber, section }) => ({
            value: id,
            label: student(rollNumber, section),
          }))}
        />
        {row && (
          <ActionButton
            key={row.id}
            label={text.remove}
            name={text.removeName(student(row.rollNumber, row.section))}
            path={`/api/class-tests/${testId}/sheets/${row.id}/remove`}
          />
        )}
      </div>
    </details>
  )
}
