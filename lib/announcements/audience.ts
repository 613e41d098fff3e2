import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { hasWorkingEmail } from '@/db/relations/accounts'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/relations/live-sessions'
import { isInDistrict, memberships, schools } from '@/db/relations/schools'
import { endsAt } from '@/lib/live-sessions/conditions'
import { isNews } from './policy'
import type { AnnouncementTarget } from './schema'

/**
 * Users who get the email, as a condition on users. Read again for each step of sending, so that choices and
 * failed addresses are current. News needs consent; the others go to everyone who did not unsubscribe.
 */
export function matchesRecipients(target: AnnouncementTarget): SQL {
  const consent = isNews(target.audience) ? sql`users.wants_news` : sql`users.wants_reminders`
  return sql`${hasWorkingEmail} and ${consent} and ${matchesAudience(target)}`
}

function matchesAudience({ audience, audienceValue: value }: AnnouncementTarget): SQL {
  switch (audience) {
    case 'news':
      return sql`true`
    case 'coordinators':
      return hasSeat(sql`${memberships.role} = 'coordinator'`)
    case 'school':
      return hasSeat(sql`${memberships.schoolId} = ${value}::uuid`)
    case 'board':
      return hasSeat(sql`${schools.affiliationBoard} = ${value}`)
    case 'district':
      return hasSeat(isInDistrict(value))
    case 'registered':
      return isRegistered(value, sql`true`)
    case 'absent':
      return isRegistered(
        value,
        sql`${endsAt} < now() and not exists (select from ${attendances}
          where ${attendances.liveSessionId} = ${liveSessions.id} and ${attendances.userId} = users.id)`,
      )
  }
}

const hasSeat = (condition: SQL) => sql`exists (select from ${memberships}
  join ${schools} on ${schools.id} = ${memberships.schoolId}
  where ${memberships.userId} = users.id and ${memberships.leftAt} is null and ${condition})`

const isRegistered = (liveSessionId: string, condition: SQL) => sql`exists (
  select from ${liveSessionRegistrations}
  join ${liveSessions} on ${liveSessions.id} = ${liveSessionRegistrations.liveSessionId}
  where ${liveSessionRegistrations.userId} = users.id and ${liveSessions.id} = ${liveSessionId}::uuid
  and ${liveSessionRegistrations.state} = 'registered' and ${condition})`
