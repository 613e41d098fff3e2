import { PasskeyStepUpButton } from '@/components/forms/passkey-step-up-button'
import type { FieldProps } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'

type StepUpFieldProps = {
  label: string
  hasPasskey: boolean
  form: {
    field(name: 'password'): Partial<FieldProps>
    setValue(name: 'passkey', value: unknown): void
    submit(): Promise<void>
  }
}

/** A passkey submits the form by itself. */
export function StepUpField({ label, hasPasskey, form }: StepUpFieldProps) {
  async function submitWithPasskey(assertion: unknown) {
    form.setValue('passkey', assertion)
    await form.submit()
    // An assertion is valid once, and the next attempt may use the password.
    form.setValue('passkey', undefined)
    return undefined
  }
  return (
    <>
      <PasswordField label={label} autoComplete="current-password" {...form.field('password')} />
      {hasPasskey && <PasskeyStepUpButton send={submitWithPasskey} />}
    </>
  )
}
