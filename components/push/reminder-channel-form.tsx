'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { SelectField } from '@/components/ui/select-field'
import { notificationsText } from '@/i18n/notifications'
import { post } from '@/lib/client/api'

export function ReminderChannelForm({ channel }: { channel: 'email' | 'push' }) {
  const { channel: text } = notificationsText()
  const form = useSubmission({
    schema: () => import('@/lib/push/schema').then((file) => file.reminderChannelForm),
    send: (values) => post('/api/account/reminders', values),
    failure: text.failure,
    onSuccess: ({ msg = text.saved }) => ({ tone: 'success', text: msg }),
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <SelectField
        label={text.label}
        hint={text.hint}
        options={Object.entries(text.options).map(([value, label]) => ({ value, label }))}
        defaultValue={channel}
        {...form.field('channel')}
      />
    </FormFrame>
  )
}
