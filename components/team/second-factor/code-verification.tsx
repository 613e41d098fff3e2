'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { teamVerifyText } from '@/i18n/team-verify'
import { post } from '@/lib/client/api'

export function CodeVerification({ onVerified }: { onVerified: () => void }) {
  const { code: text, failure } = teamVerifyText()
  const form = useSubmission({
    schema: () => import('@/lib/team/schema').then(({ factorCodeForm }) => factorCodeForm),
    send: (values) => post('/api/team/verify/code', values),
    failure,
    onSuccess: () => {
      onVerified()
      return 'leaving'
    },
  })
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{text.heading}</h2>
      <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
        <Field
          label={text.label}
          hint={text.hint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      </FormFrame>
    </section>
  )
}
