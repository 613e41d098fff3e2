'use client'

import { MAX_CLASS_NAME } from '@/base/class-test-kinds'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { myTestsText } from '@/i18n/my-tests'
import { post } from '@/lib/client/api'

type Props = { id: string; name: string; rollNumbers: string }

export function GroupForm({ id, name, rollNumbers }: Props) {
  const { group: text } = myTestsText()
  const form = useSubmission({
    schema: () => import('@/lib/class-tests/schema').then(({ classGroupForm }) => classGroupForm),
    sendsAsTyped: true,
    send: (values) => post(`/api/class-groups/${id}`, values),
    failure: text.failure,
    onSuccess: ({ msg }) => ({ tone: 'success', text: msg ?? text.saved }),
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Field
        label={text.name}
        maxLength={MAX_CLASS_NAME}
        defaultValue={name}
        {...form.field('name')}
      />
      <Field
        label={text.numbers}
        hint={text.numbersHint}
        defaultValue={rollNumbers}
        {...form.field('rollNumbers')}
      />
    </FormFrame>
  )
}
