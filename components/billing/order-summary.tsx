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
  const { plan, seats, months, state, total, outstanding, dueDay, schoolId, term, nextTerm } = order
  return (
    <>
      <p className="mt-3">
        <Badge>{text.states[state]}</Badge> {text.order.summary(plan, seats, months)}{' '}
        {schoolBillingText().total(formatRupees(total))}
      </p>
      {outstanding > 0 && (
        <p>
          {text.due(formatRupees(outstanding), dueDay)}
          {order.remindedDay && ` ${text.order.reminded(order.remindedDay)}`}
        </p>
      )}
      {term && <p>{text.order.term(term.firstDay, term.lastDay)}</p>}
      {!term && outstanding > 0 && <p>{text.order.opensTerm(nextTerm)}</p>}
      {term && order.isGivenBack && <GivenBackTerm id={order.id} />}
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

function GivenBackTerm({ id }: { id: string }) {
  const { order: text } = teamBillingText()
  return (
    <div className="mt-3">
      <p>{text.refundedTerm}</p>
      <details className="team-action">
        <summary>{text.endTerm}</summary>
        <p className="mb-4">{text.endTermSays}</p>
        <TeamForm
          path={`/api/team/billing/orders/${id}/end-term`}
          button={text.endTerm}
          variant="secondary"
        />
      </details>
    </div>
  )
}
