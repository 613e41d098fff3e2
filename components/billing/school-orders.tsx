import { Badge } from '@/components/ui/badge'
import { schoolBillingText } from '@/i18n/school-billing'
import { formatPlainRupees, formatRupees } from '@/lib/billing/money'
import type { OrderDetails } from '@/lib/billing/order/list'
import { DocumentLinks } from './document-links'
import { PayOnline } from './pay-online'
import { listModeOptions } from './payment-modes'
import { PaymentReportForm } from './payment-report-form'
import { SchoolPayment } from './school-payment'

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
  const { plan, seats, months, state, total, outstanding, dueDay, documents, payments } = order
  return (
    <li>
      <p className="font-semibold">
        {order.addsSeats ? text.moreSeats.order(plan, seats) : text.order(plan, seats, months)}{' '}
        <Badge>{text.states[state]}</Badge>
      </p>
      <p>
        {text.total(formatRupees(total))}
        {outstanding > 0 && ` ${text.outstanding(formatRupees(outstanding), dueDay)}`}
      </p>
      <SchoolOrderTerm order={order} />
      <DocumentLinks documents={documents} path="/api/school/billing/documents" />
      {payments.map((payment) => (
        <SchoolPayment key={payment.id} payment={payment} />
      ))}
      {outstanding > 0 && <PaymentChoice order={order} canPayOnline={canPayOnline} />}
    </li>
  )
}

function SchoolOrderTerm({ order }: { order: OrderDetails }) {
  const text = schoolBillingText()
  const { term, nextTerm, outstanding, addsSeats, isLapsed } = order
  if (isLapsed) return <p>{text.moreSeats.lapsed}</p>
  if (term) return <p>{addsSeats ? text.moreSeats.paidFor(term.lastDay) : text.paidFor(term)}</p>
  if (outstanding === 0) return null
  if (!addsSeats) return <p>{text.opensTerm(nextTerm)}</p>
  return nextTerm && <p>{text.moreSeats.opens(nextTerm.lastDay)}</p>
}

/** Not online beside a payment that the school reported: that would invite a second one. */
function PaymentChoice({ order, canPayOnline }: { order: OrderDetails; canPayOnline: boolean }) {
  const text = schoolBillingText()
  const isReported = order.payments.some(({ state }) => state === 'reported')
  return (
    <>
      {canPayOnline && !isReported && <PayOnline orderId={order.id} />}
      {canPayOnline && isReported && (
        <p className="mt-3 max-w-2xl text-muted">{text.online.waits}</p>
      )}
      <details className="mt-3 max-w-2xl">
        <summary className="inline-flex min-h-11 items-center">{text.pay.open}</summary>
        <PaymentReportForm
          path={`/api/school/billing/orders/${order.id}/payments`}
          values={{ amount: formatPlainRupees(order.outstanding) }}
          button={text.pay.button}
          modes={listModeOptions()}
        />
      </details>
    </>
  )
}
