'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Checkbox } from '@/components/ui/checkbox'
import { myDataText } from '@/i18n/my-data'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'
import { StepUpField } from './step-up-field'

export function ErasureForm({ hasPasskey }: { hasPasskey: boolean }) {
  const text = myDataText().erase
  const form = useSubmission({
    schema: () => import('@/lib/privacy/schema').then(({ erasureForm }) => erasureForm),
    send: (values) => post('/api/account/erasure', values),
    failure: text.failure,
    onSuccess: () => {
      // A full load, so that the page shows the date and how to cancel.
      window.location.assign(routes.myData)
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <Checkbox label={text.keep} {...form.field('keep_certificates')} />
      <StepUpField label={text.password} hasPasskey={hasPasskey} form={form} />
    </FormFrame>
  )
}
