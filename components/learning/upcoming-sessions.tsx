import { buttonClass } from '@/components/ui/button'
import { getForeignTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import type { UpcomingSession } from '@/lib/learning/record/sessions'
import { routes } from '@/lib/routes'

export function UpcomingSessions({ liveSessions }: { liveSessions: UpcomingSession[] }) {
  const { coming: text, when: formatWhen } = myLearningText()
  return (
    <section aria-labelledby="coming" className="mt-12">
      <h2 id="coming">{text.heading}</h2>
      {liveSessions.length === 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p>{text.none}</p>
          <a href={routes.series} className={buttonClass('secondary')}>
            {text.see}
          </a>
        </div>
      )}
      <ul className="rows mt-4 max-w-3xl">
        {liveSessions.map(
          ({ slug, title, language, startsAt, waiting: isWaiting, open: isOpen }) => (
            <li key={slug} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div>
                <h3 lang={getForeignTag(language)} className="text-xl">
                  {title}
                </h3>
                <p className="text-muted">
                  {formatWhen(startsAt)}
                  {isWaiting && `, ${text.waiting}`}
                </p>
              </div>
              {!isWaiting && (
                <a
                  href={isOpen ? routes.liveSessionRegistration(slug) : routes.liveSession(slug)}
                  className={buttonClass(isOpen ? 'accent' : 'secondary')}
                >
                  {isOpen ? text.join : text.open}
                </a>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
