'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { post } from '@/lib/client/api'

export function InHouseCodeForm() {
  const { code: text } = schoolSessionsText()
  const form = useSubmission({
    schema: () => import('@/lib/training/schema').then((file) => file.inHouseCodeForm),
    send: (values) => post('/api/school/attendance', values),
    failure: text.failure,
    onSuccess: ({ msg }) => ({ tone: 'success', text: msg ?? text.recorded }),
  })
  return (
    <div className="mt-8 max-w-md">
      <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
        <Field
          label={text.label}
          hint={text.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...form.field('code')}
        />
      </FormFrame>
    </div>
  )
}
