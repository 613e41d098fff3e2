'use client'

import { type FormEvent, useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import type { SubmissionNotice } from '@/components/forms/use-submission'
import { schoolBillingText } from '@/i18n/school-billing'
import { post } from '@/lib/client/api'

/** The server makes the link; the browser sends no amount. It stays busy until the other page loads. */
export function PayOnline({ orderId }: { orderId: string }) {
  const { online: text } = schoolBillingText()
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<SubmissionNotice | null>(null)

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setNotice(null)
    const path = `/api/school/billing/orders/${orderId}/payment-link`
    const result = await post<{ url: string }>(path)
    if (result.ok) return location.assign(result.data.url)
    setIsBusy(false)
    setNotice({ tone: 'error', text: result.msg ?? text.failure })
  }

  return (
    <div className="mt-3 max-w-2xl">
      <FormFrame
        form={{ submit, prepare: () => {}, busy: isBusy, notice }}
        button={text.button}
        busyLabel={text.busy}
      >
        <p className="text-muted">{text.says}</p>
      </FormFrame>
    </div>
  )
}
