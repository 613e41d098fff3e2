'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { apiTokensText } from '@/i18n/api-tokens'
import { NewToken } from './new-token'
import { TokenFields } from './token-fields'
import { useTokenForm } from './use-token-form'

export function TeamTokenForm() {
  const { form: text } = apiTokensText()
  const { form, token, forget } = useTokenForm('/api/team/api-tokens', () =>
    import('@/lib/api-tokens/schema').then(({ teamTokenForm }) => teamTokenForm),
  )
  if (token) return <NewToken token={token} onDone={forget} />
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <TokenFields of="team" form={form} />
    </FormFrame>
  )
}
