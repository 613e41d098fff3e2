import type { ComponentProps } from 'react'
import { FieldError, useControl } from './field-frame'

type RadioFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string
  options: readonly { value: string; label: string }[]
  defaultValue?: string
  error?: string
}

/** One choice among a few that are all visible. */
export function RadioField({ legend, options, defaultValue, error, ...input }: RadioFieldProps) {
  const { ids } = useControl({ error })
  return (
    <fieldset className="field" aria-describedby={error && ids.error}>
      <legend className="field-label">{legend}</legend>
      <div className="grid sm:flex sm:flex-wrap sm:gap-x-6">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
              aria-invalid={error ? true : undefined}
              {...input}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} text={error} />
    </fieldset>
  )
}
