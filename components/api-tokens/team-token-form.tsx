'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { apiTokensText } from '@/i18n/api-tokens'
import { post } from '@/lib/client/api'
import { NewToken } from './new-token'
import { TokenFields } from './token-fields'

export function TeamTokenForm() {
  const { form: text, created } = apiTokensText()
  const [token, setToken] = useState<string | null>(null)
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/api-tokens/schema').then(({ teamTokenForm }) => teamTokenForm),
    send: (values) => post<{ token: string }>('/api/team/api-tokens', values),
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
      <TokenFields of="team" form={form} />
    </FormFrame>
  )
}
