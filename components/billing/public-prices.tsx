import { subscriptionText } from '@/i18n/subscription'
import { formatRupees } from '@/lib/billing/money'
import type { Price } from '@/lib/billing/prices'

/** Only prices that the office has made public; otherwise how to ask for a quotation. */
export function PublicPrices({ prices }: { prices: Price[] }) {
  const { prices: text } = subscriptionText()
  if (prices.length === 0) return <>{text.ask}</>
  return (
    <>
      <ul>
        {prices.map(({ id, plan, seatsFrom, seatsTo, months, amount }) => (
          <li key={id} className="mb-2">
            <strong>{text.price(plan, formatRupees(amount))}</strong>
            <br />
            {text.covers(seatsFrom, seatsTo, months)}
          </li>
        ))}
      </ul>
      {text.withoutTax}
    </>
  )
}
