'use client'

import { getFailureText } from '@/components/forms/failure-reason'
import { FormFrame } from '@/components/forms/form-frame'
import { useSending } from '@/components/forms/use-sending'
import { schoolBillingText } from '@/i18n/school-billing'
import { post } from '@/lib/client/api'

/** The server makes the link; the browser sends no amount. It stays busy until the other page loads. */
export function PayOnline({ orderId }: { orderId: string }) {
  const { online: text } = schoolBillingText()
  const form = useSending(async () => {
    const path = `/api/school/billing/orders/${orderId}/payment-link`
    const result = await post<{ url: string }>(path)
    if (!result.ok) return { tone: 'error', text: getFailureText(result, text.failure) }
    location.assign(result.data.url)
    return 'leaving'
  })
  return (
    <div className="mt-3 max-w-2xl">
      <FormFrame form={form} button={text.button} busyLabel={text.busy}>
        <p className="text-muted">{text.says}</p>
      </FormFrame>
    </div>
  )
}
