import Link from 'next/link'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { routes } from '@/lib/routes'
import type { InHouseSession } from '@/lib/training/in-house/session'

type Props = { sessions: InHouseSession[]; next: string | null }

export function InHouseSessionList({ sessions, next }: Props) {
  const text = schoolSessionsText()
  return (
    <section aria-labelledby="sessions" className="mt-12">
      <h2 id="sessions">{text.list}</h2>
      <p className="mt-3">
        <a href="/api/school/poster" className="inline-flex min-h-11 items-center">
          {text.poster}
        </a>
      </p>
      {sessions.length === 0 && <p className="mt-3">{text.none}</p>}
      <ul className="rows mt-4">
        {sessions.map(({ id, title, startsAt, minutes, attendees, isCancelled }) => (
          <li key={id}>
            <h3 className="text-xl">
              <Link href={routes.schoolSession(id)} prefetch={false}>
                {title}
              </Link>
            </h3>
            <p className="text-muted">{text.item(startsAt, minutes)}</p>
            <p>{isCancelled ? text.isCancelled : text.attendees(attendees)}</p>
          </li>
        ))}
      </ul>
      {next && (
        <p className="mt-4">
          <Link href={`${routes.schoolSessions}?after=${next}`} prefetch={false}>
            {text.next}
          </Link>
        </p>
      )}
    </section>
  )
}
