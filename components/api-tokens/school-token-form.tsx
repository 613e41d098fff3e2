'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { StepUpField } from '@/components/account/step-up-field'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { apiTokensText } from '@/i18n/api-tokens'
import { post } from '@/lib/client/api'
import { NewToken } from './new-token'
import { TokenFields } from './token-fields'

export function SchoolTokenForm({ hasPasskey }: { hasPasskey: boolean }) {
  const { form: text, created } = apiTokensText()
  const [token, setToken] = useState<string | null>(null)
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/api-tokens/schema').then(({ schoolTokenForm }) => schoolTokenForm),
    send: (values) => post<{ token: string }>('/api/school/api-tokens', values),
    failure: text.failure,
    onSuccess: ({ data }) => {
      form.reset()
      setToken(data.token)
      router.refresh()
      return { tone: 'success', text: created }
    },
  })
  if (token) return <NewToken token={token} onDone={() => setToken(null)} />
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <TokenFields of="school" form={form} />
      <StepUpField label={text.password} hasPasskey={hasPasskey} form={form} />
    </FormFrame>
  )
}
