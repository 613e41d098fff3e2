import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { TeamAnnouncement } from '@/lib/announcements/announcement'
import { MAX_SUBJECT_CHARACTERS } from '@/lib/announcements/schema'

type Props = { announcement: TeamAnnouncement }

export function DeleteAnnouncement({ announcement: { id, subject } }: Props) {
  const { remove: text } = teamAnnouncementsText()
  return (
    <section aria-labelledby="delete" className="mt-10 max-w-2xl">
      <h2 id="delete">{text.heading}</h2>
      <p className="mt-2 mb-4 break-words text-muted">{text.note(subject)}</p>
      <TeamForm
        path={`/api/team/announcements/${id}/delete`}
        button={text.button}
        variant="secondary"
      >
        <TeamField
          name="typed"
          label={text.field}
          maxLength={MAX_SUBJECT_CHARACTERS}
          required
          autoComplete="off"
        />
      </TeamForm>
    </section>
  )
}
