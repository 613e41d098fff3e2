import { Badge } from '@/components/ui/badge'
import { routes } from '@/lib/routes'
import type { DeskSession } from '@/lib/series/queries/desk'
import { seriesWords } from '@/words/series'
import { teamSessionsWords } from '@/words/team-sessions'

/** Which session it is, how it stands, and how many come. */
export function SessionHead({ session }: { session: DeskSession }) {
  const words = teamSessionsWords()
  const { counts } = words
  const { registered, waiting, joined, present, seats, state, standing, slug } = session
  const facts = [
    [counts.registered, counts.ofSeats(registered, seats)],
    [counts.waiting, waiting],
    [counts.joined, joined],
    [counts.present, present],
  ] as const
  return (
    <header>
      <h1>{session.title}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{words.when(session.startsAt)}</span>
        <Badge>{state === 'draft' ? words.draft : seriesWords().standings[standing]}</Badge>
        {state !== 'draft' && (
          <a href={routes.gathering(slug)} className="inline-flex min-h-11 items-center">
            {words.look}
          </a>
        )}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:flex sm:gap-10">
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-display text-2xl font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
      {session.word && <p className="mt-4 font-semibold">{words.code(session.word)}</p>}
      {session.changedBy && <p className="mt-4 text-muted">{words.changedBy(session.changedBy)}</p>}
    </header>
  )
}
