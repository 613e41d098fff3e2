import { Badge } from '@/components/ui/badge'
import type { AttendedSession } from '@/lib/learning/queries/sessions'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

/** Every session somebody was at, and what has become of its certificate. */
export function Attended({ sessions }: { sessions: AttendedSession[] }) {
  const { certificates, shortDay, hours } = myLearningWords()
  return (
    <section aria-labelledby="attended" className="mt-12">
      <h2 id="attended">{certificates.heading}</h2>
      {sessions.length === 0 && <p className="mt-4">{certificates.none}</p>}
      <ul className="rows mt-4 max-w-3xl">
        {sessions.map((session) => (
          <li key={session.id}>
            <h3 className="text-xl">{titleOf(session)}</h3>
            <p className="text-muted">
              {[shortDay(session.day), hours(session.minutes)].join(', ')}
            </p>
            <Certificate {...session} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleOf({ number, title }: AttendedSession) {
  if (!number) return title
  return <a href={routes.myCertificate(number)}>{title}</a>
}

function Certificate({ number, title, closed, correctedAt, revokedAt }: AttendedSession) {
  const { certificates } = myLearningWords()
  if (!number)
    return <p className="text-muted">{closed ? certificates.waiting : certificates.soon}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      <span className="tracking-wide">{number}</span>
      {correctedAt && <Badge>{certificates.corrected}</Badge>}
      {revokedAt ? (
        <Badge>{certificates.revoked}</Badge>
      ) : (
        <a
          href={routes.certificatePdf(number)}
          aria-label={certificates.pdfOf(title)}
          className="inline-flex min-h-11 items-center"
        >
          {certificates.pdf}
        </a>
      )}
    </p>
  )
}
