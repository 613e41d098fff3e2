import { TeamForm, TeamTextArea } from '@/components/team/forms/team-form'
import { teamBillingText } from '@/i18n/team-billing'
import type { OrderDetails, OrderPayment } from '@/lib/billing/order/list'
import { PaymentLine } from './payment-line'
import { getEndable, PaymentReversal } from './payment-reversal'

export function OrderPayments({ order }: { order: OrderDetails }) {
  const { order: text } = teamBillingText()
  const { payments } = order
  return (
    <section aria-labelledby="payments" className="mt-6">
      <h2 id="payments">{text.payments}</h2>
      {payments.length === 0 && <p className="mt-2">{text.noPayments}</p>}
      <ul className="rows mt-3">
        {payments.map((payment) => (
          <li key={payment.id}>
            <PaymentLine payment={payment} />
            {payment.reporter && <p className="text-muted">{text.reporter(payment.reporter)}</p>}
            {payment.hasPhoto && (
              <a
                href={`/api/team/billing/payments/${payment.id}/photo`}
                target="_blank"
                className="inline-flex min-h-11 items-center"
                rel="noopener"
              >
                {text.photo}
              </a>
            )}
            {payment.state === 'confirmed' && (
              <a
                href={`/api/team/billing/payments/${payment.id}/receipt`}
                target="_blank"
                className="inline-flex min-h-11 items-center"
                rel="noopener"
              >
                {text.receipt}
              </a>
            )}
            {payment.state === 'reported' && <PaymentDecision payment={payment} />}
            {payment.state === 'confirmed' && payment.mode !== 'online' && (
              <PaymentReversal payment={payment} endable={getEndable(order)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaymentDecision({ payment: { id, reference } }: { payment: OrderPayment }) {
  const { order: text } = teamBillingText()
  const buildPath = (action: string) => `/api/team/billing/payments/${id}/${action}`
  return (
    <div className="mt-2 grid gap-3">
      <TeamForm
        path={buildPath('confirm')}
        button={text.confirm}
        name={`${text.confirm}: ${reference}`}
      />
      <details className="team-action">
        <summary>{text.reject}</summary>
        <TeamForm path={buildPath('reject')} button={text.reject} variant="secondary">
          <TeamTextArea name="reason" label={text.reason} hint={text.reasonHint} rows={2} />
        </TeamForm>
      </details>
    </div>
  )
}
