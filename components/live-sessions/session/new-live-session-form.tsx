'use client'

import { useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { teamSessionsText } from '@/i18n/team-sessions'
import { post } from '@/lib/client/api'
import type { LiveSessionFormOptions } from '@/lib/live-sessions/schema'
import { routes } from '@/lib/routes'
import { LiveSessionFields } from './live-session-fields'

export function NewLiveSessionForm({ choices }: { choices: LiveSessionFormOptions }) {
  const { form: text } = teamSessionsText()
  const [selectedIds, setSelectedIds] = useState<string[]>([])
  const form = useSubmission({
    schema: () =>
      import('@/lib/live-sessions/schema').then(({ newLiveSessionForm }) => newLiveSessionForm),
    send: (values) =>
      post<{ id: string }>('/api/team/sessions', { ...values, resourceIds: selectedIds }),
    failure: text.failure,
    onSuccess: ({ data }) => {
      window.location.assign(routes.teamSession(data.id))
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button={text.saveNew} busyLabel={text.busy} noValidate>
      <LiveSessionFields
        field={form.field}
        resourceSelection={{ selectedIds, onSelect: setSelectedIds }}
        choices={choices}
      />
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-display text-xl font-semibold">{text.parts.repeat}</legend>
        <Field
          label={text.times}
          hint={text.timesHint}
          inputMode="numeric"
          {...form.field('times')}
        />
        <Field label={text.until} type="date" {...form.field('until')} />
        <Checkbox label={text.rotates} {...form.field('rotates')} />
      </fieldset>
    </FormFrame>
  )
}
