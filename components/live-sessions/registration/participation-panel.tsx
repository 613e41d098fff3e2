import { absoluteUrl } from '@/base/owner'
import { ClassroomLink } from '@/components/ui/classroom-link'
import { ShareActions } from '@/components/ui/share-actions'
import { stripMarks } from '@/i18n/english-marks'
import { liveSessionText } from '@/i18n/live-sessions'
import { canJoinInPhase } from '@/lib/live-sessions/policy'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { routes, toLoginPath, toRegisterPath } from '@/lib/routes'
import { MyRegistration } from './my-registration'

/** The page is cached for everyone; user data is loaded by the client. */
export function ParticipationPanel({ liveSession }: { liveSession: PublicLiveSession }) {
  const { slug, phase } = liveSession
  const text = liveSessionText()
  const { visitor: visitorText, calendar: calendarText } = text
  const isUpcoming = phase !== 'over' && phase !== 'cancelled'
  return (
    <aside
      aria-label={text.participation}
      className="sheet sheet-pinned take-part grid gap-4 px-5 py-7"
    >
      {isUpcoming && (
        <div className="when-out grid gap-4">
          <h2>{visitorText.heading}</h2>
          <p>{canJoinInPhase(phase) ? visitorText.textNow : visitorText.text}</p>
          <a href={toLoginPath(routes.liveSession(slug))} className="button button-accent">
            {visitorText.login}
          </a>
          <a href={toRegisterPath(routes.liveSession(slug))} className="button button-quiet">
            {visitorText.register}
          </a>
          <noscript>
            <a href={routes.liveSessionRegistration(slug)}>{visitorText.noScript}</a>
          </noscript>
        </div>
      )}
      <div className="when-in">
        <MyRegistration slug={slug} />
        <ClassroomLink url={absoluteUrl(routes.liveSession(slug))} />
      </div>
      {isUpcoming && (
        <a href={routes.liveSessionCalendar(slug)} className="inline-flex min-h-11 items-center">
          {calendarText.add}
        </a>
      )}
      <a href={routes.series} className="inline-flex min-h-11 items-center">
        {text.all}
      </a>
      {isUpcoming && <ShareSession {...liveSession} />}
    </aside>
  )
}

/** The page's own link: nobody can join with it before the time or without an account. */
function ShareSession({ slug, title, startsAt }: PublicLiveSession) {
  const { share: text, when: formatWhen } = liveSessionText()
  const message = text.message(title, formatWhen(startsAt), absoluteUrl(routes.liveSession(slug)))
  return (
    <section aria-labelledby="share">
      <h2 id="share" className="mb-3 text-xl">
        {text.heading}
      </h2>
      <ShareActions text={stripMarks(message)} />
    </section>
  )
}
