import type { Metadata } from 'next'
import { AnnouncementsList } from '@/components/announcements/announcements-list'
import { ButtonLink } from '@/components/site/button-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { listAnnouncements } from '@/lib/announcements/announcement'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamAnnouncementsText().title })

export default async function AnnouncementsPage({ searchParams }: { searchParams: Params }) {
  const { title, lede, create } = teamAnnouncementsText()
  await requireTeam('manager')
  const query = await readSearchParams(searchParams, 'after')
  const results = await listAnnouncements(query)
  return (
    <TeamPage title={title} lede={lede}>
      <p className="mt-4">
        <ButtonLink href={routes.teamNewAnnouncement}>{create}</ButtonLink>
      </p>
      <AnnouncementsList query={query} {...results} />
    </TeamPage>
  )
}
