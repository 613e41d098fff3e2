import { Badge } from '@/components/ui/badge'
import { teamHomeText } from '@/i18n/team-home'
import { teamMessagesText } from '@/i18n/team-messages'
import type { findMessages } from '@/lib/contact/queries'
import { routes } from '@/lib/routes'
import { ListBar } from './list-bar'
import { Row, Rows } from './rows'
import { TeamPagination } from './team-pagination'

type MessagesListResult = Awaited<ReturnType<typeof findMessages>>
type Props = MessagesListResult & { query: Record<string, string | undefined> }

export function MessagesList({ query, rows, next }: Props) {
  const text = teamMessagesText()
  const page = routes.teamMessages
  return (
    <>
      <ListBar
        page={page}
        query={query}
        search={[{ name: 'search', label: text.search }]}
        choices={[
          { name: 'state', label: text.state, options: text.states, defaultOption: 'open' },
        ]}
      />
      <Rows label={text.title}>
        {rows.map((row) => (
          <Row
            key={row.id}
            href={routes.teamMessage(row.id)}
            name={row.subject}
            badge={<MessageStatus row={row} />}
          >
            <p dir="auto">{row.beginning}</p>
            <p className="text-muted" dir="auto">{`${row.name}, ${text.day(row.at)}`}</p>
          </Row>
        ))}
      </Rows>
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}

function MessageStatus({
  row: { state, isDataRequest, daysLeft },
}: {
  row: MessagesListResult['rows'][number]
}) {
  const text = teamMessagesText()
  if (state !== 'open') return <Badge>{text.states[state]}</Badge>
  return isDataRequest ? (
    <Badge tone="premium">{teamHomeText().home.daysLeft(daysLeft)}</Badge>
  ) : null
}
