'use client'

import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'
import type { Choices } from '@/lib/series/schema'
import { teamSessionsWords } from '@/words/team-sessions'
import { SessionFields } from './session-fields'

export function NewSessionForm({ choices }: { choices: Choices }) {
  const { form: words } = teamSessionsWords()
  const [chosen, choose] = useState<string[]>([])
  const form = useSubmission({
    schema: () => import('@/lib/series/schema').then(({ newGathering }) => newGathering),
    send: (values) => post<{ id: string }>('/api/team/sessions', { ...values, works: chosen }),
    failure: words.failure,
    succeed: ({ data }) => {
      window.location.assign(routes.teamSession(data.id))
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button={words.saveNew} busyLabel={words.busy} noValidate>
      <SessionFields field={form.field} works={{ chosen, choose }} choices={choices} />
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-display text-xl font-semibold">{words.parts.repeat}</legend>
        <Field
          label={words.times}
          hint={words.timesHint}
          inputMode="numeric"
          {...form.field('times')}
        />
        <Field label={words.until} type="date" {...form.field('until')} />
      </fieldset>
    </FormFrame>
  )
}
