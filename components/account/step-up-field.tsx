import { PasskeyStepUpButton } from '@/components/forms/passkey-step-up-button'
import type { FieldProps } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'

type StepUpFieldProps = {
  label: string
  /** Whether this person has one to show. */
  passkey: boolean
  form: {
    field(name: 'password'): Partial<FieldProps>
    setValue(name: 'passkey', value: unknown): void
    submit(): Promise<void>
  }
}

/** The last field of a form that asks once more who it is; a passkey sends the form by itself. */
export function StepUpField({ label, passkey: hasPasskey, form }: StepUpFieldProps) {
  async function submitWithPasskey(assertion: unknown) {
    form.setValue('passkey', assertion)
    await form.submit()
    // It answers once, and the next try may be with the password.
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
