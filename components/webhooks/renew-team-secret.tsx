'use client'

import { getFailureText } from '@/components/forms/failure-reason'
import { FormFrame } from '@/components/forms/form-frame'
import { useSending } from '@/components/forms/use-sending'
import { webhooksText } from '@/i18n/webhooks'
import { post } from '@/lib/client/api'
import { NewSecretNotice } from './new-secret-notice'
import { useNewSecret } from './use-new-secret'

export function RenewTeamSecret({ id }: { id: string }) {
  const { secret: text } = webhooksText()
  const { secret, show } = useNewSecret(text.renewed)
  const form = useSending(async () => {
    const result = await post<{ secret: string }>(`/api/team/webhooks/${id}/secret`)
    if (!result.ok) return { tone: 'error', text: getFailureText(result, text.failure) }
    return show(result)
  })
  if (secret) return <NewSecretNotice {...secret} />
  return <FormFrame form={form} button={text.button} busyLabel={text.busy} />
}
