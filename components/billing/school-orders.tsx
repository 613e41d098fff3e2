import { UploadForm } from '@/components/forms/upload-form'
import { Badge } from '@/components/ui/badge'
import { schoolBillingText } from '@/i18n/school-billing'
import { formatPlainRupees, formatRupees } from '@/lib/billing/money'
import type { OrderDetails } from '@/lib/billing/queries/orders'
import { DocumentLinks } from './document-links'
import { PayOnline } from './pay-online'
import { PaymentLine } from './payment-line'
import { listModeOptions } from './payment-modes'
import { PaymentReportForm } from './payment-report-form'

type Props = {
  orders: OrderDetails[]
  canPayOnline: boolean
  /** Just paid on the payment page; offering it again would invite a second payment. */
  waitingOrderId?: string
}

export function SchoolOrders({ orders, canPayOnline, waitingOrderId }: Props) {
  const text = schoolBillingText()
  return (
    <section aria-labelledby="orders" className="mt-12">
      <h2 id="orders">{text.orders}</h2>
      {orders.length === 0 && <p className="mt-3">{text.noOrders}</p>}
      <ul className="rows mt-4">
        {orders.map((order) => (
          <SchoolOrder
            key={order.id}
            order={order}
            canPayOnline={canPayOnline && order.id !== waitingOrderId}
          />
        ))}
      </ul>
    </section>
  )
}

function SchoolOrder({ order, canPayOnline }: { order: OrderDetails; canPayOnline: boolean }) {
  const text = schoolBillingText()
  const { id, plan, seats, months, state, total, outstanding, dueDay, documents, payments } = order
  return (
    <li>
      <p className="font-semibold">
        {text.order(plan, seats, months)} <Badge>{text.states[state]}</Badge>
      </p>
      <p>
        {text.total(formatRupees(total))}
        {outstanding > 0 && ` ${text.outstanding(formatRupees(outstanding), dueDay)}`}
      </p>
      <DocumentLinks documents={documents} path="/api/school/billing/documents" />
      {payments.map((payment) => (
        <div key={payment.id} className="mt-3 grid max-w-2xl grid-cols-1 gap-2">
          <PaymentLine payment={payment} />
          {payment.state === 'reported' && !payment.hasPhoto && (
            <UploadForm
              path={`/api/school/billing/payments/${payment.id}/photo`}
              text={text.photo}
            />
          )}
        </div>
      ))}
      {outstanding > 0 && canPayOnline && <PayOnline orderId={id} />}
      {outstanding > 0 && (
        <details className="mt-3 max-w-2xl">
          <summary className="inline-flex min-h-11 items-center">{text.pay.open}</summary>
          <PaymentReportForm
            orderId={id}
            amount={formatPlainRupees(outstanding)}
            modes={listModeOptions()}
          />
        </details>
      )}
    </li>
  )
}
