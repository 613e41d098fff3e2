'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { webhooksText } from '@/i18n/webhooks'
import { post } from '@/lib/client/api'
import { NewSecretNotice } from './new-secret-notice'
import { useNewSecret } from './use-new-secret'
import { WebhookFields } from './webhook-fields'

export function NewTeamWebhook({ list }: { list: string }) {
  const { add: text } = webhooksText()
  const { secret, show } = useNewSecret(text.heading, list)
  const form = useSubmission({
    schema: () => import('@/lib/webhooks/schema').then(({ webhookForm }) => webhookForm),
    send: (values) => post<{ id: string; secret: string }>('/api/team/webhooks', values),
    failure: text.failure,
    onSuccess: show,
  })
  if (secret) return <NewSecretNotice {...secret} />
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <WebhookFields field={form.field} />
    </FormFrame>
  )
}
