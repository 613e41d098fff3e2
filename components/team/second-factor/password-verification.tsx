'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { PasswordField } from '@/components/ui/password-field'
import { teamVerifyText } from '@/i18n/team-verify'
import { post } from '@/lib/client/api'

export function PasswordVerification({ onVerified }: { onVerified: () => void }) {
  const { password: text, failure } = teamVerifyText()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordOnly }) => passwordOnly),
    send: (values) => post('/api/team/verify/password', values),
    failure,
    onSuccess: () => {
      onVerified()
      return 'leaving'
    },
  })
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{text.heading}</h2>
      <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
        <PasswordField
          label={text.label}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </FormFrame>
    </section>
  )
}
