import type { linesOf } from '@/lib/audit/queries'
import { routes } from '@/lib/routes'
import { auditKindWords } from '@/words/audit'
import { deskPeopleWords } from '@/words/desk-people'
import { ListBar } from './list-bar'
import { LogLine } from './log-line'
import { TurnPage } from './turn-page'

type Props = Awaited<ReturnType<typeof linesOf>> & {
  asked: Record<string, string | undefined>
}

export function LogList({ asked, rows, next }: Props) {
  const words = deskPeopleWords()
  const { person, thing } = asked
  const page = routes.teamLog
  return (
    <>
      <ListBar
        page={page}
        asked={asked}
        kept={{ person, thing }}
        search={[{ name: 'day', label: words.filters.day, type: 'date' }]}
        choices={[{ name: 'act', label: words.filters.act, options: auditKindWords() }]}
      />
      {person && <p className="mt-3 font-semibold">{words.only.person}</p>}
      {thing && <p className="mt-3 font-semibold">{words.only.thing}</p>}
      {rows.length === 0 && <p className="mt-5">{words.noLines}</p>}
      <ol aria-label={words.logTitle} className="rows mt-4">
        {rows.map((line) => (
          <LogLine key={line.id} line={line} />
        ))}
      </ol>
      <TurnPage {...{ page, asked, next }} />
    </>
  )
}
