import { parseMarkdown } from '@/base/markdown'
import { TeamForm } from '@/components/team/forms/team-form'
import { MarkdownBlocks } from '@/components/ui/markdown-blocks'
import { announcementEmailText } from '@/i18n/announcement-emails'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { TeamAnnouncement } from '@/lib/announcements/announcement'

export function AnnouncementPreview({ announcement }: { announcement: TeamAnnouncement }) {
  const text = teamAnnouncementsText()
  const { id, body, audience } = announcement
  return (
    <section aria-labelledby="preview" className="mt-10 max-w-2xl">
      <h2 id="preview">{text.preview}</h2>
      <div className="sheet mt-4 grid gap-3 px-5 py-6 wrap-anywhere" dir="auto">
        <p>{announcementEmailText().greeting(text.previewName)}</p>
        <MarkdownBlocks blocks={parseMarkdown(body)} />
        <p className="text-muted">{announcementEmailText().reasons[audience]}</p>
      </div>
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
