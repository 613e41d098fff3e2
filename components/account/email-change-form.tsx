'use client'

import { EmailField } from '@/components/forms/email-field'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { profileSectionText } from '@/i18n/profile-sections'
import { post } from '@/lib/client/api'
import { StepUpField } from './step-up-field'

export function EmailChangeForm({ hasPasskey }: { hasPasskey: boolean }) {
  const text = profileSectionText().email
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ emailChange }) => emailChange),
    send: (values) => post('/api/account/email', values),
    failure: text.failure,
    onSuccess: ({ msg = text.success }) => {
      form.reset()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <EmailField
        label={text.next}
        autoComplete="email"
        onCorrect={(email) => form.setValue('email', email)}
        {...form.field('email')}
      />
      <StepUpField label={text.password} hasPasskey={hasPasskey} form={form} />
    </FormFrame>
  )
}
