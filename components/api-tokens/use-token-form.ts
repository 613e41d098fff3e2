'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormSchemaLoader } from '@/components/forms/schema-resolver'
import { useSubmission } from '@/components/forms/use-submission'
import { apiTokensText } from '@/i18n/api-tokens'
import { post } from '@/lib/client/api'

/** Keeps the new token on the page, beside the list, which is loaded again. */
export function useTokenForm<Input extends FieldValues, Output>(
  path: string,
  schema: FormSchemaLoader<Input, Output>,
) {
  const { form: text, created } = apiTokensText()
  const [token, setToken] = useState<string | null>(null)
  const router = useRouter()
  const form = useSubmission({
    schema,
    send: (values) => post<{ token: string }>(path, values),
    failure: text.failure,
    onSuccess: ({ data }) => {
      form.reset()
      setToken(data.token)
      router.refresh()
      return { tone: 'success', text: created }
    },
  })
  return { form, token, forget: () => setToken(null) }
}
