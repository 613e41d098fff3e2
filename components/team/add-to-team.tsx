'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { post } from '@/lib/client/api'
import { teamRolesWords } from '@/words/team-roles'

export function AddToTeam() {
  const { add: words, roles, failure } = teamRolesWords()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/team/schema').then(({ roleGift }) => roleGift),
    send: (values) => post('/api/team/roles', values),
    failure,
    succeed: ({ msg = words.heading }) => {
      form.reset()
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  const options = Object.entries(roles).map(([value, label]) => ({ value, label }))
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <Field
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('email')}
      />
      <SelectField
        label={words.role}
        placeholder={words.choose}
        options={options}
        {...form.field('role')}
      />
    </FormFrame>
  )
}
