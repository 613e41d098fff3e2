'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { schoolEnquiriesText } from '@/i18n/school-enquiries'
import { post } from '@/lib/client/api'
import { ENQUIRY_STATES, type EnquiryState } from '@/lib/school-sites/kinds'

type Props = { id: string; state: EnquiryState; note: string; version: number }

/** After a colleague's change the page shows it, and the next press replaces it. */
export function EnquiryForm({ id, state, note, version }: Props) {
  const text = schoolEnquiriesText()
  const router = useRouter()
  const form = useSubmission({
    schema: () =>
      import('@/lib/school-sites/schema').then(({ siteEnquiryForm }) => siteEnquiryForm),
    send: async (values) => {
      const result = await post(`/api/school/website/enquiries/${id}`, { ...values, version })
      if (result.ok || result.status === 409) router.refresh()
      return result
    },
    failure: text.failure,
    onSuccess: ({ msg = text.saved }) => ({ tone: 'success', text: msg }),
  })
  const options = ENQUIRY_STATES.map((value) => ({ value, label: text.states[value] }))
  return (
    <FormFrame
      form={form}
      button={text.save}
      busyLabel={text.busy}
      buttonProps={{ variant: 'secondary' }}
      isCompact
      noValidate
    >
      <SelectField
        label={text.state}
        options={options}
        defaultValue={state}
        {...form.field('state')}
      />
      <TextArea label={text.note} rows={2} defaultValue={note} {...form.field('note')} />
    </FormFrame>
  )
}
