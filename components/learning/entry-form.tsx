'use client'

import { toHours } from '@/base/training-kinds'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { myLearningText } from '@/i18n/my-learning'
import { trainingText } from '@/i18n/training'
import { post } from '@/lib/client/api'
import type { LearningEntryRow } from '@/lib/learning/own-entries'
import { routes } from '@/lib/routes'

type Props = {
  today: string
  themes: { value: string; label: string }[]
  entry?: LearningEntryRow
}

export function EntryForm({ today, themes, entry }: Props) {
  const { entries: text } = myLearningText()
  const { providerClasses, modes, standardDomains, fields } = trainingText()
  const form = useSubmission({
    schema: () => import('@/lib/learning/schema').then(({ entryForm }) => entryForm),
    send: ({ hours, ...values }) =>
      post(`/api/learning/entries${entry ? `/${entry.id}` : ''}`, {
        ...values,
        hours: (hours / 60).toFixed(2),
      }),
    failure: text.failure,
    onSuccess: () => {
      // A full load, because the router may have cached the old page.
      window.location.assign(routes.myLearning)
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button={text.keep} busyLabel={text.busy} noValidate>
      <Field label={text.title} defaultValue={entry?.title} {...form.field('title')} />
      <Field label={text.provider} defaultValue={entry?.provider} {...form.field('provider')} />
      <Field
        label={text.day}
        type="date"
        max={today}
        defaultValue={entry?.day ?? today}
        {...form.field('day')}
      />
      <Field
        label={text.hours}
        hint={text.hoursHint}
        inputMode="decimal"
        defaultValue={entry && toHours(entry.minutes)}
        {...form.field('hours')}
      />
      <SelectField
        label={text.theme}
        placeholder={text.anyTheme}
        options={themes}
        defaultValue={entry?.theme ?? ''}
        {...form.field('theme')}
      />
      <SelectField
        label={fields.providerClass}
        options={toOptions(providerClasses)}
        defaultValue={entry?.providerClass ?? 'other'}
        {...form.field('providerClass')}
      />
      <SelectField
        label={fields.mode}
        placeholder={fields.noMode}
        options={toOptions(modes)}
        defaultValue={entry?.mode ?? ''}
        {...form.field('mode')}
      />
      <SelectField
        label={fields.standardDomain}
        placeholder={fields.noDomain}
        hint={fields.domainHint}
        options={toOptions(standardDomains)}
        defaultValue={entry?.standardDomain ?? ''}
        {...form.field('standardDomain')}
      />
      <Checkbox label={text.share} defaultChecked={entry?.shared} {...form.field('shared')} />
    </FormFrame>
  )
}

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
