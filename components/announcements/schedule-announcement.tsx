import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { TeamAnnouncement } from '@/lib/announcements/announcement'

type Props = { announcement: TeamAnnouncement; perDay: number }

export function ScheduleAnnouncement({ announcement, perDay }: Props) {
  const text = teamAnnouncementsText().schedule
  const { id, matches, today, later } = announcement
  return (
    <section aria-labelledby="schedule" className="mt-10 max-w-2xl">
      <h2 id="schedule">{text.heading}</h2>
      <p className="mt-2">{text.matches(matches)}</p>
      {later > 0 && <p>{text.later(today, later, perDay)}</p>}
      <p className="mb-4 text-muted">{text.hint}</p>
      <TeamForm path={`/api/team/announcements/${id}/schedule`} button={text.button}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TeamField name="day" type="date" label={text.day} />
          <TeamField name="time" type="time" label={text.time} />
        </div>
      </TeamForm>
    </section>
  )
}
