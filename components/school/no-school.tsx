import Link from 'next/link'
import { ButtonLink } from '@/components/site/button-link'
import { PageHead } from '@/components/site/page-head'
import { joinText } from '@/i18n/join'
import { mySchoolText } from '@/i18n/my-school'
import { routes } from '@/lib/routes'
import type { SeatOfferState } from '@/lib/schools/sign-in/offer'
import { AskPrincipal } from './invitation/ask-principal'

/** `offer`: of a login of the user's school. */
export function NoSchool({ offer }: { offer: SeatOfferState }) {
  const { none: text } = mySchoolText()
  return (
    <>
      <PageHead title={text.title} lede={text.lede} picture="school" />
      {'school' in offer && offer.state !== 'over' && (
        <p className="mt-6">
          <ButtonLink href={routes.schoolSeat}>{joinText().asks(offer.school)}</ButtonLink>
        </p>
      )}
      <p className="mt-6 max-w-2xl">
        {text.question}{' '}
        <Link
          href={routes.joinByCode}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {text.code}
        </Link>
      </p>
      <p className="mt-3 max-w-2xl">{text.notYet}</p>
      <p className="mt-7">
        <ButtonLink href={routes.subscriptionForm}>{text.subscribe}</ButtonLink>
      </p>
      <AskPrincipal />
    </>
  )
}
