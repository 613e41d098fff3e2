'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { PasswordField } from '@/components/ui/password-field'
import { post } from '@/lib/client/api'
import { teamEnterWords } from '@/words/team-enter'

export function PasswordProof({ done }: { done: () => void }) {
  const { password: words, failure } = teamEnterWords()
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ passwordAlone }) => passwordAlone),
    send: (values) => post('/api/team/enter/password', values),
    failure,
    succeed: () => {
      done()
      return 'leaving'
    },
  })
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{words.heading}</h2>
      <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
        <PasswordField
          label={words.label}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </FormFrame>
    </section>
  )
}
