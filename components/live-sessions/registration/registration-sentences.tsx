import { liveSessionText } from '@/i18n/live-sessions'
import type { SessionRegistration } from '@/lib/live-sessions/schema'
import { routes } from '@/lib/routes'
import { RegistrationLink } from './registration-link'

export function RegistrationSentences({ registration }: { registration: SessionRegistration }) {
  const uiText = liveSessionText().registration
  if (!registration.canAttend && !registration.present)
    return (
      <>
        {registration.phase === 'over' && <p className="font-semibold">{uiText.over}</p>}
        <p>{uiText.subscribersOnly}</p>
        <RegistrationLink href={routes.subscriptionForm} label={uiText.subscribe} isPrimary />
      </>
    )
  return buildSentences(registration).map(({ text, isStrong }) => (
    <p key={text} className={isStrong ? 'font-semibold' : undefined}>
      {text}
    </p>
  ))
}

type RegistrationSentence = { text: string; isStrong?: boolean }

function buildSentences(registration: SessionRegistration): RegistrationSentence[] {
  const uiText = liveSessionText().registration
  const {
    phase,
    mine: ownStatus,
    ahead: aheadCount,
    full: isFull,
    opensAt,
    code,
    acceptsCode,
    present: hasAttended,
  } = registration
  if (phase === 'over') {
    if (hasAttended) return []
    const codeUntilSentences = acceptsCode && code ? [{ text: uiText.codeUntil(code.until) }] : []
    return [{ text: uiText.over, isStrong: true }, ...codeUntilSentences]
  }
  const isUpcoming = phase === 'upcoming'
  const sentences: (RegistrationSentence | false)[] = [
    ownStatus === 'registered' && { text: uiText.registered, isStrong: true },
    ownStatus === 'waiting' && {
      text: isUpcoming ? uiText.waiting(aheadCount) : uiText.fullWhileWaiting,
    },
    registration.canJoin && ownStatus === 'none' && { text: uiText.notRegistered },
    ownStatus === 'none' && isFull && { text: isUpcoming ? uiText.full : uiText.fullWhileOpen },
    isUpcoming && { text: uiText.notYet(opensAt) },
    !isUpcoming && code !== null && !acceptsCode && { text: uiText.codeFrom(code.from) },
  ]
  return sentences.filter((sentence) => sentence !== false)
}
