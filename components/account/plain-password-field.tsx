import { signInText } from '@/i18n/sign-in'

/** Of a form without scripts. */
export function PlainPasswordField({ id }: { id: string }) {
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {signInText().password}
      </label>
      <input
        id={id}
        name="password"
        type="password"
        required
        autoComplete="current-password"
        className="field-input"
      />
    </div>
  )
}
