import { site } from '@/base/site'
import { EmptyState } from '@/components/site/empty-state'
import { Badge } from '@/components/ui/badge'
import { feedbackText } from '@/i18n/feedback'
import { getForeignTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import type { AttendedSession } from '@/lib/learning/record/sessions'
import { routes } from '@/lib/routes'

type Props = { liveSessions: AttendedSession[]; certificateName: string | null }

/** Older ones are folded, as a list. */
const MAX_CARDS = 8

export function AttendedSessions({ liveSessions, certificateName }: Props) {
  const { certificates: text, name } = myLearningText()
  const older = liveSessions.slice(MAX_CARDS)
  return (
    <section aria-labelledby="attended" className="panel">
      <h2 id="attended">{text.heading}</h2>
      {liveSessions.length === 0 && <NoCertificates />}
      {certificateName && (
        <p id="name" className="mt-1 text-muted">
          <span dir="auto">{name.stands(certificateName)}</span>{' '}
          <a href={routes.certificateName} className={LINK_CLASS}>
            {name.change}
          </a>
        </p>
      )}
      <ul className="certificate-wall mt-3">
        {liveSessions.slice(0, MAX_CARDS).map((liveSession) => (
          <li key={liveSession.id}>
            <SmallCertificate {...liveSession} name={certificateName} />
            <SessionFacts {...liveSession} />
          </li>
        ))}
      </ul>
      {older.length > 0 && (
        <details className="mt-4">
          <summary className={LINK_CLASS}>{text.older(older.length)}</summary>
          <ul className="rows">
            {older.map((liveSession) => (
              <li key={liveSession.id}>
                <SessionFacts {...liveSession} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function NoCertificates() {
  const { certificates: text, coming } = myLearningText()
  return (
    <EmptyState picture="certificate" text={text.none}>
      <a href={routes.series} className={LINK_CLASS}>
        {coming.see}
      </a>
    </EmptyState>
  )
}

const LINK_CLASS = 'inline-flex min-h-11 items-center'

/** Decoration: the facts below say the same. A session without a certificate has a frame that says why. */
function SmallCertificate({
  number,
  title,
  closed: isClosed,
  revoked: isRevoked,
  name,
}: AttendedSession & { name: string | null }) {
  const { certificates: text } = myLearningText()
  if (!number)
    return (
      <span className="small-certificate certificate-frame">
        {isClosed ? text.waiting : text.soon}
      </span>
    )
  if (isRevoked) return <span className="small-certificate certificate-frame">{text.revoked}</span>
  return (
    <span aria-hidden="true" className="small-certificate">
      {site.name}
      <strong dir="auto">{name}</strong>
      <span>{title}</span>
    </span>
  )
}

function SessionFacts(liveSession: AttendedSession) {
  const { shortDay: formatShortDay, hours: formatHours } = myLearningText()
  const { number, title, language, day, minutes } = liveSession
  return (
    <>
      <h3 lang={getForeignTag(language)} className="mt-2">
        {number ? (
          <a href={routes.myCertificate(number)} className="text-ink">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="text-sm text-muted">{`${formatShortDay(day)} · ${formatHours(minutes)}`}</p>
      <CertificateLine {...liveSession} />
      <FeedbackLink {...liveSession} />
    </>
  )
}

function CertificateLine({
  number,
  title,
  corrected: isCorrected,
  revoked: isRevoked,
}: AttendedSession) {
  const { certificates: text } = myLearningText()
  if (!number) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="tracking-wide text-muted">{number}</span>
      {isCorrected && <Badge>{text.corrected}</Badge>}
      {isRevoked ? (
        <Badge>{text.revoked}</Badge>
      ) : (
        <a
          href={routes.certificatePdf(number)}
          aria-label={text.pdfOf(title)}
          className={LINK_CLASS}
        >
          {text.pdf}
        </a>
      )}
    </p>
  )
}

function FeedbackLink({ slug, title, feedback }: AttendedSession) {
  if (feedback !== 'given') return null
  const text = feedbackText()
  return (
    <a
      href={routes.sessionFeedback(slug)}
      aria-label={text.editOf(title)}
      className={`${LINK_CLASS} text-sm`}
    >
      {text.edit}
    </a>
  )
}
