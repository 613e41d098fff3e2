'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import type { SubmissionNotice } from '@/components/forms/use-submission'
import { schoolBillingText } from '@/i18n/school-billing'
import { post } from '@/lib/client/api'

export function CheckPayment({ orderId }: { orderId: string }) {
  const { online: text } = schoolBillingText()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<SubmissionNotice | null>(null)

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const result = await post(`/api/school/billing/orders/${orderId}/payment-link/check`)
    setIsBusy(false)
    setNotice(
      result.ok
        ? { tone: 'info', text: result.msg ?? text.checked }
        : { tone: 'error', text: result.msg ?? text.failure },
    )
    if (result.ok) router.refresh()
  }

  return (
    <FormFrame
      form={{ submit, prepare: () => {}, busy: isBusy, notice }}
      button={text.check}
      busyLabel={text.busy}
    >
      {null}
    </FormFrame>
  )
}
