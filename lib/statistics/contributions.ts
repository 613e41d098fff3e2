import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { NO_THEME } from '@/base/statistics-kinds'
import { users } from '@/db/read-models/accounts'
import { certificates } from '@/db/read-models/certificates'
import { attendances, liveSessionRegistrations, liveSessions } from '@/db/read-models/live-sessions'
import { memberships } from '@/db/read-models/schools'
import { NO_SCHOOL } from '@/db/schema'
import { countsTowardsHours } from '@/lib/learning/record/sessions'

/** From the first id on, up to the next range; the last range has no end. */
export type UserRange = { from: string; before: string | null }

/** The days to read, and whose records; past and present days only. */
export type ContributionFilter = {
  from?: string
  to?: string
  userId?: string
  users?: UserRange
}

const toDay = (time: SQL) => sql`(${time} at time zone 'Asia/Kolkata')::date`
const toDayStart = (day: SQL) => sql`((${day})::timestamp at time zone 'Asia/Kolkata')`

/** As a comparison of times, so that an index on them is used. */
function isInDays(time: SQL, { from, to }: ContributionFilter): SQL {
  const end = to ? sql`least(${to}::date + 1, day_in_india() + 1)` : sql`day_in_india() + 1`
  const start = from ? sql`${time} >= ${toDayStart(sql`${from}::date`)} and` : sql``
  return sql`(${start} ${time} < ${toDayStart(end)})`
}

function isOfUser(column: SQL, { userId, users: range }: ContributionFilter): SQL {
  if (userId) return sql`${column} = ${userId}::uuid`
  if (!range) return sql`${column} is not null`
  const end = range.before ? sql`and ${column} < ${range.before}::uuid` : sql``
  return sql`(${column} >= ${range.from}::uuid ${end})`
}

const sessionDay = toDay(sql`live_sessions.starts_at`)
const theme = sql`coalesce(live_sessions.theme, ${NO_THEME})`

/** Sessions that were not cancelled, on their own day. */
export const isHeld = (filter: ContributionFilter) =>
  sql`live_sessions.state <> 'cancelled' and ${isInDays(sql`live_sessions.starts_at`, filter)}`

/** The school on that day; a new account counts for the first school that its user joined. */
const withSchool = (records: SQL, isAccount: SQL) => sql`
  select r.*, coalesce(m.school_id, ${NO_SCHOOL}::uuid) as school_id
  from (${records}) r
  left join lateral (
    select memberships.school_id from ${memberships}
    where memberships.user_id = r.user_id and (${isAccount} or (
      memberships.joined_at < ${toDayStart(sql`r.day + 1`)}
      and (memberships.left_at is null or memberships.left_at >= ${toDayStart(sql`r.day`)})))
    order by case when ${isAccount} then memberships.joined_at end, memberships.joined_at desc
    limit 1) m on true`

/** One row per record: its user, day, theme, school and what it counts for. */
export const selectContributions = (filter: ContributionFilter): SQL =>
  withSchool(
    sql`
    select users.id as user_id, ${toDay(sql`users.created_at`)} as day, ${NO_THEME}::text as theme,
      1 as accounts, 0 as registrations, 0 as attendances, 0 as minutes, 0 as certificates
    from ${users}
    where ${isInDays(sql`users.created_at`, filter)} and ${isOfUser(sql`users.id`, filter)}
    union all
    select live_session_registrations.user_id, ${sessionDay}, ${theme}, 0, 1, 0, 0, 0
    from ${liveSessions}
    join ${liveSessionRegistrations} on live_session_registrations.live_session_id = live_sessions.id
    where live_session_registrations.state = 'registered'
      and ${isHeld(filter)} and ${isOfUser(sql`live_session_registrations.user_id`, filter)}
    union all
    select attendances.user_id, ${sessionDay}, ${theme}, 0, 0, 1,
      case when ${countsTowardsHours} then live_sessions.minutes else 0 end, 0
    from ${liveSessions}
    join ${attendances} on attendances.live_session_id = live_sessions.id
    left join ${certificates} on certificates.live_session_id = live_sessions.id
      and certificates.user_id = attendances.user_id
    where ${isHeld(filter)} and ${isOfUser(sql`attendances.user_id`, filter)}
    union all
    select certificates.user_id, ${sessionDay}, ${theme}, 0, 0, 0, 0, 1
    from ${liveSessions}
    join ${certificates} on certificates.live_session_id = live_sessions.id
    where certificates.revoked_at is null
      and ${isHeld(filter)} and ${isOfUser(sql`certificates.user_id`, filter)}`,
    sql`r.accounts = 1`,
  )

/**
 * Month or school year, theme and school of each teacher who attended a session in it. A teacher who changed
 * school counts for the last one, so that schools add up to the total.
 */
export const selectActivity = (filter: ContributionFilter): SQL => {
  const attended = sql`
    select attendances.user_id, ${sessionDay} as day, ${theme} as theme
    from ${liveSessions}
    join ${attendances} on attendances.live_session_id = live_sessions.id
    where ${isHeld(filter)} and ${isOfUser(sql`attendances.user_id`, filter)}`
  const latest = sql`
    select distinct on (p.span, p.first_day, t.theme, a.user_id)
      p.span, p.first_day, t.theme, a.user_id, a.day
    from (${attended}) a
    cross join lateral (values ('month', date_trunc('month', a.day)::date),
      ('year', ${schoolYearStart(sql`a.day`)})) p(span, first_day)
    cross join lateral (values (a.theme), ('all')) t(theme)
    order by p.span, p.first_day, t.theme, a.user_id, a.day desc`
  return withSchool(latest, sql`false`)
}

/** 1 April. */
export const schoolYearStart = (day: SQL) =>
  sql`make_date(extract(year from ${day} - interval '3 months')::int, 4, 1)`
