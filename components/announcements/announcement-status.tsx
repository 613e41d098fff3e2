import { TeamForm } from '@/components/team/forms/team-form'
import { Badge } from '@/components/ui/badge'
import { teamAnnouncementsText } from '@/i18n/team-announcements'
import type { TeamAnnouncement } from '@/lib/announcements/announcement'
import { canCancelAnnouncement, isNews } from '@/lib/announcements/policy'
import { formatStart } from './format-start'

export function AnnouncementStatus({ announcement }: { announcement: TeamAnnouncement }) {
  const text = teamAnnouncementsText()
  const { id, state, audience, targetName, recipients, waiting, matches } = announcement
  const start = formatStart(announcement)
  const kind = isNews(audience) ? 'news' : 'operational'
  return (
    <div className="mt-3 grid gap-3">
      <p>
        <Badge>{text.states[state]}</Badge> <Badge>{text.kinds[kind]}</Badge>{' '}
        {text.audience(audience, targetName)}
      </p>
      <p className="text-muted">{text.kindHints[kind]}</p>
      {state === 'draft' && (
        <p>
          {text.schedule.matches(matches)} <a href="#preview">{text.toPreview}</a>
        </p>
      )}
      {start && <p>{start}</p>}
      {recipients > 0 && (
        <section aria-labelledby="results">
          <h2 id="results">{text.results}</h2>
          <p>{text.resultLine(announcement)}</p>
          {waiting > 0 && <p>{text.waiting(waiting)}</p>}
        </section>
      )}
      {canCancelAnnouncement(state) && (
        <TeamForm
          path={`/api/team/announcements/${id}/cancel`}
          button={state === 'sending' ? text.cancel.sending : text.cancel.scheduled}
          variant="secondary"
        />
      )}
    </div>
  )
}
