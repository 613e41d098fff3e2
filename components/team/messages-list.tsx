import { Badge } from '@/components/ui/badge'
import type { messagesFor } from '@/lib/contact/queries'
import { routes } from '@/lib/routes'
import { deskWords } from '@/words/desk'
import { deskMessagesWords } from '@/words/desk-messages'
import { ListBar } from './list-bar'
import { Row, Rows } from './rows'
import { TurnPage } from './turn-page'

type Found = Awaited<ReturnType<typeof messagesFor>>
type Props = Found & { asked: Record<string, string | undefined> }

export function MessagesList({ asked, rows, next }: Props) {
  const words = deskMessagesWords()
  const page = routes.teamMessages
  return (
    <>
      <ListBar
        page={page}
        asked={asked}
        search={[{ name: 'search', label: words.search }]}
        choices={[{ name: 'state', label: words.state, options: words.states, usual: 'open' }]}
      />
      <Rows label={words.title}>
        {rows.map((row) => (
          <Row
            key={row.id}
            href={routes.teamMessage(row.id)}
            name={row.subject}
            badge={<Standing row={row} />}
          >
            <p dir="auto">{row.beginning}</p>
            <p className="text-muted" dir="auto">{`${row.name}, ${words.day(row.at)}`}</p>
          </Row>
        ))}
      </Rows>
      <TurnPage {...{ page, asked, next }} />
    </>
  )
}

function Standing({ row: { state, isDataRequest, daysLeft } }: { row: Found['rows'][number] }) {
  const words = deskMessagesWords()
  if (state !== 'open') return <Badge>{words.states[state]}</Badge>
  return isDataRequest ? <Badge tone="premium">{deskWords().home.daysLeft(daysLeft)}</Badge> : null
}
