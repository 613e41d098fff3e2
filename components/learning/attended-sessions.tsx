import { Badge } from '@/components/ui/badge'
import { feedbackText } from '@/i18n/feedback'
import { getForeignTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import type { AttendedSession } from '@/lib/learning/record/sessions'
import { routes } from '@/lib/routes'

export function AttendedSessions({ liveSessions }: { liveSessions: AttendedSession[] }) {
  const { certificates: text, shortDay: formatShortDay, hours: formatHours } = myLearningText()
  return (
    <section aria-labelledby="attended" className="mt-12">
      <h2 id="attended">{text.heading}</h2>
      {liveSessions.length === 0 && <p className="mt-4">{text.none}</p>}
      <ul className="rows mt-4 max-w-3xl">
        {liveSessions.map((liveSession) => (
          <li key={liveSession.id}>
            <h3 lang={getForeignTag(liveSession.language)} className="text-xl">
              {renderTitle(liveSession)}
            </h3>
            <p className="text-muted">
              {[formatShortDay(liveSession.day), formatHours(liveSession.minutes)].join(', ')}
            </p>
            <CertificateLine {...liveSession} />
            <FeedbackLink {...liveSession} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function renderTitle({ number, title }: AttendedSession) {
  if (!number) return title
  return <a href={routes.myCertificate(number)}>{title}</a>
}

function CertificateLine({
  number,
  title,
  closed: isClosed,
  corrected: isCorrected,
  revoked: isRevoked,
}: AttendedSession) {
  const { certificates: text } = myLearningText()
  if (!number) return <p className="text-muted">{isClosed ? text.waiting : text.soon}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      <span className="tracking-wide">{number}</span>
      {isCorrected && <Badge>{text.corrected}</Badge>}
      {isRevoked ? (
        <Badge>{text.revoked}</Badge>
      ) : (
        <a
          href={routes.certificatePdf(number)}
          aria-label={text.pdfOf(title)}
          className="inline-flex min-h-11 items-center"
        >
          {text.pdf}
        </a>
      )}
    </p>
  )
}

function FeedbackLink({ slug, title, feedback }: AttendedSession) {
  if (feedback === 'none') return null
  const text = feedbackText()
  const isGiven = feedback === 'given'
  return (
    <a
      href={routes.sessionFeedback(slug)}
      aria-label={isGiven ? text.editOf(title) : text.giveOf(title)}
      className="inline-flex min-h-11 items-center"
    >
      {isGiven ? text.edit : text.give}
    </a>
  )
}
