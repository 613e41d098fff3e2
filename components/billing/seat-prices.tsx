import { schoolBillingText } from '@/i18n/school-billing'
import { formatRupees, type Paise } from '@/lib/billing/money'
import type { MoreSeatsOffer } from '@/lib/billing/more-seats/offer'

/** All prices at once, so that they are known without scripts too. */
export function SeatPrices({ offer: { steps, seats, isTaxed } }: { offer: MoreSeatsOffer }) {
  const { moreSeats: text } = schoolBillingText()
  return (
    <>
      <ul className="mt-3 mb-3 list-disc pl-5">
        {steps.map(({ from, to, total }) => (
          <li key={from}>
            {from === seats + 1
              ? text.upTo(to, formatStepPrice(total))
              : text.from(from, to, formatStepPrice(total))}
          </li>
        ))}
      </ul>
      {isTaxed && <p className="mb-6 text-muted">{text.taxed}</p>}
    </>
  )
}

export const formatStepPrice = (total: Paise) =>
  total > 0 ? formatRupees(total) : schoolBillingText().moreSeats.free
