'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { schoolBillingText } from '@/i18n/school-billing'
import { post } from '@/lib/client/api'

type Props = {
  orderId: string
  amount: string
  modes: { value: string; label: string }[]
}

export function PaymentReportForm({ orderId, amount, modes }: Props) {
  const { pay: text } = schoolBillingText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/billing/schema').then(({ paymentForm }) => paymentForm),
    sendsAsTyped: true,
    send: (values) => post(`/api/school/billing/orders/${orderId}/payments`, values),
    failure: text.failure,
    onSuccess: ({ msg = text.open }) => {
      form.reset()
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={text.button} busyLabel={text.busy} noValidate>
      <SelectField
        label={text.mode}
        placeholder={text.choose}
        options={modes}
        {...form.field('mode')}
      />
      <Field label={text.paidOn} type="date" {...form.field('paidOn')} />
      <Field label={text.reference} autoComplete="off" {...form.field('reference')} />
      <Field
        label={text.amount}
        inputMode="decimal"
        defaultValue={amount}
        {...form.field('amount')}
      />
      <Field label={text.tds} hint={text.tdsHint} inputMode="decimal" {...form.field('tds')} />
    </FormFrame>
  )
}
