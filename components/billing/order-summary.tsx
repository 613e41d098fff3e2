import Link from 'next/link'
import { TeamForm } from '@/components/team/forms/team-form'
import { Badge } from '@/components/ui/badge'
import { schoolBillingText } from '@/i18n/school-billing'
import { teamBillingText } from '@/i18n/team-billing'
import { formatRupees } from '@/lib/billing/money'
import type { OrderDetails } from '@/lib/billing/order/list'
import { routes } from '@/lib/routes'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import { DocumentLinks } from './document-links'
import { type Endable, getEndable } from './payment-reversal'

type Props = { order: OrderDetails; role: TeamRole }

export function OrderSummaryText({ order, role }: Props) {
  const text = teamBillingText()
  const { plan, seats, months, state, total, outstanding, dueDay, schoolId } = order
  const endable = getEndable(order)
  return (
    <>
      <p className="mt-3">
        <Badge>{text.states[state]}</Badge>{' '}
        {order.addsSeats
          ? text.order.seats.summary(plan, seats)
          : text.order.summary(plan, seats, months)}{' '}
        {schoolBillingText().total(formatRupees(total))}
      </p>
      {outstanding > 0 && (
        <p>
          {text.due(formatRupees(outstanding), dueDay)}
          {order.remindedDay && ` ${text.order.reminded(order.remindedDay)}`}
        </p>
      )}
      <OrderTermText order={order} />
      {endable && order.isGivenBack && <GivenBackPurchase id={order.id} endable={endable} />}
      {schoolId && roleIncludes(role, 'manager') && (
        <p>
          <Link
            href={routes.teamSchool(schoolId)}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {text.order.school}
          </Link>
        </p>
      )}
      <section aria-labelledby="documents" className="mt-6">
        <h2 id="documents">{text.order.documents}</h2>
        <DocumentLinks documents={order.documents} path="/api/team/billing/documents" />
      </section>
    </>
  )
}

function OrderTermText({ order }: Pick<Props, 'order'>) {
  const { order: text } = teamBillingText()
  const { term, nextTerm, outstanding, addsSeats, isLapsed } = order
  if (isLapsed) return <p>{text.seats.lapsed}</p>
  if (term)
    return (
      <p>{addsSeats ? text.seats.added(term.lastDay) : text.term(term.firstDay, term.lastDay)}</p>
    )
  if (outstanding === 0) return null
  if (!addsSeats) return <p>{text.opensTerm(nextTerm)}</p>
  return nextTerm && <p>{text.seats.opens(nextTerm.lastDay)}</p>
}

function GivenBackPurchase({ id, endable }: { id: string; endable: Endable }) {
  const { refunded, end, endSays } = teamBillingText().order.purchases[endable]
  return (
    <div className="mt-3">
      <p>{refunded}</p>
      <details className="team-action">
        <summary>{end}</summary>
        <p className="mb-4">{endSays}</p>
        <TeamForm
          path={`/api/team/billing/orders/${id}/end-term`}
          button={end}
          variant="secondary"
        />
      </details>
    </div>
  )
}
