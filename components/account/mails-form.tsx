'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Choice } from '@/components/ui/choice'
import { post } from '@/lib/client/api'
import { profileRoomWords } from '@/words/profile-rooms'

export function MailsForm({ known }: { known: { reminders: boolean; news: boolean } }) {
  const words = profileRoomWords().mails
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ mailWishes }) => mailWishes),
    send: (values) => post('/api/account/mails', values),
    failure: words.failure,
    succeed: ({ msg = words.success }) => ({ tone: 'success', text: msg }),
  })
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <Choice
        label={words.reminders}
        defaultChecked={known.reminders}
        {...form.field('reminders')}
      />
      <Choice label={words.news} defaultChecked={known.news} {...form.field('news')} />
    </FormFrame>
  )
}
