import { buttonClass } from '@/components/ui/button'
import { liveSessionText } from '@/i18n/live-sessions'
import { canJoinInPhase } from '@/lib/live-sessions/policy'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { routes, toLoginPath, toRegisterPath } from '@/lib/routes'
import { RegisteredCount, SessionCountdown, SessionWhen } from '../public-sessions/session-when'
import { MyRegistration } from './my-registration'

/** The page is cached for everyone; user data is loaded by the client, and stands last, for it grows. */
export function ParticipationPanel({ liveSession }: { liveSession: PublicLiveSession }) {
  const { slug, phase } = liveSession
  const text = liveSessionText()
  const isUpcoming = phase !== 'over' && phase !== 'cancelled'
  return (
    <aside aria-label={text.participation} className="sheet take-part">
      <SessionWhen liveSession={liveSession} />
      <div className="grid gap-4 p-5">
        <SessionCountdown {...liveSession} />
        <RegisteredCount liveSession={liveSession} />
        {isUpcoming && <VisitorActions {...liveSession} />}
        {phase !== 'cancelled' && (
          <div className="when-in my-part">
            <MyRegistration slug={slug} />
          </div>
        )}
        {!isUpcoming && (
          <p className={phase === 'cancelled' ? 'join-bar' : 'when-out join-bar visitor-bar'}>
            <a href={routes.series} className={`${buttonClass('accent')} button-wide`}>
              {text.all}
            </a>
          </p>
        )}
      </div>
    </aside>
  )
}

function VisitorActions({ slug, phase }: PublicLiveSession) {
  const { visitor: text, calendar: calendarText } = liveSessionText()
  return (
    <div className="when-out grid gap-3">
      <h2>{text.heading}</h2>
      <p>{canJoinInPhase(phase) ? text.textNow : text.text}</p>
      <p className="join-bar visitor-bar">
        <a
          href={toLoginPath(routes.liveSession(slug))}
          className={`${buttonClass('accent')} button-wide`}
        >
          {text.login}
        </a>
      </p>
      <a href={toRegisterPath(routes.liveSession(slug))} className={buttonClass('secondary')}>
        {text.register}
      </a>
      <noscript>
        <a href={routes.liveSessionRegistration(slug)}>{text.noScript}</a>
      </noscript>
      <a href={routes.liveSessionCalendar(slug)} className="inline-flex min-h-11 items-center">
        {calendarText.add}
      </a>
    </div>
  )
}
