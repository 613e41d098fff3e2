import { absoluteUrl } from '@/base/owner'
import { ClassroomLink } from '@/components/ui/classroom-link'
import { ShareActions } from '@/components/ui/share-actions'
import { stripMarks } from '@/i18n/english-marks'
import { liveSessionText } from '@/i18n/live-sessions'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { routes } from '@/lib/routes'

/** The page's own link: nobody can join with it before the time or without an account. */
export function ShareSession({ slug, title, startsAt, phase }: PublicLiveSession) {
  const { share: text, all, when: formatWhen } = liveSessionText()
  const url = absoluteUrl(routes.liveSession(slug))
  const isUpcoming = phase !== 'over' && phase !== 'cancelled'
  return (
    <section aria-label={text.heading} className="mt-8">
      {isUpcoming && (
        <>
          <h2 className="mb-3">{text.heading}</h2>
          <ShareActions text={stripMarks(text.message(title, formatWhen(startsAt), url))} />
        </>
      )}
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href={routes.series} className="inline-flex min-h-11 items-center">
          {all}
        </a>
        <span className="when-in">
          <ClassroomLink url={url} />
        </span>
      </p>
    </section>
  )
}
