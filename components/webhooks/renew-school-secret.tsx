'use client'

import { StepUpField } from '@/components/account/step-up-field'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { webhooksText } from '@/i18n/webhooks'
import { post } from '@/lib/client/api'
import { NewSecretNotice } from './new-secret-notice'
import { useNewSecret } from './use-new-secret'

export function RenewSchoolSecret({ id, hasPasskey }: { id: string; hasPasskey: boolean }) {
  const { add, secret: text } = webhooksText()
  const { secret, show } = useNewSecret(text.renewed)
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ stepUpOnly }) => stepUpOnly),
    send: (values) => post<{ secret: string }>(`/api/school/webhooks/${id}/secret`, values),
    failure: text.failure,
    onSuccess: show,
  })
  if (secret) return <NewSecretNotice {...secret} />
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <StepUpField label={add.password} hasPasskey={hasPasskey} form={form} />
    </FormFrame>
  )
}
