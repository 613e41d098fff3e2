import type { Metadata } from 'next'
import { AnnouncementFields } from '@/components/announcements/announcement-fields'
import { TeamForm } from '@/components/team/forms/team-form'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { findTargetSessions } from '@/lib/announcements/announcement'
import { routes } from '@/lib/routes'
import { listTags } from '@/lib/team/schools/follow-up'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamAnnouncementsText().newTitle })

export default async function NewAnnouncementPage() {
  const text = teamAnnouncementsText()
  await requireTeam('manager')
  const [liveSessions, tags] = await Promise.all([findTargetSessions(), listTags()])
  const backLink = <BackLink href={routes.teamAnnouncements} label={text.back} />
  return (
    <TeamPage title={text.newTitle} beforeTitle={backLink}>
      <div className="mt-6 max-w-2xl">
        <TeamForm path="/api/team/announcements" button={text.form.save}>
          <AnnouncementFields liveSessions={liveSessions} tags={tags} />
        </TeamForm>
      </div>
    </TeamPage>
  )
}
