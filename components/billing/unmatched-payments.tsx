import Link from 'next/link'
import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { teamBillingText } from '@/i18n/team-billing'
import { formatRupees } from '@/lib/billing/money'
import type { UnmatchedPayment } from '@/lib/billing/razorpay/unmatched'
import { routes } from '@/lib/routes'

export function UnmatchedPayments({ payments }: { payments: UnmatchedPayment[] }) {
  const { unmatched: text } = teamBillingText()
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="unmatched" className="mt-8">
      <h2 id="unmatched">{text.heading}</h2>
      <p className="mt-2">{text.says}</p>
      <ul className="rows mt-3">
        {payments.map((payment) => (
          <Unmatched key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

function Unmatched({ payment }: { payment: UnmatchedPayment }) {
  const { unmatched: text } = teamBillingText()
  const { id, amount, currency, paidOn, problem, orderId, school } = payment
  const buildPath = (action: string) => `/api/team/billing/online-payments/${id}/${action}`
  return (
    <li>
      <p className="font-semibold">{text.item(formatRupees(amount), currency, paidOn)}</p>
      <p className="text-muted break-words">{`${id}. ${text.problems[problem]}`}</p>
      {orderId && school && (
        <Link
          href={routes.teamOrder(orderId)}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {text.order(school)}
        </Link>
      )}
      <details className="team-action">
        <summary>{text.assign}</summary>
        <TeamForm path={buildPath('assign')} button={text.assign} name={`${text.assign}: ${id}`}>
          <TeamField name="number" label={text.number} autoComplete="off" />
        </TeamForm>
      </details>
      <details className="team-action">
        <summary>{text.close}</summary>
        <p className="mb-4">{text.closeSays}</p>
        <TeamForm
          path={buildPath('close')}
          button={text.close}
          name={`${text.close}: ${id}`}
          variant="secondary"
        />
      </details>
    </li>
  )
}
