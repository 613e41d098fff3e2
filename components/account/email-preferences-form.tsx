'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Checkbox } from '@/components/ui/checkbox'
import { profileSectionText } from '@/i18n/profile-sections'
import { post } from '@/lib/client/api'

export function EmailPreferencesForm({
  initialValues,
}: {
  initialValues: { reminders: boolean; news: boolean }
}) {
  const text = profileSectionText().mails
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ mailPreferences }) => mailPreferences),
    send: (values) => post('/api/account/email-preferences', values),
    failure: text.failure,
    onSuccess: ({ msg = text.success }) => ({ tone: 'success', text: msg }),
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Checkbox
        label={text.reminders}
        defaultChecked={initialValues.reminders}
        {...form.field('reminders')}
      />
      <Checkbox label={text.news} defaultChecked={initialValues.news} {...form.field('news')} />
    </FormFrame>
  )
}
