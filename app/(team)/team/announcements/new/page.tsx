import type { Metadata } from 'next'
import { AnnouncementFields } from '@/components/announcements/announcement-fields'
import { TeamForm } from '@/components/team/forms/team-form'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { describeTickedSchools, findTargetSessions } from '@/lib/announcements/announcement'
import { routes } from '@/lib/routes'
import { formatChosenSchools } from '@/lib/schools/team-filters'
import { listTags } from '@/lib/team/schools/follow-up'
import { listSchoolViews } from '@/lib/team/schools/views'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamAnnouncementsText().newTitle })

export default async function NewAnnouncementPage({ searchParams }: { searchParams: Params }) {
  const text = teamAnnouncementsText()
  const viewer = await requireTeam('manager')
  const { schools } = await readSearchParams(searchParams, 'schools')
  const [liveSessions, tags, views, chosen] = await Promise.all([
    findTargetSessions(),
    listTags(),
    listSchoolViews(viewer, { canOpen: true }),
    describeTickedSchools(schools),
  ])
  const target = chosen ? `schools:${formatChosenSchools(chosen)}` : ''
  const savedOption = chosen && { value: target, label: text.audience('schools', chosen.name) }
  const backLink = <BackLink href={routes.teamAnnouncements} label={text.back} />
  return (
    <TeamPage title={text.newTitle} beforeTitle={backLink}>
      <div className="mt-6 max-w-2xl">
        <TeamForm path="/api/team/announcements" button={text.form.save}>
          <AnnouncementFields
            {...{ liveSessions, tags, views }}
            {...(savedOption && { savedOption, values: { target } })}
          />
        </TeamForm>
      </div>
    </TeamPage>
  )
}
