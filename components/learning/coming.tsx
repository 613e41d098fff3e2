import { buttonLook } from '@/components/ui/button'
import type { ComingSession } from '@/lib/learning/queries/coming'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

/** The next sessions, each with the way to its page, where it is joined. */
export function Coming({ sessions }: { sessions: ComingSession[] }) {
  const { coming, when } = myLearningWords()
  return (
    <section aria-labelledby="coming" className="mt-12">
      <h2 id="coming">{coming.heading}</h2>
      {sessions.length === 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p>{coming.none}</p>
          <a href={routes.series} className={buttonLook('secondary')}>
            {coming.see}
          </a>
        </div>
      )}
      <ul className="rows mt-4 max-w-3xl">
        {sessions.map(({ slug, title, startsAt, waiting, open }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">
                {when(startsAt)}
                {waiting && `, ${coming.waiting}`}
              </p>
            </div>
            {!waiting && (
              <a
                href={open ? routes.gatheringPlace(slug) : routes.gathering(slug)}
                className={buttonLook(open ? 'accent' : 'secondary')}
              >
                {open ? coming.join : coming.open}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
