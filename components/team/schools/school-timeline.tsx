import { teamHomeText } from '@/i18n/team-home'
import { teamMessagesText } from '@/i18n/team-messages'
import { teamSchoolsText } from '@/i18n/team-schools'
import { findEmailName } from '@/lib/housekeeping/email-templates'
import type { MailRow } from '@/lib/mail/team-list'
import { routes } from '@/lib/routes'
import type { listSchoolTimeline, TimelineEvent } from '@/lib/team/schools/timeline'
import { AuditLogEntry } from '../audit-log/audit-log-entry'
import { TeamPagination } from '../lists/team-pagination'

type Props = Awaited<ReturnType<typeof listSchoolTimeline>> & { id: string; after?: string }

export function SchoolTimeline({ id, after, events, next }: Props) {
  const { timeline: text } = teamSchoolsText()
  return (
    <section aria-labelledby="timeline" className="mt-8">
      <h2 id="timeline">{text.heading}</h2>
      <p className="text-muted">{text.lede}</p>
      <ol className="rows mt-3">
        {events.map((event) => (
          <Event key={event.kind === 'entry' ? event.entry.id : event.email.id} event={event} />
        ))}
      </ol>
      <TeamPagination page={routes.teamSchool(id)} query={{ tab: 'history', after }} next={next} />
    </section>
  )
}

function Event({ event }: { event: TimelineEvent }) {
  if (event.kind === 'email') return <EmailEvent email={event.email} />
  // The page is about this school, so its name is not repeated.
  return (
    <AuditLogEntry entry={event.entry} isOnSchoolPage>
      {event.note && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {event.note}
        </p>
      )}
    </AuditLogEntry>
  )
}

function EmailEvent({ email: { template, to, outcome, at } }: { email: MailRow }) {
  const { mail, ...text } = { mail: teamMessagesText().mail, ...teamSchoolsText().timeline }
  const outcomes: Record<string, string> = mail.outcomes
  return (
    <li>
      <p className="wrap-anywhere">{text.email(findEmailName(template) ?? mail.other, to)}</p>
      {outcome && outcome !== 'delivered' && <p>{outcomes[outcome] ?? text.withheld}</p>}
      <p className="text-muted">{teamHomeText().moment(at)}</p>
    </li>
  )
}
