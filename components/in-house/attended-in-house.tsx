import { myLearningText } from '@/i18n/my-learning'
import { schoolSessionsText } from '@/i18n/school-sessions'
import type { LearningRecord } from '@/lib/learning/record/record'

export function AttendedInHouse({ sessions }: { sessions: LearningRecord['inHouse'] }) {
  const { mine: text } = schoolSessionsText()
  const { shortDay, hours: formatHours } = myLearningText()
  if (sessions.length === 0) return null
  return (
    <section aria-labelledby="in-house" className="panel">
      <h2 id="in-house">{text.heading}</h2>
      <p className="mt-2 max-w-2xl text-muted">{text.lede}</p>
      <ul className="rows mt-2">
        {sessions.map(({ id, title, provider, day, minutes, isClosed }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p className="text-muted">
              {[provider, shortDay(day), formatHours(minutes)].join(' · ')}
            </p>
            {isClosed && (
              <a
                href={`/api/learning/in-house/${id}/certificate`}
                className="inline-flex min-h-11 items-center"
              >
                {text.certificate(title)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
