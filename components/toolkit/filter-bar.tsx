'use client'

import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { toolkitWords } from '@/words/toolkit'
import type { Filter } from './matches'

type Props = { filter: Filter; onChange: (filter: Filter) => void }

/** What is chosen here counts at once; there is nothing to send. */
export function FilterBar({ filter, onChange }: Props) {
  const { filter: words, themes, parts } = toolkitWords()
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part })
  return (
    <search aria-label={words.label} className="needs-script mt-6">
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-3">
        <SelectField
          label={words.theme}
          placeholder={words.anyTheme}
          options={optionsOf(themes)}
          value={filter.theme}
          onChange={({ target }) => change({ theme: target.value })}
        />
        <SelectField
          label={words.part}
          placeholder={words.anyPart}
          options={optionsOf(parts)}
          value={filter.part}
          onChange={({ target }) => change({ part: target.value })}
        />
        <div className="max-lg:col-span-2">
          <Field
            label={words.words}
            type="search"
            autoComplete="off"
            value={filter.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </div>
      </div>
    </search>
  )
}

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
