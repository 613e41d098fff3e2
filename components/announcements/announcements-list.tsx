import { RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { TeamPagination } from '@/components/team/lists/team-pagination'
import { Badge } from '@/components/ui/badge'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { teamListsText } from '@/i18n/team-lists'
import type { listAnnouncements } from '@/lib/announcements/announcement'
import { routes } from '@/lib/routes'
import { formatStart } from './format-start'

type Props = Awaited<ReturnType<typeof listAnnouncements>> & {
  query: Record<string, string | undefined>
}

export function AnnouncementsList({ query, rows, next }: Props) {
  const text = teamAnnouncementsText()
  const labels = teamListsText()
  return (
    <>
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
          { label: labels.startsAt, cell: (announcement) => formatStart(announcement) },
          {
            label: labels.results,
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
