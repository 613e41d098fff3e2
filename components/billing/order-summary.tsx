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

type Props = { order: OrderDetails; role: TeamRole }

export function OrderSummaryText({ order, role }: Props) {
  const text = teamBillingText()
  const { plan, seats, months, state, total, outstanding, dueDay, schoolId } = order
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
      {order.term && order.isGivenBack && (
        <GivenBackTerm id={order.id} addsSeats={order.addsSeats} />
      )}
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
  const texts = [
    ...(term && addsSeats ? [text.seats.added(term.lastDay)] : []),
    ...(term && !addsSeats ? [text.term(term.firstDay, term.lastDay)] : []),
    ...(!term && outstanding > 0 && addsSeats && nextTerm
      ? [text.seats.opens(nextTerm.lastDay)]
      : []),
    ...(!term && outstanding > 0 && !addsSeats ? [text.opensTerm(nextTerm)] : []),
    ...(isLapsed ? [text.seats.lapsed] : []),
  ]
  return texts.map((sentence) => <p key={sentence}>{sentence}</p>)
}

function GivenBackTerm({ id, addsSeats }: Pick<OrderDetails, 'id' | 'addsSeats'>) {
  const { order: text } = teamBillingText()
  const words = addsSeats
    ? [text.seats.refunded, text.seats.takeBack, text.seats.takeBackSays]
    : [text.refundedTerm, text.endTerm, text.endTermSays]
  const [says = '', button = '', effect] = words
  return (
    <div className="mt-3">
      <p>{says}</p>
      <details className="team-action">
        <summary>{button}</summary>
        <p className="mb-4">{effect}</p>
        <TeamForm
          path={`/api/team/billing/orders/${id}/end-term`}
          button={button}
          variant="secondary"
        />
      </details>
    </div>
  )
}
