'use client'

import { EmailField } from '@/components/forms/email-field'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { accountRecoveryText } from '@/i18n/account-recoveries'
import { post } from '@/lib/client/api'

type Props = { membershipId: string; name: string }

/** Collapsed, because it is rarely needed. */
export function VouchForm({ membershipId, name }: Props) {
  const text = accountRecoveryText().vouch
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ resetRequest }) => resetRequest),
    send: (values) => post(`/api/school/members/${membershipId}/vouch`, values),
    failure: text.failure,
    onSuccess: ({ msg = text.success }) => {
      form.reset()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <details className="mt-8 max-w-2xl">
      <summary className="cursor-pointer py-2.5 font-semibold">{text.heading}</summary>
      <p className="my-4">{text.text(name)}</p>
      <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
        <EmailField
          label={text.email}
          onCorrect={(email) => form.setValue('email', email)}
          {...form.field('email')}
        />
      </FormFrame>
    </details>
  )
}
