import type { Metadata } from 'next'
import { AnnouncementFields } from '@/components/announcements/announcement-fields'
import { BackLink } from '@/components/team/back-link'
import { ListBar } from '@/components/team/list-bar'
import { type Params, readSearchParams } from '@/components/team/search-params'
import { TeamForm } from '@/components/team/team-form'
import { TeamPage } from '@/components/team/team-page'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { findTargetChoices } from '@/lib/announcements/queries/list'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamAnnouncementsText().newTitle })

export default async function NewAnnouncementPage({ searchParams }: { searchParams: Params }) {
  const text = teamAnnouncementsText()
  await requireTeam('manager')
  const query = await readSearchParams(searchParams, 'school')
  const choices = await findTargetChoices(query.school)
  const backLink = <BackLink href={routes.teamAnnouncements} label={text.back} />
  return (
    <TeamPage title={text.newTitle} beforeTitle={backLink}>
      <ListBar
        page={routes.teamNewAnnouncement}
        query={query}
        search={[{ name: 'school', label: text.form.findSchool }]}
      />
      <div className="mt-6 max-w-2xl">
        <TeamForm path="/api/team/announcements" button={text.form.save}>
          <AnnouncementFields choices={choices} />
        </TeamForm>
      </div>
    </TeamPage>
  )
}
