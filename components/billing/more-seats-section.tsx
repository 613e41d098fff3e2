import { ActionLink } from '@/components/ui/action-link'
import { schoolBillingText } from '@/i18n/school-billing'
import type { MoreSeatsOffer, NoSeatsOffer } from '@/lib/billing/more-seats/offer'
import type { FormAnswer } from '@/lib/http/schema'
import { routes } from '@/lib/routes'
import { MoreSeatsForm } from './more-seats-form'
import { MORE_SEATS_ID } from './more-seats-link'
import { formatStepPrice, SeatPrices } from './seat-prices'

type Props = { offer: MoreSeatsOffer | NoSeatsOffer; answer?: FormAnswer }

/** On the school's own page. Without a running term there is nothing to add to. */
export function MoreSeatsSection({ offer, answer }: Props) {
  const { moreSeats: text } = schoolBillingText()
  if (offer === 'noTerm') return null
  return (
    <section
      id={MORE_SEATS_ID}
      aria-labelledby="more-seats-heading"
      className="sheet mt-8 max-w-2xl px-5 py-8 sm:px-10"
    >
      <h2 id="more-seats-heading">{text.heading}</h2>
      {typeof offer === 'string' ? (
        <>
          <p className="mt-3">{text[offer]}</p>
          <ActionLink href={routes.contact}>{schoolBillingText().quote.contact}</ActionLink>
        </>
      ) : (
        <>
          <p className="mt-3">{text.says(offer.seats, offer.lastDay)}</p>
          <SeatPrices offer={offer} />
          {offer.askedNumber && <p className="mb-6">{text.asked(offer.askedNumber)}</p>}
          <MoreSeatsForm
            seats={offer.seats}
            steps={offer.steps.map(({ from, to, total }) => ({
              from,
              to,
              price: formatStepPrice(total),
            }))}
            answer={answer}
          />
        </>
      )}
    </section>
  )
}
