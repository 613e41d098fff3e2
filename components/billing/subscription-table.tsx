import { subscriptionText } from '@/i18n/subscription'
import type { Price } from '@/lib/billing/prices'
import { PublicPrices } from './public-prices'

export function SubscriptionTable({ prices }: { prices: Price[] }) {
  const { comparison: text, prices: priceText } = subscriptionText()
  const { what, free, subscription } = text.heads
  return (
    <section aria-labelledby="comparison" className="mt-12">
      <h2 id="comparison">{text.heading}</h2>
      <table className="figures mt-4 w-full max-w-4xl align-top max-sm:text-sm">
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{free}</th>
            <th scope="col">{subscription}</th>
          </tr>
        </thead>
        <tbody>
          {text.rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td>{row.free}</td>
              <td>{row.subscription}</td>
            </tr>
          ))}
          <tr id="prices">
            <th scope="row">{priceText.heading}</th>
            <td>{text.free}</td>
            <td>
              <PublicPrices prices={prices} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
