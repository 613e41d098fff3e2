'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { schoolBillingText } from '@/i18n/school-billing'
import type { QuotationDefaults } from '@/lib/billing/order/list'
import { post } from '@/lib/client/api'

type FormOption = { value: string; label: string }
type Props = {
  plans: FormOption[]
  states: FormOption[]
  defaults?: Pick<QuotationDefaults, 'seats' | 'gstin' | 'state'>
}

export function QuotationForm({ plans, states, defaults }: Props) {
  const { quote: text } = schoolBillingText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/billing/schema').then(({ quotationForm }) => quotationForm),
    sendsAsTyped: true,
    send: (values) => post('/api/school/billing/quotations', values),
    failure: text.failure,
    onSuccess: ({ msg = text.heading }) => {
      form.reset()
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <SelectField
        label={text.plan}
        placeholder={text.choose}
        options={plans}
        {...form.field('priceId')}
      />
      <Field
        label={text.seats}
        type="number"
        inputMode="numeric"
        min={1}
        defaultValue={defaults?.seats}
        {...form.field('seats')}
      />
      <Field
        label={text.gstin}
        hint={text.gstinHint}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={defaults?.gstin}
        {...form.field('gstin')}
      />
      <SelectField
        label={text.state}
        placeholder={text.choose}
        options={states}
        defaultValue={defaults?.state}
        {...form.field('state')}
      />
    </FormFrame>
  )
}
