'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import type { SubmissionNotice } from '@/components/forms/use-submission'
import { schoolBillingText } from '@/i18n/school-billing'
import { post } from '@/lib/client/api'

export function WithdrawReport({ paymentId }: { paymentId: string }) {
  const { report: text } = schoolBillingText()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<SubmissionNotice | null>(null)

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setNotice(null)
    const result = await post(`/api/school/billing/payments/${paymentId}/withdraw`)
    setIsBusy(false)
    if (!result.ok) return setNotice({ tone: 'error', text: result.msg ?? text.failure })
    router.refresh()
  }

  return (
    <FormFrame
      form={{ submit, prepare: () => {}, busy: isBusy, notice }}
      button={text.withdraw}
      busyLabel={text.busy}
    >
      {null}
    </FormFrame>
  )
}
