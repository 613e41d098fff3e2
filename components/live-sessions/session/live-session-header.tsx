import { Badge } from '@/components/ui/badge'
import { liveSessionText } from '@/i18n/live-sessions'
import { teamSessionsText } from '@/i18n/team-sessions'
import type { TeamSession } from '@/lib/live-sessions/session/list'
import { routes } from '@/lib/routes'

export function LiveSessionHeader({ liveSession }: { liveSession: TeamSession }) {
  const text = teamSessionsText()
  const { counts: countLabels } = text
  const {
    registered: registeredCount,
    waiting: waitingCount,
    joined: joinedCount,
    present: presentCount,
    capacity,
    state,
    phase,
    slug,
  } = liveSession
  const rows = [
    [countLabels.registered, countLabels.ofSeats(registeredCount, capacity)],
    [countLabels.waiting, waitingCount],
    [countLabels.joined, joinedCount],
    [countLabels.present, presentCount],
  ] as const
  return (
    <header>
      <h1>{liveSession.title}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{text.when(liveSession.startsAt)}</span>
        <Badge>{state === 'draft' ? text.draft : liveSessionText().phases[phase]}</Badge>
        {state !== 'draft' && (
          <a href={routes.liveSession(slug)} className="inline-flex min-h-11 items-center">
            {text.look}
          </a>
        )}
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 sm:flex sm:gap-10">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-display text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {liveSession.attendanceCode && (
        <p className="mt-2 font-semibold">{text.code(liveSession.attendanceCode)}</p>
      )}
      {liveSession.changedBy && (
        <p className="mt-1 text-muted">{text.changedBy(liveSession.changedBy)}</p>
      )}
    </header>
  )
}
