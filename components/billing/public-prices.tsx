import { subscriptionText } from '@/i18n/subscription'
import { formatRupees } from '@/lib/billing/money'
import type { Price } from '@/lib/billing/queries/prices'

/** Only prices that the office has made public; otherwise how to ask for a quotation. */
export function PublicPrices({ prices }: { prices: Price[] }) {
  const { prices: text } = subscriptionText()
  return (
    <section aria-labelledby="prices" className="mt-12">
      <h2 id="prices">{text.heading}</h2>
      {prices.length === 0 ? (
        <p className="mt-3">{text.ask}</p>
      ) : (
        <>
          <ul className="rows mt-4">
            {prices.map(({ id, plan, seatsFrom, seatsTo, months, amount }) => (
              <li key={id}>
                <p className="font-semibold">{text.price(plan, formatRupees(amount))}</p>
                <p className="text-muted">{text.covers(seatsFrom, seatsTo, months)}</p>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-muted">{text.withoutTax}</p>
        </>
      )}
    </section>
  )
}
