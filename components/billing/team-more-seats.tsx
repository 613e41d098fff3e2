import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { schoolBillingText } from '@/i18n/school-billing'
import { teamBillingText } from '@/i18n/team-billing'
import type { MoreSeatsOffer, NoSeatsOffer } from '@/lib/billing/more-seats/offer'
import { SeatPrices } from './seat-prices'

type Props = { schoolId: string; offer: MoreSeatsOffer | NoSeatsOffer }

/** For the office, which enters the wish of a school. */
export function TeamMoreSeats({ offer, schoolId }: Props) {
  const { school: text } = teamBillingText()
  const { moreSeats } = schoolBillingText()
  if (offer === 'noTerm') return null
  return (
    <details className="team-action">
      <summary>{text.seats}</summary>
      {typeof offer === 'string' ? (
        <p>{offer === 'unpaid' ? text.unpaidTerm : text.unpricedTerm}</p>
      ) : (
        <>
          <p>{moreSeats.says(offer.seats, offer.lastDay)}</p>
          <SeatPrices offer={offer} />
          {offer.askedNumber && <p className="mb-4">{moreSeats.asked(offer.askedNumber)}</p>}
          <TeamForm path={`/api/team/schools/${schoolId}/seats`} button={text.seatsButton}>
            <TeamField name="seats" type="number" inputMode="numeric" label={moreSeats.field} />
          </TeamForm>
        </>
      )}
    </details>
  )
}
