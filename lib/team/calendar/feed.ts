import 'server-only'
import { eq, sql } from 'drizzle-orm'
import ical from 'ical-generator'
import { AppError } from '@/base/errors'
import { addDays, formatIndiaDay } from '@/base/india-time'
import { absoluteUrl } from '@/base/owner'
import { site } from '@/base/site'
import { database } from '@/db/client'
import { calendarFeeds, teamRoles } from '@/db/schema'
import { teamCalendarText } from '@/i18n/team-calendar'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { createToken, hashToken, isToken } from '@/lib/auth/secrets'
import { routes } from '@/lib/routes'
import { listTeamCalendar, type TeamCalendarEntry } from './entries'

type FeedOwner = { id: string }

const DAYS_BEFORE = 31
const DAYS_AFTER = 400
const REFRESH_SECONDS = 60 * 60

export async function findCalendarFeed(owner: FeedOwner) {
  const db = await database()
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, owner.id))
  return feed ?? null
}

/** The only time that the address is known; the database has its hash. An older one stops working. */
export async function createCalendarFeed(owner: FeedOwner): Promise<string> {
  const token = createToken()
  const db = await database()
  await db.transaction(async (tx) => {
    const values = { userId: owner.id, tokenHash: hashToken(token) }
    await tx
      .insert(calendarFeeds)
      .values(values)
      .onConflictDoUpdate({
        target: calendarFeeds.userId,
        set: { tokenHash: values.tokenHash, createdAt: sql`now()` },
      })
    await writeAuditLog(tx, { action: 'calendar-feed.created', actor: userActor(owner.id) })
  })
  return absoluteUrl(routes.teamCalendarFeed(`${token}.ics`))
}

export async function removeCalendarFeed(owner: FeedOwner): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.userId, owner.id))
      .returning({ userId: calendarFeeds.userId })
    if (removed.length > 0)
      await writeAuditLog(tx, { action: 'calendar-feed.removed', actor: userActor(owner.id) })
  })
}

/** What the owner's role sees now; whoever has left the team has no feed. */
export async function sendCalendarFeed(file: string): Promise<Response> {
  const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : ''
  if (!isToken(token)) throw new AppError('notFound', 'urlNotFound')
  const db = await database()
  const [owner] = await db
    .select({ role: teamRoles.role })
    .from(calendarFeeds)
    .innerJoin(teamRoles, eq(teamRoles.userId, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, hashToken(token)))
  if (!owner) throw new AppError('notFound', 'urlNotFound')
  const now = new Date()
  const days = {
    from: formatIndiaDay(addDays(now, -DAYS_BEFORE)),
    to: formatIndiaDay(addDays(now, DAYS_AFTER)),
  }
  return new Response(buildFeed(await listTeamCalendar(owner.role, days)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="uns-team.ics"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  })
}

function buildFeed(entries: TeamCalendarEntry[]): string {
  const { feed, kinds, entry: formatEntry } = teamCalendarText()
  const calendar = ical({
    prodId: { company: site.name, product: feed.name, language: 'EN' },
    ...{ name: feed.name, ttl: REFRESH_SECONDS },
  })
  for (const entry of entries) {
    const start = entry.startsAt ?? new Date(`${entry.day}T00:00:00+05:30`)
    calendar.createEvent({
      id: `${entry.id}@team.uns`,
      summary: formatEntry(kinds[entry.kind], entry.title),
      ...(entry.href && { url: absoluteUrl(entry.href) }),
      ...(entry.startsAt
        ? { start, end: new Date(start.getTime() + entry.minutes * 60_000) }
        : { start: new Date(`${entry.day}T00:00:00`), allDay: true }),
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
