import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { routes } from '@/lib/routes'
import type { Asked, DeskRow } from '@/lib/series/queries/desk'
import { seriesWords } from '@/words/series'
import { teamSessionsWords } from '@/words/team-sessions'
import { TurnOver } from './turn-over'

type Props = { asked: Asked; found: { rows: DeskRow[]; next: string | null } }

/** Narrow enough for a phone: title and time share a cell, and the title leads to all that can be done. */
export function SessionsTable({ asked, found: { rows, next } }: Props) {
  const words = teamSessionsWords()
  if (rows.length === 0)
    return <p className="mt-6">{asked.search ? words.noneFound : words.none}</p>
  return (
    <>
      <table className="mt-6 w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {words.columns.session}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-semibold">
              {words.columns.registered}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {words.columns.present}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SessionRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <TurnOver path={routes.teamSessions} asked={asked} next={next} />
    </>
  )
}

function SessionRow({ row }: { row: DeskRow }) {
  const { id, title, startsAt, kind, standing, state, repeatId } = row
  const words = teamSessionsWords()
  const { kinds, standings } = seriesWords()
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-2 pr-4">
        <Link
          href={routes.teamSession(id)}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {title}
        </Link>
        <span className="block">{words.when(startsAt)}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-muted">
          {kinds[kind]}
          {repeatId && <span>{words.repeats}</span>}
          <Badge>{state === 'draft' ? words.draft : standings[standing]}</Badge>
        </span>
      </td>
      <td className="py-2 pr-4 text-right leading-11">
        {words.counts.ofSeats(row.registered, row.seats)}
      </td>
      <td className="py-2 text-right leading-11">{row.present}</td>
    </tr>
  )
}
