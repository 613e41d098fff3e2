'use client'

import type { ComponentProps } from 'react'
import { FieldFrame } from '@/components/ui/field-frame'
import { draftsText } from '@/i18n/drafts'
import type { SourceGroup } from './find-source'

type Props = ComponentProps<'select'> & {
  groups: SourceGroup[]
  error?: string
  onChoose: (source: string) => void
}

export function SourceField({ groups, error, onChoose, onChange, ...select }: Props) {
  const { form: text } = draftsText()
  return (
    <FieldFrame label={text.source} error={error}>
      {(control) => (
        <select
          {...control}
          className="field-input"
          {...select}
          onChange={(event) => {
            onChoose(event.target.value)
            void onChange?.(event)
          }}
        >
          <option value="">{text.chooseSource}</option>
          {groups.map(({ label, lang, options }) => (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option key={option.value} value={option.value} lang={lang}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
