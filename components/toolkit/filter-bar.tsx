'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { toolkitWords } from '@/words/toolkit'
import { ALL, type Filter } from './matches'

type Props = { filter: Filter; onChange: (filter: Filter) => void }

/** What is chosen here counts at once; there is nothing to send. */
export function FilterBar({ filter, onChange }: Props) {
  const { filter: words, themes, parts } = toolkitWords()
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part })
  const isOn = Object.values(filter).some(Boolean)
  return (
    <search
      aria-label={words.label}
      className="needs-script mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.4fr_auto]"
    >
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
      <Field
        label={words.words}
        type="search"
        autoComplete="off"
        value={filter.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Button look="secondary" disabled={!isOn} onClick={() => onChange(ALL)}>
        {words.clear}
      </Button>
    </search>
  )
}

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
