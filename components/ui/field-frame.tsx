import { type ReactNode, useId } from 'react'

export type FrameProps = {
  label: string
  hint?: string
  error?: string
}

export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Links a control to its hint and error. */
export function useControl({ id, hint, error }: { id?: string; hint?: string; error?: string }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const ids = { control: controlId, hint: `${controlId}-hint`, error: `${controlId}-error` }
  // The error repeats the hint, so only the error is announced.
  const describedBy = error ? ids.error : hint && ids.hint
  const control: ControlProps = {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  }
  return { ids, control }
}

type FieldFrameProps = FrameProps & { id?: string; children: (control: ControlProps) => ReactNode }

export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  const { ids, control } = useControl({ id, hint, error })
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={ids.control} className="field-label">
          {label}
        </label>
        {hint && (
          <span id={ids.hint} className="field-hint">
            {hint}
          </span>
        )}
      </div>
      {children(control)}
      <FieldError id={ids.error} text={error} />
    </div>
  )
}

/** Always rendered, so that screen readers announce new text wherever the focus is. */
export function FieldError({ id, text }: { id: string; text?: string }) {
  return (
    <p id={id} aria-live="polite" className="field-error">
      {text}
    </p>
  )
}
