'use client'

import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Choice } from '@/components/ui/choice'
import { post } from '@/lib/client/api'
import { routes } from '@/lib/routes'
import { myDataWords } from '@/words/my-data'
import { ProofField } from './proof-field'

export function ErasureForm({ passkey }: { passkey: boolean }) {
  const words = myDataWords().erase
  const form = useSubmission({
    schema: () => import('@/lib/rights/schema').then(({ erasureWish }) => erasureWish),
    send: (values) => post('/api/account/erasure', values),
    failure: words.failure,
    succeed: () => {
      // Loaded anew: the page then says on which day, and how to take it back.
      window.location.assign(routes.myData)
      return 'leaving'
    },
  })
  return (
    <FormFrame form={form} button={words.button} busyLabel={words.busy} noValidate>
      <Choice label={words.keep} {...form.field('keep_certificates')} />
      <ProofField label={words.password} passkey={passkey} form={form} />
    </FormFrame>
  )
}
