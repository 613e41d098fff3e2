import { Alert } from '@/components/ui/alert'
import { schoolBillingText } from '@/i18n/school-billing'
import type { ReturnedPayment } from '@/lib/billing/queries/online-payments'
import { CheckPayment } from './check-payment'

/** The URL of the return proves nothing, so this says only what the server knows. */
export function ReturnedPaymentNotice({ returned: { orderId, state } }: Props) {
  const { online: text } = schoolBillingText()
  return (
    <div className="mt-6 grid max-w-2xl gap-4">
      <Alert tone={state === 'arrived' ? 'success' : 'info'} role="status">
        {text[state]}
      </Alert>
      {state === 'waiting' && <CheckPayment orderId={orderId} />}
    </div>
  )
}

type Props = { returned: ReturnedPayment }
