'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { post } from '@/lib/client/api'
import { teamEnterWords } from '@/words/team-enter'

export function CodeForm({ done }: { done: () => void }) {
  const { code: words, failure } = teamEnterWords()
  const form = useSubmission({
    schema: () => import('@/lib/team/schema').then(({ factorCode }) => factorCode),
    send: (values) => post('/api/team/enter/code', values),
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
        <Field
          label={words.label}
          hint={words.hint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      </FormFrame>
    </section>
  )
}
