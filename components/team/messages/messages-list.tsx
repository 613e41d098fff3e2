import { Badge } from '@/components/ui/badge'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import { teamMessagesText } from '@/i18n/team-messages'
import type { findMessages } from '@/lib/contact/messages'
import { routes } from '@/lib/routes'
import { ListBar } from '../lists/list-bar'
import { RecordLink, RecordTable } from '../lists/record-table'
import { TeamPagination } from '../lists/team-pagination'

type MessagesListResult = Awaited<ReturnType<typeof findMessages>>
type Props = MessagesListResult & { query: Record<string, string | undefined> }

export function MessagesList({ query, rows, next }: Props) {
  const text = teamMessagesText()
  const labels = teamListsText()
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
      <RecordTable
        label={text.title}
        rows={rows}
        columns={[
          {
            label: labels.subject,
            cell: (row) => (
              <>
                <RecordLink href={routes.teamMessage(row.id)}>{row.subject}</RecordLink>
                <MessageStatus row={row} />
              </>
            ),
          },
          { label: labels.from, cell: ({ name }) => name },
          { label: labels.received, cell: ({ at: receivedAt }) => text.day(receivedAt) },
          { label: labels.beginning, cell: ({ beginning }) => beginning, isWideOnly: true },
        ]}
      />
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
