'use client'

import { StepUpField } from '@/components/account/step-up-field'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { webhooksText } from '@/i18n/webhooks'
import { post } from '@/lib/client/api'
import { NewSecretNotice } from './new-secret-notice'
import { useNewSecret } from './use-new-secret'
import { WebhookFields } from './webhook-fields'

type Props = { list: string; hasPasskey: boolean }

export function NewSchoolWebhook({ list, hasPasskey }: Props) {
  const { add: text } = webhooksText()
  const { secret, show } = useNewSecret(text.heading, list)
  const form = useSubmission({
    schema: loadSchoolWebhookForm,
    send: (values) => post<{ id: string; secret: string }>('/api/school/webhooks', values),
    failure: text.failure,
    onSuccess: show,
  })
  if (secret) return <NewSecretNotice {...secret} />
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <WebhookFields field={form.field} />
      <StepUpField label={text.password} hasPasskey={hasPasskey} form={form} />
    </FormFrame>
  )
}

async function loadSchoolWebhookForm() {
  const [{ createStepUpForm }, { webhookFields }] = await Promise.all([
    import('@/lib/accounts/schema'),
    import('@/lib/webhooks/schema'),
  ])
  return createStepUpForm(webhookFields)
}
