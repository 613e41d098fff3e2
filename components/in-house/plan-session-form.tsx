'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { trainingText } from '@/i18n/training'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'
import { IN_HOUSE_MINUTES } from '@/lib/training/schema'

type Props = {
  items: { value: string; label: string }[]
  /** To change it. */
  session?: SessionFormValues
}

export type SessionFormValues = Record<'id' | 'title' | 'item' | 'day' | 'time', string> & {
  minutes: number
  standardDomain: string
  version: number
}

export function PlanSessionForm({ items, session }: Props) {
  const { plan: text, edit } = schoolSessionsText()
  const { fields, standardDomains } = trainingText()
  const form = useSubmission({
    schema: () => import('@/lib/training/schema').then((file) => file.inHouseSessionForm),
    sendsAsTyped: true,
    send: (values) =>
      session
        ? post<{ id: string }>(`/api/school/in-house-sessions/${session.id}`, {
            ...values,
            version: session.version,
          })
        : post<{ id: string }>('/api/school/in-house-sessions', values),
    failure: text.failure,
    onSuccess: ({ data }) => {
      window.location.assign(routes.schoolSession(session?.id ?? data.id))
      return 'leaving'
    },
  })
  return (
    <FormFrame
      form={form}
      button={session ? edit.button : text.button}
      busyLabel={text.busy}
      noValidate
    >
      <Field label={text.topic} defaultValue={session?.title} {...form.field('title')} />
      <SelectField
        label={text.item}
        placeholder={text.noItem}
        options={items}
        defaultValue={session?.item ?? ''}
        {...form.field('item')}
      />
      <Field label={text.day} type="date" defaultValue={session?.day} {...form.field('day')} />
      <Field label={text.time} type="time" defaultValue={session?.time} {...form.field('time')} />
      <SelectField
        label={text.length}
        options={IN_HOUSE_MINUTES.map((minutes) => ({
          value: `${minutes}`,
          label: text.lengthOption(minutes),
        }))}
        defaultValue={`${session?.minutes ?? 60}`}
        {...form.field('minutes')}
      />
      <SelectField
        label={fields.standardDomain}
        placeholder={fields.noDomain}
        options={Object.entries(standardDomains).map(([value, label]) => ({ value, label }))}
        defaultValue={session?.standardDomain ?? ''}
        {...form.field('standardDomain')}
      />
    </FormFrame>
  )
}
