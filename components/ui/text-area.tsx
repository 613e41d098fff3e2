import type { ComponentProps } from 'react'
import { FieldFrame, type FrameProps } from './field-frame'

type TextAreaProps = ComponentProps<'textarea'> & FrameProps

export function TextArea({ id, label, hint, error, className = '', ...textarea }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea {...control} className={`field-input ${className}`} {...textarea} />}
    </FieldFrame>
  )
}
