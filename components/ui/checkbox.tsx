import type { ComponentProps } from 'react'
import { FieldError, type FrameProps, useControl } from './field-frame'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & Omit<FrameProps, 'hint'>

export function Checkbox({ id, label, error, ...input }: CheckboxProps) {
  const { ids, control } = useControl({ id, error })
  return (
    <div className="field">
      <label className="choice">
        <input type="checkbox" {...control} {...input} />
        <span>{label}</span>
      </label>
      <FieldError id={ids.error} text={error} />
    </div>
  )
}
