import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { settings } from '@/base/settings'
import { AnnouncementPreview } from '@/components/announcements/announcement-preview'
import { AnnouncementStatus } from '@/components/announcements/announcement-status'
import { DeleteAnnouncement } from '@/components/announcements/delete-announcement'
import { EditAnnouncement } from '@/components/announcements/edit-announcement'
import { ScheduleAnnouncement } from '@/components/announcements/schedule-announcement'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { findAnnouncement, findTargetSessions } from '@/lib/announcements/announcement'
import { routes } from '@/lib/routes'
import { listTags } from '@/lib/team/schools/follow-up'
import { listSchoolViews } from '@/lib/team/schools/views'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamAnnouncementsText().title })

type Props = { params: Promise<{ id: string }> }

export default async function AnnouncementPage({ params }: Props) {
  const text = teamAnnouncementsText()
  const viewer = await requireTeam('manager')
  const { id } = await params
  const announcement = (await findAnnouncement(id)) ?? notFound()
  const isDraft = announcement.state === 'draft'
  const backLink = <BackLink href={routes.teamAnnouncements} label={text.back} />
  return (
    <TeamPage title={announcement.subject} beforeTitle={backLink}>
      <AnnouncementStatus announcement={announcement} />
      {isDraft && (
        <EditAnnouncement
          announcement={announcement}
          liveSessions={await findTargetSessions()}
          tags={await listTags()}
          views={await listSchoolViews(viewer, { canOpen: true })}
        />
      )}
      <AnnouncementPreview announcement={announcement} />
      {isDraft && (
        <ScheduleAnnouncement announcement={announcement} perDay={settings().announcementsPerDay} />
      )}
      {isDraft && <DeleteAnnouncement announcement={announcement} />}
    </TeamPage>
  )
}
