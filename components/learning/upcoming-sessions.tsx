import { EmptyState } from '@/components/site/empty-state'
import { buttonClass } from '@/components/ui/button'
import { DateTile } from '@/components/ui/date-tile'
import { splitDay } from '@/i18n/dates'
import { getForeignTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import type { UpcomingSession } from '@/lib/learning/record/sessions'
import { routes } from '@/lib/routes'

export function UpcomingSessions({ liveSessions }: { liveSessions: UpcomingSession[] }) {
  const { coming: text } = myLearningText()
  const [next, ...others] = liveSessions
  return (
    <section aria-labelledby="coming" className="panel">
      <h2 id="coming">{next ? text.next : text.heading}</h2>
      {next ? <NextSession {...next} /> : <NoSession />}
      {others.length > 0 && (
        <ul className="rows mt-3 border-t border-rule">
          {others.map((liveSession) => (
            <li key={liveSession.slug}>
              <Title {...liveSession} />
              <When {...liveSession} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NextSession(liveSession: UpcomingSession) {
  const { coming: text } = myLearningText()
  const { slug, startsAt, waiting: isWaiting, open: isOpen } = liveSession
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      <div className="flex min-w-0 grow basis-64 items-center gap-4">
        <DateTile {...splitDay(startsAt)} />
        <div className="min-w-0">
          <Title {...liveSession} />
          <When {...liveSession} />
        </div>
      </div>
      {!isWaiting && (
        <a
          href={isOpen ? routes.liveSessionRegistration(slug) : routes.liveSession(slug)}
          className={buttonClass(isOpen ? 'accent' : 'secondary')}
        >
          {isOpen ? text.join : text.open}
        </a>
      )}
    </div>
  )
}

const Title = ({ slug, title, language }: UpcomingSession) => (
  <h3 lang={getForeignTag(language)}>
    <a href={routes.liveSession(slug)} className="text-ink">
      {title}
    </a>
  </h3>
)

function When({ startsAt, waiting: isWaiting }: UpcomingSession) {
  const { coming: text, when: formatWhen } = myLearningText()
  return (
    <p className="text-muted">
      {formatWhen(startsAt)}
      {isWaiting && `, ${text.waiting}`}
    </p>
  )
}

function NoSession() {
  const { coming: text } = myLearningText()
  return (
    <EmptyState picture="online" text={text.none}>
      <a href={routes.series} className={buttonClass('accent')}>
        {text.see}
      </a>
    </EmptyState>
  )
}
