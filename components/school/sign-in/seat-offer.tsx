import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { joinText } from '@/i18n/join'
import { signInText } from '@/i18n/sign-in'
import { getProviderName } from '@/lib/auth/oidc/providers'
import { routes } from '@/lib/routes'
import type { SeatOfferState } from '@/lib/schools/sign-in/offer'
import { JoinedSeat } from '../invitation/joined-seat'
import { SeatTerms } from '../invitation/seat-terms'
import { SeatForms } from './seat-forms'

type Props = { offer: SeatOfferState; hasJoined: boolean; csrfToken: string; next?: string }

/** The same words as an invitation, without scripts. */
export function SeatOffer({ offer, hasJoined, ...form }: Props) {
  const text = joinText()
  if (offer.state === 'open')
    return (
      <>
        <h1 className="underlined">{text.asks(offer.school)}</h1>
        <SeatTerms lede={text.lede} lastDay={offer.lastDay} />
        <SeatForms accept={text.accept} decline={text.decline} {...form} />
      </>
    )
  if (offer.state === 'full' && offer.isWaiting)
    return (
      <>
        <h1 className="underlined">{text.dead.full.title}</h1>
        <Alert tone="info" className="mt-6">
          {text.bySchool.waits(offer.school)}
        </Alert>
        <p className="mt-7">
          <ButtonLink href={routes.home}>{text.home}</ButtonLink>
        </p>
        <SeatForms decline={text.bySchool.stopWaiting} {...form} />
      </>
    )
  if (offer.state === 'full')
    return (
      <>
        <h1 className="underlined">{text.dead.full.title}</h1>
        <SeatTerms lede={text.bySchool.ask(offer.school)} />
        <SeatForms accept={text.bySchool.askButton} decline={text.decline} {...form} />
      </>
    )
  if (offer.state === 'here' && hasJoined)
    return (
      <>
        <h1 className="underlined">{text.bySchool.title}</h1>
        <Alert role="status" tone="success" className="mt-6">
          <JoinedSeat school={offer.school} />
        </Alert>
      </>
    )
  return <NoOffer offer={offer} />
}

function NoOffer({ offer }: { offer: Exclude<SeatOfferState, { state: 'open' | 'full' }> }) {
  const text = joinText()
  const { title, text: sentence } = describeOffer(offer)
  const hasSeat = offer.state === 'here' || offer.state === 'elsewhere'
  return (
    <>
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{sentence}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        {offer.state === 'old' ? (
          <a href={routes.signIn(offer.provider)} className={buttonClass()}>
            {signInText().button(getProviderName(offer.provider))}
          </a>
        ) : (
          <ButtonLink href={hasSeat ? routes.mySchool : routes.home}>
            {hasSeat ? text.mySchool : text.home}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

function describeOffer(offer: Exclude<SeatOfferState, { state: 'open' | 'full' }>) {
  const { bySchool: text, here, elsewhere, dead } = joinText()
  if (offer.state === 'none') return text.none
  if (offer.state === 'old') return { title: text.title, text: text.old(offer.school) }
  if (offer.state === 'over') return { title: dead.over.title, text: text.over }
  if (offer.state === 'elsewhere') {
    const { school, ownSchool } = offer
    return { title: elsewhere.title(ownSchool), text: text.elsewhere(school, ownSchool) }
  }
  return { title: here.title(offer.school), text: here.text }
}
