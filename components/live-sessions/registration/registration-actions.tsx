import { PushOffer } from '@/components/push/push-offer'
import { Alert } from '@/components/ui/alert'
import { feedbackText } from '@/i18n/feedback'
import { liveSessionText } from '@/i18n/live-sessions'
import type { SessionRegistration } from '@/lib/live-sessions/schema'
import { routes } from '@/lib/routes'
import { AttendanceCodeForm } from '../attendance/attendance-code-form'
import { findPrimaryAction } from './primary-action'
import { RegistrationActionForm } from './registration-action-form'
import { RegistrationLink } from './registration-link'
import { RegistrationSentences } from './registration-sentences'

type Props = { registration: SessionRegistration; xsrf: string }
type ActionProps = Props & { isPrimary: boolean }

/** Plain forms, which work before hydration. */
export function RegistrationActions({ registration, xsrf: csrfToken }: Props) {
  const { slug, phase } = registration
  const primary = findPrimaryAction(registration)
  if (phase === 'cancelled')
    return (
      <Alert tone="warning">
        <p className="font-semibold">{liveSessionText().cancelled}</p>
        {registration.reason && <p className="mt-1">{registration.reason}</p>}
      </Alert>
    )
  return (
    <>
      {registration.canJoin && (
        <JoinAction {...{ registration }} xsrf={csrfToken} isPrimary={primary === 'join'} />
      )}
      <RegistrationSentences registration={registration} />
      {registration.acceptsCode && (
        <AttendanceCodeForm slug={slug} csrfToken={csrfToken} isPrimary={primary === 'code'} />
      )}
      {registration.present && <Alert tone="success">{describeAttendance(registration)}</Alert>}
      <LaterActions {...registration} />
      {phase !== 'over' && (
        <RegistrationAction
          {...{ registration }}
          xsrf={csrfToken}
          isPrimary={primary === 'register'}
        />
      )}
      {phase === 'upcoming' && registration.mine === 'registered' && <PushOffer />}
    </>
  )
}

function describeAttendance({ certificate, certificateWaits }: SessionRegistration) {
  const text = liveSessionText().registration
  if (certificate) return text.attended
  return certificateWaits ? text.certificateWaits : text.present
}

/** After the session. */
function LaterActions(registration: SessionRegistration) {
  const { slug, certificate, certificateWaits, feedback, recording } = registration
  const text = liveSessionText().registration
  const primary = findPrimaryAction(registration)
  return (
    <>
      {certificate && (
        <RegistrationLink
          href={routes.myCertificate(certificate)}
          label={text.certificate}
          isPrimary={primary === 'certificate'}
        />
      )}
      {certificateWaits && (
        <RegistrationLink
          href={routes.myLearning}
          label={text.seeWhatWaits}
          isPrimary={primary === 'name'}
        />
      )}
      {feedback !== 'none' && (
        <RegistrationLink
          href={routes.sessionFeedback(slug)}
          label={feedback === 'given' ? feedbackText().edit : feedbackText().give}
          isPrimary={primary === 'feedback'}
        />
      )}
      {recording && (
        <RegistrationLink
          href={getRecordingUrl(recording)}
          label={text.recording}
          rel="noreferrer"
          isPrimary={primary === 'recording'}
        />
      )}
    </>
  )
}

const getRecordingUrl = (recording: NonNullable<SessionRegistration['recording']>) =>
  'video' in recording ? routes.libraryItem(recording.video) : recording.address

/** In a new tab, so that this page stays open for the attendance code. */
function JoinAction({
  registration: { slug, joined: hasJoined, code, present: hasAttended },
  xsrf: csrfToken,
  isPrimary,
}: ActionProps) {
  const text = liveSessionText().registration
  const note = hasAttended ? text.joiningAgain : text.joining
  return (
    <RegistrationActionForm
      slug={slug}
      action="join"
      csrfToken={csrfToken}
      label={hasJoined ? text.joinAgain : text.join}
      isPrimary={isPrimary}
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
  isPrimary,
}: ActionProps) {
  const text = liveSessionText().registration
  if (ownStatus !== 'none')
    return (
      !hasAttended && (
        <RegistrationActionForm
          slug={slug}
          action="cancel-registration"
          csrfToken={csrfToken}
          label={ownStatus === 'waiting' ? text.leaveList : text.cancelRegistration}
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
      isPrimary={isPrimary}
    />
  )
}
