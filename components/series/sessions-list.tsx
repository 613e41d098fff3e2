import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { routes } from '@/lib/routes'
import type { Asked, DeskRow } from '@/lib/series/queries/desk'
import { seriesWords } from '@/words/series'
import { teamSessionsWords } from '@/words/team-sessions'
import { TurnOver } from './turn-over'

type Props = { asked: Asked; found: { rows: DeskRow[]; next: string | null } }

/** One line each: what and when, and how many come. The title leads to all that can be done. */
export function SessionsList({ asked, found: { rows, next } }: Props) {
  const words = teamSessionsWords()
  if (rows.length === 0)
    return <p className="mt-6">{asked.search ? words.noneFound : words.none}</p>
  return (
    <>
      <ul className="mt-6 divide-y divide-rule border-y border-rule">
        {rows.map((row) => (
          <SessionLine key={row.id} row={row} />
        ))}
      </ul>
      <TurnOver path={routes.teamSessions} asked={asked} next={next} />
    </>
  )
}

function SessionLine({ row }: { row: DeskRow }) {
  const { id, title, startsAt, kind, standing, state, repeatId } = row
  const words = teamSessionsWords()
  const { counts } = words
  const { kinds, standings } = seriesWords()
  const facts = [
    [counts.registered, counts.ofSeats(row.registered, row.seats)],
    [counts.present, row.present],
  ] as const
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-3">
      <div>
        <Link
          href={routes.teamSession(id)}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {title}
        </Link>
        <p>{words.when(startsAt)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
          {kinds[kind]}
          {repeatId && <span>{words.repeats}</span>}
          <Badge>{state === 'draft' ? words.draft : standings[standing]}</Badge>
        </p>
      </div>
      <dl className="flex gap-8 pt-2">
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
