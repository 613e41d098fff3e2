import { PushOffer } from '@/components/push/push-offer'
import { Alert } from '@/components/ui/alert'
import { feedbackText } from '@/i18n/feedback'
import { liveSessionText } from '@/i18n/live-sessions'
import type { SessionRegistration } from '@/lib/live-sessions/schema'
import { routes } from '@/lib/routes'
import { AttendanceCodeForm } from '../attendance/attendance-code-form'
import { RegistrationActionForm } from './registration-action-form'
import { RegistrationSentences } from './registration-sentences'

type Props = { registration: SessionRegistration; xsrf: string }

/** Plain forms, which work before hydration. */
export function RegistrationActions({ registration, xsrf: csrfToken }: Props) {
  const text = liveSessionText().registration
  const { slug, phase } = registration
  if (phase === 'cancelled')
    return (
      <Alert tone="warning">
        <p className="font-semibold">{liveSessionText().cancelled}</p>
        {registration.reason && <p className="mt-1">{registration.reason}</p>}
      </Alert>
    )
  return (
    <>
      {registration.canJoin && <JoinAction registration={registration} xsrf={csrfToken} />}
      <RegistrationSentences registration={registration} />
      {registration.acceptsCode && <AttendanceCodeForm slug={slug} csrfToken={csrfToken} />}
      {registration.present && <Alert tone="success">{text.present}</Alert>}
      {registration.feedback !== 'none' && (
        <a href={routes.sessionFeedback(slug)} className="button button-accent">
          {registration.feedback === 'given' ? feedbackText().edit : feedbackText().give}
        </a>
      )}
      {registration.recording && (
        <a href={getRecordingUrl(registration.recording)} className="button" rel="noreferrer">
          {text.recording}
        </a>
      )}
      {phase !== 'over' && <RegistrationAction registration={registration} xsrf={csrfToken} />}
      {phase === 'upcoming' && registration.mine === 'registered' && <PushOffer />}
    </>
  )
}

const getRecordingUrl = (recording: NonNullable<SessionRegistration['recording']>) =>
  'video' in recording ? routes.libraryItem(recording.video) : recording.address

/** In a new tab, so that this page stays open for the attendance code. */
function JoinAction({
  registration: { slug, joined: hasJoined, code, present: hasAttended },
  xsrf: csrfToken,
}: Props) {
  const text = liveSessionText().registration
  const note = hasAttended ? text.joiningAgain : text.joining
  return (
    <RegistrationActionForm
      slug={slug}
      action="join"
      csrfToken={csrfToken}
      label={hasJoined ? text.joinAgain : text.join}
      buttonClass="button-accent button-wide"
      opensInNewTab
    >
      <p className="text-muted">{code ? text.joinAndKeep : note}</p>
    </RegistrationActionForm>
  )
}

function RegistrationAction({
  registration: {
    slug,
    mine: ownStatus,
    full: isFull,
    phase,
    canAttend: canParticipate,
    present: hasAttended,
  },
  xsrf: csrfToken,
}: Props) {
  const text = liveSessionText().registration
  if (ownStatus !== 'none')
    return (
      !hasAttended && (
        <RegistrationActionForm
          slug={slug}
          action="cancel-registration"
          csrfToken={csrfToken}
          label={ownStatus === 'waiting' ? text.leaveList : text.cancelRegistration}
          buttonClass="button-quiet"
        />
      )
    )
  // Once joining is possible, joining also registers.
  if (phase !== 'upcoming' || !canParticipate) return null
  return (
    <RegistrationActionForm
      slug={slug}
      action="register"
      csrfToken={csrfToken}
      label={isFull ? text.wait : text.register}
      buttonClass="button-accent button-wide"
    />
  )
}
