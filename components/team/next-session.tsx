import Link from 'next/link'
import { routes } from '@/lib/routes'
import { deskWords } from '@/words/desk'

type Props = { next: { id: string; title: string; startsAt: Date } | null }

export function NextSession({ next }: Props) {
  const words = deskWords().home
  return (
    <section aria-labelledby="next-session">
      <h2 id="next-session">{words.next}</h2>
      {next ? (
        <p className="mt-2">
          <Link
            href={routes.teamSession(next.id)}
            prefetch={false}
            dir="auto"
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {next.title}
          </Link>
          <span className="block text-muted">{deskWords().moment(next.startsAt)}</span>
        </p>
      ) : (
        <p className="mt-2">{words.noNext}</p>
      )}
    </section>
  )
}
