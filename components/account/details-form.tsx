'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { post } from '@/lib/client/api'
import { isUser, keepUser } from '@/lib/client/session-store'
import { profileRoomWords } from '@/words/profile-rooms'

type Props = { known: { firstname: string; lastname: string; phone_number: string } }

export function DetailsForm({ known }: Props) {
  const words = profileRoomWords().details
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ accountDetails }) => accountDetails),
    send: (values) => post<{ user?: unknown }>('/api/account/details', values),
    failure: words.failure,
    succeed: ({ msg = words.success, data: { user } }) => {
      if (isUser(user)) keepUser(user)
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <Field
        label={words.firstName}
        autoComplete="given-name"
        defaultValue={known.firstname}
        {...form.field('firstname')}
      />
      <Field
        label={words.lastName}
        autoComplete="family-name"
        defaultValue={known.lastname}
        {...form.field('lastname')}
      />
      <Field
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={known.phone_number}
        {...form.field('phone_number')}
      />
    </FormFrame>
  )
}
