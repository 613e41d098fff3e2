import { TeamForm } from '@/components/team/forms/team-form'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { TeamAnnouncement } from '@/lib/announcements/announcement'
import { routes } from '@/lib/routes'

/** Drawn by the code that sends it. */
export function AnnouncementPreview({ announcement }: { announcement: TeamAnnouncement }) {
  const text = teamAnnouncementsText()
  const { id, subject, version } = announcement
  return (
    <section aria-labelledby="preview" className="mt-10 max-w-2xl">
      <h2 id="preview">{text.preview}</h2>
      <p className="mt-2 font-semibold wrap-anywhere" dir="auto">
        {text.previewOf(subject)}
      </p>
      <p className="text-muted">{text.previewHint}</p>
      <iframe
        key={version}
        src={routes.teamAnnouncementEmail(id)}
        title={text.previewFrame}
        className="mt-3 h-160 w-full border border-rule bg-white"
      />
      <div className="mt-4">
        <TeamForm
          path={`/api/team/announcements/${id}/test`}
          button={text.test}
          variant="secondary"
        />
      </div>
    </section>
  )
}
