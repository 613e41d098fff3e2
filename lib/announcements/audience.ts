import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { users } from '@/db/schema'
import { isNews } from './policy'
import type { AnnouncementTarget } from './schema'

/**
 * Users who get the email, as a condition on `users u`. Read again for each step of sending, so that choices
 * and failed addresses are current. News needs consent; the others go to everyone who did not unsubscribe.
 */
export function matchesRecipients(target: AnnouncementTarget): SQL {
  const consent = isNews(target.audience) ? sql`u.wants_news` : sql`u.wants_reminders`
  return sql`u.email_confirmed_at is not null and u.email_failed_at is null and ${consent}
    and ${matchesAudience(target)}`
}

export const selectRecipients = (target: AnnouncementTarget): SQL =>
  sql`from ${users} u where ${matchesRecipients(target)}`

function matchesAudience({ audience, audienceValue: value }: AnnouncementTarget): SQL {
  switch (audience) {
    case 'news':
      return sql`true`
    case 'coordinators':
      return hasSeat(sql`m.role = 'coordinator'`)
    case 'school':
      return hasSeat(sql`m.school_id = ${value}::uuid`)
    case 'board':
      return hasSeat(sql`s.affiliation_board = ${value}`)
    case 'district':
      return hasSeat(sql`strpos(lower(s.address), lower(${value})) > 0`)
    case 'registered':
      return isRegistered(value, sql`true`)
    case 'absent':
      return isRegistered(
        value,
        sql`g.starts_at + g.minutes * interval '1 minute' < now() and not exists (
          select from attendances a where a.live_session_id = g.id and a.user_id = u.id)`,
      )
  }
}

const hasSeat = (condition: SQL) => sql`exists (select from memberships m
  join schools s on s.id = m.school_id
  where m.user_id = u.id and m.left_at is null and ${condition})`

const isRegistered = (liveSessionId: string, condition: SQL) => sql`exists (
  select from live_session_registrations r join live_sessions g on g.id = r.live_session_id
  where r.user_id = u.id and r.live_session_id = ${liveSessionId}::uuid
  and r.state = 'registered' and ${condition})`
