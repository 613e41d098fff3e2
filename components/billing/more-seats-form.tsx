'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PostingFormFrame } from '@/components/forms/form-frame'
import { useSubmission } from '@/components/forms/use-submission'
import { Field } from '@/components/ui/field'
import { schoolBillingText } from '@/i18n/school-billing'
import { post } from '@/lib/client/api'
import type { FormAnswer } from '@/lib/http/schema'

/** Totals of seats that have one price, as it is shown. */
type ShownStep = { from: number; to: number; price: string }

type Props = { seats: number; steps: ShownStep[]; answer?: FormAnswer }

export function MoreSeatsForm({ seats, steps, answer }: Props) {
  const { moreSeats: text, quote } = schoolBillingText()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const form = useSubmission({
    schema: () => import('@/lib/billing/schema').then(({ moreSeatsForm }) => moreSeatsForm),
    sendsAsTyped: true,
    send: (values) => post('/api/school/billing/seats', values),
    failure: text.failure,
    onSuccess: ({ msg = text.heading }) => {
      form.reset()
      setTyped('')
      router.refresh()
      return { tone: 'success', text: msg }
    },
    answer,
    describeSuccess: ({ body }) => ({ tone: 'success', text: body.msg ?? text.heading }),
  })
  const { onChange: tellForm, ...seatsField } = form.field('seats')
  return (
    <PostingFormFrame form={form} button={text.button} busyLabel={quote.busy} noValidate>
      <Field
        label={text.field}
        type="number"
        inputMode="numeric"
        min={1}
        {...seatsField}
        onChange={(event) => {
          setTyped(event.target.value)
          return tellForm(event)
        }}
      />
      <output className="block min-h-6 font-semibold">
        {/^\d{1,3}$/.test(typed) && describePrice(steps, seats + Number(typed), seats)}
      </output>
    </PostingFormFrame>
  )
}

function describePrice(steps: ShownStep[], total: number, seats: number): string {
  const { moreSeats: text } = schoolBillingText()
  if (total === seats) return ''
  const step = steps.find(({ from, to }) => from <= total && total <= to)
  return step ? text.price(total, step.price) : text.noPrice
}
