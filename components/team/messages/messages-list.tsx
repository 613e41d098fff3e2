import { Badge } from '@/components/ui/badge'
import type { HitCount } from '@/db/pagination'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import { teamMessagesText } from '@/i18n/team-messages'
import type { findMessages, MessageSort } from '@/lib/contact/messages'
import { routes } from '@/lib/routes'
import { BulkBar } from '../lists/bulk-bar'
import { ListBar } from '../lists/list-bar'
import { ListHead } from '../lists/list-head'
import { RecordLink, RecordTable } from '../lists/record-table'
import { TeamPagination } from '../lists/team-pagination'

type MessagesListResult = Awaited<ReturnType<typeof findMessages>>
type Props = MessagesListResult & {
  query: Record<string, string | undefined>
  hits: HitCount
  sort: MessageSort
}

const BULK_PATH = '/api/team/messages/state'

export function MessagesList({ query, rows, next, hits, sort }: Props) {
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
          {
            ...{ name: 'sort', label: teamHomeText().list.sort, options: text.sorts },
            ...{ defaultOption: sort, isRequired: true, isNarrowOnly: true },
          },
        ]}
      />
      <ListHead hits={hits} />
      <RecordTable
        label={text.title}
        rows={rows}
        nameRow={({ subject }) => subject}
        sorting={{ page, query, current: sort }}
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
          {
            label: labels.received,
            sortBy: 'received',
            cell: ({ at: receivedAt }) => text.day(receivedAt),
          },
          { label: labels.beginning, cell: ({ beginning }) => beginning, isWideOnly: true },
        ]}
      />
      <BulkBar
        rowIds={rows.map(({ id }) => id)}
        actions={[
          { label: text.bulk.answered, path: BULK_PATH, body: { state: 'answered' } },
          { label: text.bulk.spam, path: BULK_PATH, body: { state: 'spam' } },
        ]}
      />
      <TeamPagination {...{ page, query, next }} />
    </>
  )
}

function MessageStatus({
  row: { state, isDataRequest, daysLeft, hasNewAnswer },
}: {
  row: MessagesListResult['rows'][number]
}) {
  const text = teamMessagesText()
  if (state !== 'open') return <Badge>{text.states[state]}</Badge>
  if (hasNewAnswer) return <Badge tone="premium">{teamListsText().newAnswer}</Badge>
  return isDataRequest ? (
    <Badge tone="premium">{teamHomeText().home.daysLeft(daysLeft)}</Badge>
  ) : null
}
