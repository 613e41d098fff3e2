import { Alert } from '@/components/ui/alert'
import { schoolBillingText } from '@/i18n/school-billing'
import type { ReturnedPayment } from '@/lib/billing/razorpay/unmatched'
import { PressForm } from './press-form'

/** The URL of the return proves nothing, so this says only what the server knows. */
export function ReturnedPaymentNotice({ returned: { orderId, state } }: Props) {
  const { online: text } = schoolBillingText()
  return (
    <div className="mt-6 grid max-w-2xl gap-4">
      <Alert tone={state === 'arrived' ? 'success' : 'info'} role="status">
        {text[state]}
      </Alert>
      {state === 'waiting' && (
        <PressForm
          path={`/api/school/billing/orders/${orderId}/payment-link/check`}
          text={{ button: text.check, busy: text.busy, failure: text.failure }}
          done={text.checked}
        />
      )}
    </div>
  )
}

type Props = { returned: ReturnedPayment }
