'use client'

import { Field } from '@/components/ui/field'
import { FilterSheet } from '@/components/ui/filter-sheet'
import { SelectField } from '@/components/ui/select-field'
import { toolkitText } from '@/i18n/toolkit'
import type { listFilterOptions, ToolkitFilter } from './filter-resources'

type Props = {
  filter: ToolkitFilter
  options: ReturnType<typeof listFilterOptions>
  onChange: (filter: ToolkitFilter) => void
}

/** Applies at once, without a submit button. */
export function FilterBar({ filter, options, onChange }: Props) {
  const { filter: text } = toolkitText()
  const applyChanges = (changes: Partial<ToolkitFilter>) => onChange({ ...filter, ...changes })
  return (
    <search aria-label={text.label} className="needs-script filters">
      <Field
        label={text.words}
        type="search"
        autoComplete="off"
        value={filter.words}
        onChange={({ target }) => applyChanges({ words: target.value })}
      />
      <FilterSheet label={text.more} count={[filter.theme, filter.part].filter(Boolean).length}>
        <SelectField
          label={text.theme}
          placeholder={text.anyTheme}
          options={options.themes}
          value={filter.theme}
          onChange={({ target }) => applyChanges({ theme: target.value })}
        />
        <SelectField
          label={text.part}
          placeholder={text.anyPart}
          options={options.types}
          value={filter.part}
          onChange={({ target }) => applyChanges({ part: target.value })}
        />
      </FilterSheet>
    </search>
  )
}
