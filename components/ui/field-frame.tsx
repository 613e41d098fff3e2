import { type ReactNode, useId } from 'react'

export type FrameProps = {
  label: string
  /** What is good to know before answering. */
  hint?: string
  error?: string
}

export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Ties a control to its hint and its error. */
export function useControl({ id, hint, error }: { id?: string; hint?: string; error?: string }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const ids = { control: controlId, hint: `${controlId}-hint`, error: `${controlId}-error` }
  // An error says all that the hint has said, so it is heard alone.
  const describedBy = error ? ids.error : hint && ids.hint
  const control: ControlProps = {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  }
  return { ids, control }
}

type FieldFrameProps = FrameProps & { id?: string; children: (control: ControlProps) => ReactNode }

/** The anatomy of every field: label, hint, the control, the error. */
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

/** Always there, so that screen readers hear the text arrive even when the focus stays where it is. */
export function FieldError({ id, text }: { id: string; text?: string }) {
  return (
    <p id={id} aria-live="polite" className="field-error">
      {text}
    </p>
  )
}
