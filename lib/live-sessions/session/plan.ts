import 'server-only'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { FieldErrorCode } from '@/base/error-codes'
import { formatIndiaDay, parseIndiaTime } from '@/base/india-time'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { liveSessions } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { getLists, type ListEntry } from '@/lib/content/lists'
import { createAttendanceCode } from '../attendance/code'
import { type PlanRowInput, planRow, type SessionPlanInput } from '../plan/schema'
import { findFreeSlugs } from './create'
import { buildSlug } from './stored-values'

type Codes = Record<string, FieldErrorCode>
export type PlanRowResult = { id: string; errors: Codes | null }

type SessionPlanner = { id: string }
type Template = Awaited<ReturnType<typeof getPlanTemplate>>

const MAX_HOSTS = 100
const MAX_TAKEN_DAYS = 500

/** What a row of the table does not say is as in the last session of the series. */
export async function getPlanTemplate(tx?: Db) {
  const db = tx ?? (await database())
  const [last] = await db
    .select({
      language: liveSessions.language,
      minutes: liveSessions.minutes,
      audience: liveSessions.audience,
      capacity: liveSessions.capacity,
      providerClass: liveSessions.providerClass,
      mode: liveSessions.mode,
      standardDomain: liveSessions.standardDomain,
      attendanceMethod: liveSessions.attendanceMethod,
    })
    .from(liveSessions)
    .where(and(eq(liveSessions.kind, 'series'), ne(liveSessions.state, 'cancelled')))
    .orderBy(desc(liveSessions.startsAt))
    .limit(1)
  return last ?? FIRST_TEMPLATE
}

const FIRST_TEMPLATE = {
  language: 'en' as const,
  minutes: 60,
  audience: 'user' as const,
  capacity: null,
  providerClass: 'other' as const,
  mode: 'online' as const,
  standardDomain: null,
  attendanceMethod: 'code' as const,
}

/** For the page: days that have a session, and who held one. */
export async function getPlanSuggestions() {
  const db = await database()
  const [days, hosts, lists, template] = await Promise.all([
    db
      .select({ startsAt: liveSessions.startsAt })
      .from(liveSessions)
      .where(
        and(
          ne(liveSessions.state, 'cancelled'),
          gt(liveSessions.startsAt, sql`now() - interval '1 day'`),
        ),
      )
      .orderBy(liveSessions.startsAt)
      .limit(MAX_TAKEN_DAYS),
    db
      .select({ host: liveSessions.host, last: sql`max(${liveSessions.startsAt})` })
      .from(liveSessions)
      .where(ne(liveSessions.host, ''))
      .groupBy(liveSessions.host)
      .orderBy(desc(sql`max(${liveSessions.startsAt})`))
      .limit(MAX_HOSTS),
    getLists(),
    getPlanTemplate(),
  ])
  return {
    ...{ today: formatIndiaDay(new Date()), template },
    takenDays: [...new Set(days.map(({ startsAt }) => formatIndiaDay(startsAt)))],
    hosts: hosts.map(({ host }) => host),
    themes: lists.theme.filter(({ isRetired }) => !isRetired).map(({ label }) => label),
  }
}

/** Saves each correct row as a draft. A row that is sent again, after a lost answer, is saved once. */
export async function saveSessionPlan(
  actor: SessionPlanner,
  { rows }: SessionPlanInput,
): Promise<PlanRowResult[]> {
  const db = await database()
  // Before the transaction: the embedded database runs one transaction at a time.
  const { theme: themes } = await getLists()
  const parsedRows = rows.map((row) => ({ id: row.id, ...parseRow(row, themes) }))
  const correctRows = parsedRows.flatMap(({ id, values }) => (values ? [{ id, values }] : []))
  if (correctRows.length > 0)
    await db.transaction(async (tx) => {
      await insertDrafts(tx, actor, correctRows)
      await bumpContentVersion(tx)
    })
  return parsedRows.map(({ id, errors }) => ({ id, errors }))
}

type RowValues = NonNullable<ReturnType<typeof parseRow>['values']>

function parseRow(row: PlanRowInput, themes: ListEntry[]) {
  const parsed = planRow.safeParse(row)
  const errors: Codes = {}
  for (const issue of parsed.error?.issues ?? [])
    errors[String(issue.path[0])] ??= issue.message as FieldErrorCode
  const theme = findTheme(themes, row.theme)
  if (theme === undefined) errors.theme = 'themeUnknown'
  return parsed.success && theme !== undefined
    ? { values: { ...parsed.data, theme }, errors: null }
    : { values: null, errors }
}

/** By its name in any capitals; null for none, undefined for an unknown one. */
function findTheme(themes: ListEntry[], text: string): string | null | undefined {
  const name = text.trim().toLowerCase()
  if (name === '') return null
  const offered = themes.filter(({ isRetired }) => !isRetired)
  return offered.find(({ slug, label }) => slug === name || label.toLowerCase() === name)?.slug
}

async function insertDrafts(
  tx: Db,
  actor: SessionPlanner,
  rows: { id: string; values: RowValues }[],
) {
  const template: Template = await getPlanTemplate(tx)
  const slugs = await findFreeSlugs(
    tx,
    rows.map(({ values }) => buildSlug({ ...values, kind: 'series' })),
  )
  const bios = await findHostBios(tx, rows)
  for (const [index, { id, values }] of rows.entries()) {
    const { day, time, host, hostBio, summary, meetingUrl, ...texts } = values
    const startsAt = parseIndiaTime(day, time)
    const [inserted] = await tx
      .insert(liveSessions)
      .values({
        ...{ ...template, ...texts, id, kind: 'series', state: 'draft', startsAt },
        ...{ host: host ?? '', summary: summary ?? '', meetingUrl: meetingUrl ?? '' },
        hostBio: hostBio ?? bios.get(host ?? '') ?? '',
        slug: slugs[index] ?? id,
        attendanceCode: template.attendanceMethod === 'code' ? createAttendanceCode() : null,
        changedBy: actor.id,
      })
      .onConflictDoNothing({ target: liveSessions.id })
      .returning({ id: liveSessions.id })
    if (inserted)
      await writeAuditLog(tx, {
        action: 'live-session.created',
        actor: userActor(actor.id),
        targetId: inserted.id,
        values: { title: values.title, startsAt: startsAt.toISOString() },
      })
  }
}

/** Of the last session that each host held. */
async function findHostBios(tx: Db, rows: { values: RowValues }[]): Promise<Map<string, string>> {
  const hosts = rows.flatMap(({ values }) => (values.host ? [values.host] : []))
  if (hosts.length === 0) return new Map()
  const found = await tx
    .selectDistinctOn([liveSessions.host], {
      host: liveSessions.host,
      hostBio: liveSessions.hostBio,
    })
    .from(liveSessions)
    .where(and(inArray(liveSessions.host, hosts), ne(liveSessions.hostBio, '')))
    .orderBy(liveSessions.host, desc(liveSessions.startsAt))
  return new Map(found.map(({ host, hostBio }) => [host, hostBio]))
}

/** Deletes what is still a draft. Returns how many. */
export async function deleteSessionDrafts(actor: SessionPlanner, ids: string[]): Promise<number> {
  const db = await database()
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(liveSessions)
      .where(and(inArray(liveSessions.id, ids), eq(liveSessions.state, 'draft')))
      .returning({
        id: liveSessions.id,
        title: liveSessions.title,
        startsAt: liveSessions.startsAt,
      })
    for (const { id: targetId, title, startsAt } of deleted)
      await writeAuditLog(tx, {
        action: 'live-session.deleted',
        actor: userActor(actor.id),
        ...{ targetId, values: { title, startsAt: startsAt.toISOString() } },
      })
    if (deleted.length > 0) await bumpContentVersion(tx)
    return deleted.length
  })
}
