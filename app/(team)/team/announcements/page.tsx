import type { Metadata } from 'next'
import Link from 'next/link'
import { AnnouncementsList } from '@/components/announcements/announcements-list'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { buttonClass } from '@/components/ui/button'
import { findHitCount } from '@/db/pagination'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { countAnnouncements, listAnnouncements } from '@/lib/announcements/list'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamAnnouncementsText().title })

export default async function AnnouncementsPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = teamAnnouncementsText()
  await requireTeam('manager')
  const query = await readSearchParams(searchParams, 'search', 'state', 'after')
  const results = await listAnnouncements(query)
  const hits = await findHitCount(results, query.after, (most) => countAnnouncements(query, most))
  return (
    <TeamPage title={title} lede={lede} action={<NewAnnouncementLink />}>
      <AnnouncementsList {...{ query, hits }} {...results} />
    </TeamPage>
  )
}

const NewAnnouncementLink = () => (
  <Link href={routes.teamNewAnnouncement} prefetch={false} className={buttonClass('secondary')}>
    {teamAnnouncementsText().create}
  </Link>
)
