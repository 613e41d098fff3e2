import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FrameProps } from './field-frame'

export type FieldProps = ComponentProps<'input'> &
  FrameProps & {
    trailing?: ReactNode
  }

export function Field({ id, label, hint, error, trailing, className = '', ...input }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="field-box">
          <input {...control} className={`field-input ${className}`} {...input} />
          {trailing}
        </div>
      )}
    </FieldFrame>
  )
}
