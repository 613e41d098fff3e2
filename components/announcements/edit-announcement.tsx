import { TeamForm } from '@/components/team/forms/team-form'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { TargetSessions, TeamAnnouncement } from '@/lib/announcements/announcement'
import { formatTarget } from '@/lib/announcements/schema'
import type { ChosenSchools } from '@/lib/schools/team-filters'
import { AnnouncementFields } from './announcement-fields'

type Props = {
  announcement: TeamAnnouncement
  liveSessions: TargetSessions
  tags: string[]
  views: ChosenSchools[]
}

export function EditAnnouncement({ announcement, liveSessions, tags, views }: Props) {
  const text = teamAnnouncementsText()
  const { id, version, audience, audienceValue, subject, body, targetName } = announcement
  const target = formatTarget(announcement)
  const district = audience === 'district' ? audienceValue : ''
  return (
    <div className="mt-6 max-w-2xl">
      <TeamForm path={`/api/team/announcements/${id}`} button={text.form.save}>
        <input type="hidden" name="version" value={version} />
        <AnnouncementFields
          liveSessions={liveSessions}
          tags={tags}
          views={views}
          values={{ target, district, subject, body }}
          savedOption={{ value: target, label: text.audience(audience, targetName) }}
        />
      </TeamForm>
    </div>
  )
}
