import { billingText } from '@/i18n/billing'
import { schoolBillingText } from '@/i18n/school-billing'
import { formatRupees } from '@/lib/billing/money'
import type { OrderPayment } from '@/lib/billing/order/list'

export function PaymentLine({ payment }: { payment: OrderPayment }) {
  const text = schoolBillingText()
  const { modes } = billingText()
  const { amount, tds, mode, reference, paidOn, state, reason, hasPhoto, isReversed } = payment
  const sentences = [
    text.paymentStates[isReversed ? 'reversed' : state],
    tds > 0 && text.tds(formatRupees(tds)),
    reason && text.rejectedBecause(reason),
    hasPhoto && text.photo.has,
  ]
  return (
    <p>
      {text.payment(formatRupees(amount), modes[mode], reference, paidOn)}
      <br />
      <span className="text-muted" dir="auto">
        {sentences.filter(Boolean).join(' ')}
      </span>
    </p>
  )
}
