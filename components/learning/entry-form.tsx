'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { post } from '@/lib/client/api'
import type { OwnEntry } from '@/lib/learning/queries/entries'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

type Props = { today: string; entry?: OwnEntry }

/** A training elsewhere: a new one, or one to correct. */
export function EntryForm({ today, entry }: Props) {
  const { entries: words, themes } = myLearningWords()
  const form = useSubmission({
    schema: () => import('@/lib/learning/schema').then(({ entryForm }) => entryForm),
    send: ({ hours, ...values }) =>
      post(`/api/learning/entries${entry ? `/${entry.id}` : ''}`, {
        ...values,
        hours: (hours / 60).toFixed(2),
      }),
    failure: words.failure,
    succeed: () => {
      // A full load, since the router may remember the page as it was.
      window.location.assign(routes.myLearning)
      return 'leaving'
    },
  })
  const options = Object.entries(themes).map(([value, label]) => ({ value, label }))
  return (
    <FormFrame form={form} button={words.keep} busyLabel={words.busy} noValidate>
      <Field label={words.title} defaultValue={entry?.title} {...form.field('title')} />
      <Field label={words.provider} defaultValue={entry?.provider} {...form.field('provider')} />
      <Field
        label={words.day}
        type="date"
        max={today}
        defaultValue={entry?.day ?? today}
        {...form.field('day')}
      />
      <Field
        label={words.hours}
        hint={words.hoursHint}
        inputMode="decimal"
        defaultValue={entry && Math.round((entry.minutes / 60) * 100) / 100}
        {...form.field('hours')}
      />
      <SelectField
        label={words.theme}
        placeholder={words.anyTheme}
        options={options}
        defaultValue={entry?.theme ?? ''}
        {...form.field('theme')}
      />
      <Choice label={words.share} defaultChecked={entry?.shared} {...form.field('shared')} />
    </FormFrame>
  )
}
