'use client'

import { StepUpField } from '@/components/account/step-up-field'
import { FormFrame } from '@/components/forms/form-frame'
import { apiTokensText } from '@/i18n/api-tokens'
import { NewToken } from './new-token'
import { TokenFields } from './token-fields'
import { useTokenForm } from './use-token-form'

export function SchoolTokenForm({ hasPasskey }: { hasPasskey: boolean }) {
  const { form: text } = apiTokensText()
  const { form, token, forget } = useTokenForm('/api/school/api-tokens', () =>
    import('@/lib/api-tokens/schema').then(({ schoolTokenForm }) => schoolTokenForm),
  )
  if (token) return <NewToken token={token} onDone={forget} />
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <TokenFields of="school" form={form} />
      <StepUpField label={text.password} hasPasskey={hasPasskey} form={form} />
    </FormFrame>
  )
}
