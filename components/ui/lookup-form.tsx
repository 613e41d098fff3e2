import { Button } from './button'

type Props = {
  action: string
  name: string
  label: string
  hint: string
  button: string
  typed?: string
  error?: string
}

/** Works without scripts; keeps the input after an error. */
export function LookupForm({
  action,
  name,
  label,
  hint,
  button,
  typed: initialValue,
  error,
}: Props) {
  const hintId = `${name}-hint`
  return (
    <form action={action} className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-end">
      <label className="field">
        <span className="field-label">{label}</span>
        <span id={hintId} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </span>
        <input
          name={name}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={initialValue}
          aria-describedby={hintId}
          aria-invalid={error ? true : undefined}
          className="field-input"
        />
      </label>
      <Button type="submit">{button}</Button>
    </form>
  )
}
