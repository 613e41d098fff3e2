'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { attendanceText } from '@/i18n/attendance'
import type { AttendanceImportCandidate } from '@/lib/client/attendance/import-list'
import { useDebouncedSearch } from '@/lib/client/use-debounced-search'

type Props = {
  path: string
  rowName: string
  chosen?: AttendanceImportCandidate
  onChoose: (account: AttendanceImportCandidate | null) => void
}

/** Links a row of the file to an account that its name does not lead to. */
export function FindAccount({ path, rowName, chosen, onChoose }: Props) {
  const text = attendanceText()
  if (chosen)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">{text.chosen(chosen.name, chosen.email)}</p>
        <Button
          variant="secondary"
          aria-label={text.unchooseOf(chosen.name)}
          onClick={() => onChoose(null)}
        >
          {text.unchoose}
        </Button>
      </div>
    )
  return (
    <details>
      <summary aria-label={text.findAccountOf(rowName)}>{text.findAccount}</summary>
      <AccountSearch {...{ path, onChoose }} />
    </details>
  )
}

function AccountSearch({ path, onChoose }: Pick<Props, 'path' | 'onChoose'>) {
  const text = attendanceText()
  const [query, setQuery] = useState('')
  const { results, isCurrent } = useDebouncedSearch<{ accounts: AttendanceImportCandidate[] }>(
    `${path}/accounts`,
    query,
  )
  const accounts = results?.accounts ?? []
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <Field
        label={text.accountSearch}
        hint={text.accountSearchHint}
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {accounts.map((account) => (
        <Button key={account.userId} variant="secondary" onClick={() => onChoose(account)}>
          {text.chooseAccount(account.name, account.email)}
        </Button>
      ))}
      <p role="status">{isCurrent && accounts.length === 0 && text.noAccount}</p>
    </div>
  )
}
