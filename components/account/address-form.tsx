'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { post } from '@/lib/client/api'
import { profileRoomWords } from '@/words/profile-rooms'
import { ProofField } from './proof-field'

export function AddressForm({ passkey }: { passkey: boolean }) {
  const words = profileRoomWords().email
  const form = useSubmission({
    schema: () => import('@/lib/accounts/schema').then(({ addressChange }) => addressChange),
    send: (values) => post('/api/account/address', values),
    failure: words.failure,
    succeed: ({ msg = words.success }) => {
      form.reset()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <Field
        label={words.next}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <ProofField label={words.password} passkey={passkey} form={form} />
    </FormFrame>
  )
}
