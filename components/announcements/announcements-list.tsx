import { Row, Rows } from '@/components/team/rows'
import { TeamPagination } from '@/components/team/team-pagination'
import { Badge } from '@/components/ui/badge'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { listAnnouncements } from '@/lib/announcements/queries/list'
import { routes } from '@/lib/routes'

type Props = Awaited<ReturnType<typeof listAnnouncements>> & {
  query: Record<string, string | undefined>
}

export function AnnouncementsList({ query, rows, next }: Props) {
  const text = teamAnnouncementsText()
  return (
    <>
      <Rows label={text.title}>
        {rows.map(({ id, subject, state, startsAt, ...results }) => (
          <Row
            key={id}
            href={routes.teamAnnouncement(id)}
            name={subject}
            badge={<Badge>{text.states[state]}</Badge>}
          >
            {startsAt && <p className="text-muted">{text.starts(startsAt)}</p>}
            {results.recipients > 0 && <p className="text-muted">{text.resultLine(results)}</p>}
          </Row>
        ))}
      </Rows>
      <TeamPagination page={routes.teamAnnouncements} query={query} next={next} />
    </>
  )
}
