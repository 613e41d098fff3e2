import Link from 'next/link'
import { teamHomeText } from '@/i18n/team-home'
import { routes } from '@/lib/routes'

type Props = { liveSession: { id: string; title: string; startsAt: Date } | null }

export function NextSessionLink({ liveSession }: Props) {
  const text = teamHomeText().home
  return (
    <section aria-labelledby="next-session">
      <h2 id="next-session">{text.next}</h2>
      {liveSession ? (
        <p className="mt-2">
          <Link
            href={routes.teamSession(liveSession.id)}
            prefetch={false}
            dir="auto"
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {liveSession.title}
          </Link>
          <span className="block text-muted">{teamHomeText().moment(liveSession.startsAt)}</span>
        </p>
      ) : (
        <p className="mt-2">{text.noNext}</p>
      )}
    </section>
  )
}
