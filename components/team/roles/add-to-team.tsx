'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { teamRolesText } from '@/i18n/team-roles'
import { post } from '@/lib/client/api'

export function AddToTeam() {
  const { add: text, roles, failure } = teamRolesText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/team/schema').then(({ roleAssignment }) => roleAssignment),
    send: (values) => post('/api/team/roles', values),
    failure,
    onSuccess: ({ msg = text.heading }) => {
      form.reset()
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  const options = Object.entries(roles).map(([value, label]) => ({ value, label }))
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Field
        label={text.email}
        hint={text.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('email')}
      />
      <SelectField
        label={text.role}
        placeholder={text.choose}
        options={options}
        {...form.field('role')}
      />
    </FormFrame>
  )
}
