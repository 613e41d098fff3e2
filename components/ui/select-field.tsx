import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './field-frame'

type SelectFieldProps = ComponentProps<'select'> &
  FrameProps & {
    /** Shown until something is chosen. Without one the first option is selected. */
    placeholder?: string
    options: readonly { value: string; label: string }[]
  }

export function SelectField({
  id,
  label,
  hint,
  error,
  placeholder,
  options,
  className = '',
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <select {...control} className={`field-input ${className}`} {...select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
