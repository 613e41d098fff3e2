'use client'

import { useRouter } from 'next/navigation'
import { FormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { schoolBillingText } from '@/i18n/school-billing'
import { post } from '@/lib/client/api'

type ReportValues = { amount: string } & Partial<
  Record<'mode' | 'paidOn' | 'reference' | 'tds', string>
>

type Props = {
  path: string
  values: ReportValues
  button: string
  modes: { value: string; label: string }[]
}

export function PaymentReportForm({ path, values: reported, button, modes }: Props) {
  const { pay: text } = schoolBillingText()
  const router = useRouter()
  const form = useSubmission({
    schema: () => import('@/lib/billing/schema').then(({ paymentForm }) => paymentForm),
    sendsAsTyped: true,
    send: (values) => post(path, values),
    failure: text.failure,
    onSuccess: ({ msg = text.open }) => {
      form.reset()
      router.refresh()
      return { tone: 'success', text: msg }
    },
  })
  return (
    <FormFrame form={form} button={button} busyLabel={text.busy} noValidate>
      <SelectField
        label={text.mode}
        placeholder={text.choose}
        options={modes}
        defaultValue={reported.mode}
        {...form.field('mode')}
      />
      <Field
        label={text.paidOn}
        type="date"
        defaultValue={reported.paidOn}
        {...form.field('paidOn')}
      />
      <Field
        label={text.reference}
        autoComplete="off"
        defaultValue={reported.reference}
        {...form.field('reference')}
      />
      <Field
        label={text.amount}
        inputMode="decimal"
        defaultValue={reported.amount}
        {...form.field('amount')}
      />
      <Field
        label={text.tds}
        hint={text.tdsHint}
        inputMode="decimal"
        defaultValue={reported.tds}
        {...form.field('tds')}
      />
    </FormFrame>
  )
}
