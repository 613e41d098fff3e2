import { formatIndiaDay } from '@/base/india-time'
import { DateTile } from '@/components/ui/date-tile'
import { formatFullDateOfTime, splitDay } from '@/i18n/dates'
import { liveSessionText } from '@/i18n/live-sessions'
import { sessionPageText } from '@/i18n/session-page'
import { getEnd } from '@/lib/live-sessions/policy'
import { countShownRegistrations } from '@/lib/live-sessions/public-counts'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'
import { Countdown } from './countdown'

const DAY_MS = 24 * 60 * 60 * 1000

export function SessionWhen({ liveSession }: { liveSession: PublicLiveSession }) {
  const text = liveSessionText()
  const { startsAt, minutes } = liveSession
  return (
    <div className="session-when bg-deep">
      <DateTile {...splitDay(startsAt)} />
      <p className="min-w-0">
        {/* In Indian time; the boot script adds the visitor's local time. */}
        <time dateTime={startsAt.toISOString()} data-own={text.ownTime} suppressHydrationWarning>
          {text.hours(startsAt, getEnd(liveSession))}
        </time>
        <span className="block">{formatFullDateOfTime(startsAt)}</span>
        <span className="block text-haze">{text.minutes(minutes)}</span>
      </p>
    </div>
  )
}

/** Until the start, and whether it runs. A page is never older than the day. */
export function SessionCountdown({ startsAt, phase, now }: PublicLiveSession) {
  const { phases } = liveSessionText()
  if (phase === 'over' || phase === 'cancelled') return null
  if (phase !== 'upcoming') return <p className="session-count">{phases[phase]}</p>
  return (
    <Countdown
      startsAt={startsAt.toISOString()}
      day={describeDay(startsAt, now)}
      begun={phases.live}
    />
  )
}

function describeDay(startsAt: Date, now: Date) {
  const { day: text } = sessionPageText()
  const [today, day] = [now, startsAt].map((moment) => Date.parse(formatIndiaDay(moment)))
  const days = (Number(day) - Number(today)) / DAY_MS
  if (days === 0) return text.today
  return days === 1 ? text.tomorrow : text.inDays(days)
}

export async function RegisteredCount({ liveSession }: { liveSession: PublicLiveSession }) {
  const count = await countShownRegistrations(liveSession)
  return count ? <p className="text-muted">{sessionPageText().registered(count)}</p> : null
}
