import { ListBar } from '@/components/team/lists/list-bar'
import { ListHead } from '@/components/team/lists/list-head'
import { RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { TeamPagination } from '@/components/team/lists/team-pagination'
import { Badge } from '@/components/ui/badge'
import type { HitCount } from '@/db/pagination'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import type { listAnnouncements } from '@/lib/announcements/list'
import { routes } from '@/lib/routes'

type Props = Awaited<ReturnType<typeof listAnnouncements>> & {
  query: Record<string, string | undefined>
  hits: HitCount
}

export function AnnouncementsList({ query, hits, rows, next }: Props) {
  const text = teamAnnouncementsText()
  const labels = teamListsText()
  return (
    <>
      <ListBar
        page={routes.teamAnnouncements}
        query={query}
        search={[{ name: 'search', label: labels.subject }]}
        choices={[{ name: 'state', label: labels.state, options: text.states }]}
      />
      <ListHead hits={hits} />
      <RecordTable
        label={text.title}
        rows={rows}
        columns={[
          {
            label: labels.subject,
            cell: ({ id, subject, state }) => (
              <>
                <RecordLink href={routes.teamAnnouncement(id)}>{subject}</RecordLink>
                <Badge>{text.states[state]}</Badge>
              </>
            ),
          },
          {
            label: labels.startsAt,
            cell: ({ startsAt }) => startsAt && teamHomeText().moment(startsAt),
            isCode: true,
          },
          {
            label: labels.results,
            isWhole: true,
            cell: (announcement) =>
              announcement.recipients > 0 &&
              [
                text.resultLine(announcement),
                announcement.waiting > 0 && text.waitsShort(announcement.waiting),
              ]
                .filter(Boolean)
                .join(', '),
          },
        ]}
      />
      <TeamPagination page={routes.teamAnnouncements} query={query} next={next} />
    </>
  )
}
