import Link from 'next/link'
import { TeamField, TeamForm, TeamSelectField } from '@/components/team/forms/team-form'
import { schoolBillingText } from '@/i18n/school-billing'
import { teamBillingText } from '@/i18n/team-billing'
import { formatRupees } from '@/lib/billing/money'
import type { MoreSeatsOffer, NoSeatsOffer } from '@/lib/billing/more-seats/offer'
import { getQuotationDefaults, type OrderDetails } from '@/lib/billing/order/list'
import type { Price } from '@/lib/billing/prices'
import { routes } from '@/lib/routes'
import { DefaultsSource, listPlanOptions, listStateOptions } from './quotation-section'
import { TeamMoreSeats } from './team-more-seats'

type Props = {
  schoolId: string
  orders: OrderDetails[]
  prices: Price[]
  offer: MoreSeatsOffer | NoSeatsOffer
}

/** On the team's page of a school. */
export function TeamSchoolBilling({ schoolId, orders, prices, offer }: Props) {
  const { school: text, states, order } = teamBillingText()
  const { quote } = schoolBillingText()
  const defaults = getQuotationDefaults(orders)
  return (
    <section aria-labelledby="billing" className="mt-8">
      <h2 id="billing">{text.heading}</h2>
      <ul className="rows mt-3">
        {orders.map(({ id, documents, total, state, addsSeats, plan, seats }) => (
          <li key={id}>
            <Link href={routes.teamOrder(id)} prefetch={false}>
              {documents.map(({ number }) => number).join(', ')}
            </Link>{' '}
            {`${formatRupees(total)}, ${states[state]}`}
            {addsSeats && `. ${order.seats.summary(plan, seats)}`}
          </li>
        ))}
      </ul>
      <TeamMoreSeats schoolId={schoolId} offer={offer} />
      <details className="team-action">
        <summary>{text.quote}</summary>
        {prices.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <TeamForm path={`/api/team/schools/${schoolId}/quotations`} button={text.button}>
            {defaults && (
              <DefaultsSource
                href={routes.teamOrder(defaults.source.orderId)}
                number={defaults.source.number}
              />
            )}
            <TeamSelectField name="priceId" label={quote.plan} options={listPlanOptions(prices)} />
            <TeamField
              name="seats"
              type="number"
              inputMode="numeric"
              label={quote.seats}
              defaultValue={defaults?.seats}
            />
            <TeamField
              name="gstin"
              label={quote.gstin}
              hint={quote.gstinHint}
              defaultValue={defaults?.gstin}
            />
            <TeamSelectField
              name="state"
              label={quote.state}
              placeholder={quote.choose}
              options={listStateOptions()}
              defaultValue={defaults?.state}
            />
          </TeamForm>
        )}
      </details>
    </section>
  )
}
