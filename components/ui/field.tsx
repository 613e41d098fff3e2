import { type ComponentProps, type ReactNode, useId } from 'react'

export type FieldProps = ComponentProps<'input'> & {
  label: string
  error?: string
  /** A control inside the box, after the input. */
  trailing?: ReactNode
}

export function Field({ label, error, trailing, id, className = '', ...input }: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const errorId = `${inputId}-error`
  return (
    <div className="field">
      <label htmlFor={inputId} className="field-label">
        {label}
      </label>
      <div className="field-box">
        <input
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={`field-input ${className}`}
          {...input}
        />
        {trailing}
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  )
}

/** Always there, so that screen readers hear the text arrive even when the focus stays where it is. */
export function FieldError({ id, text }: { id: string; text?: string }) {
  return (
    <p id={id} aria-live="polite" className="field-error">
      {text}
    </p>
  )
}
