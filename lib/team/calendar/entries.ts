import 'server-only'
import { and, between, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { formatIndiaDay } from '@/base/india-time'
import { database } from '@/db/client'
import { outstandingPaise } from '@/db/read-models/billing'
import { liveSessions } from '@/db/read-models/live-sessions'
import { isLastTerm, schools, terms } from '@/db/read-models/schools'
import { announcements, orders } from '@/db/schema'
import { listReminderDays } from '@/lib/billing/order/remind'
import { routes } from '@/lib/routes'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'

export type CalendarEntryKind = 'session' | 'term' | 'order' | 'reminder' | 'announcement'

export type TeamCalendarEntry = {
  /** Stays the same for one record and kind, so that calendars update it. */
  id: string
  kind: CalendarEntryKind
  title: string
  day: string
  /** Null for the whole day. */
  startsAt: Date | null
  minutes: number
  /** Null where the role may not open it. */
  href: string | null
}

type CalendarDays = { from: string; to: string }

/** Of each kind. */
const MAX_ENTRIES = 500

/** What the role may see, in the order of time. */
export async function listTeamCalendar(
  role: TeamRole,
  days: CalendarDays,
): Promise<TeamCalendarEntry[]> {
  const lists = await Promise.all([
    roleIncludes(role, 'sessionList') ? listSessions(days, roleIncludes(role, 'editor')) : [],
    roleIncludes(role, 'manager') ? listTermEnds(days) : [],
    roleIncludes(role, 'accounts') ? listOrderDays(days) : [],
    roleIncludes(role, 'manager') ? listAnnouncementDays(days) : [],
  ])
  const toKey = ({ day, startsAt, id }: TeamCalendarEntry) =>
    `${day} ${startsAt?.toISOString() ?? ''} ${id}`
  return lists.flat().toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1))
}

const isOn = (moment: SQL, { from, to }: CalendarDays) =>
  sql`(${moment} at time zone 'Asia/Kolkata')::date between ${from}::date and ${to}::date`

async function listSessions(days: CalendarDays, canOpen: boolean): Promise<TeamCalendarEntry[]> {
  const db = await database()
  const rows = await db
    .select({
      id: liveSessions.id,
      title: liveSessions.title,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
    })
    .from(liveSessions)
    .where(and(eq(liveSessions.state, 'published'), isOn(sql`${liveSessions.startsAt}`, days)))
    .orderBy(liveSessions.startsAt)
    .limit(MAX_ENTRIES)
  return rows.map(({ id, title, startsAt, minutes }) => ({
    ...{ id: `session-${id}`, kind: 'session' as const, title, startsAt, minutes },
    day: formatIndiaDay(startsAt),
    href: canOpen ? routes.teamSession(id) : null,
  }))
}

async function listTermEnds({ from, to }: CalendarDays): Promise<TeamCalendarEntry[]> {
  const db = await database()
  const rows = await db
    .select({ id: schools.id, title: schools.name, day: terms.lastDay })
    .from(terms)
    .innerJoin(schools, eq(schools.id, terms.schoolId))
    .where(and(between(terms.lastDay, from, to), isLastTerm))
    .orderBy(terms.lastDay)
    .limit(MAX_ENTRIES)
  return rows.map(({ id, title, day }) => ({
    ...{ id: `term-${id}-${day}`, kind: 'term' as const, title, day },
    ...{ startsAt: null, minutes: 0, href: routes.teamSchool(id) },
  }))
}

/** The last day to pay, and the days on which the site will remind the school. */
async function listOrderDays({ from, to }: CalendarDays): Promise<TeamCalendarEntry[]> {
  const db = await database()
  const rows = await db
    .select({
      id: orders.id,
      title: sql<string>`${orders.buyer}->>'name'`,
      dueDay: orders.dueDay,
      stage: orders.reminderStage,
    })
    .from(orders)
    .where(
      and(
        isNull(orders.withdrawnAt),
        sql`${outstandingPaise} > 0`,
        sql`${orders.dueDay} between ${from}::date - 30 and ${to}::date + 30`,
      ),
    )
    .orderBy(orders.dueDay)
    .limit(MAX_ENTRIES)
  const today = formatIndiaDay(new Date())
  return rows.flatMap(({ id, title, dueDay, stage }) => {
    const common = { title, startsAt: null, minutes: 0, href: routes.teamOrder(id) }
    const reminders = listReminderDays(dueDay, stage)
      .filter((day) => day >= today)
      .map((day) => ({ id: `reminder-${id}-${day}`, kind: 'reminder' as const, day, ...common }))
    const due = { id: `order-${id}`, kind: 'order' as const, day: dueDay, ...common }
    return [due, ...reminders].filter(({ day }) => day >= from && day <= to)
  })
}

async function listAnnouncementDays(days: CalendarDays): Promise<TeamCalendarEntry[]> {
  const db = await database()
  const rows = await db
    .select({
      id: announcements.id,
      title: announcements.subject,
      startsAt: announcements.startsAt,
    })
    .from(announcements)
    .where(and(eq(announcements.state, 'scheduled'), isOn(sql`${announcements.startsAt}`, days)))
    .limit(MAX_ENTRIES)
  return rows.flatMap(({ id, title, startsAt }) =>
    startsAt
      ? [
          {
            ...{ id: `announcement-${id}`, kind: 'announcement' as const, title, startsAt },
            ...{ minutes: 15, day: formatIndiaDay(startsAt), href: routes.teamAnnouncement(id) },
          },
        ]
      : [],
  )
}
