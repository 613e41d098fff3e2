import 'server-only'
import { eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { liveSessions } from '@/db/read-models/live-sessions'
import { schools } from '@/db/read-models/schools'
import { announcements } from '@/db/schema'
import { teamHomeText } from '@/i18n/team-home'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { EditConflict } from '@/lib/http/result'
import { endsAt } from '@/lib/live-sessions/conditions'
import { formatChosenSchools, parseChosenSchools } from '@/lib/schools/team-filters'
import { canEditAnnouncement } from './policy'
import { countRecipients, countWaitingRecipients, planSending, resultColumns } from './recipients'
import { lockAnnouncement, type StoredAnnouncement } from './schedule'
import {
  type AnnouncementInput,
  type AnnouncementTarget,
  type AnnouncementUpdateInput,
  formatTarget,
  parseTarget,
} from './schema'

export const announcementColumns = {
  id: announcements.id,
  state: announcements.state,
  audience: announcements.audience,
  audienceValue: announcements.audienceValue,
  subject: announcements.subject,
  startsAt: announcements.startsAt,
  ...resultColumns,
}

export type TeamAnnouncement = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>

const MAX_CHOICES = 20

export type TargetSessions = Awaited<ReturnType<typeof findTargetSessions>>

type AnnouncementEditConflict = EditConflict<Record<string, string>>

/** `matches` is the number of users who would get it now. */
export async function findAnnouncement(id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [row] = await db
    .select({ ...announcementColumns, body: announcements.body, version: announcements.version })
    .from(announcements)
    .where(eq(announcements.id, id))
  if (!row) return null
  const [matches, targetName, waiting] = await Promise.all([
    countRecipients(db, row),
    findTargetName(row),
    countStillWaiting(db, row),
  ])
  return { ...row, matches, targetName, waiting, ...(await planSending(db, matches)) }
}

export const countStillWaiting = async (
  db: Db,
  row: AnnouncementTarget & { id: string; state: string },
) => (row.state === 'sending' ? countWaitingRecipients(db, row) : 0)

/** The live sessions nearest to now. */
export async function findTargetSessions() {
  const db = await database()
  return db
    .select({
      id: liveSessions.id,
      title: liveSessions.title,
      startsAt: liveSessions.startsAt,
      isOver: sql<boolean>`${endsAt} <= now()`,
    })
    .from(liveSessions)
    .where(inArray(liveSessions.state, ['published', 'cancelled']))
    .orderBy(sql`abs(extract(epoch from ${liveSessions.startsAt} - now()))`)
    .limit(MAX_CHOICES)
}

export async function createAnnouncement(
  viewer: { id: string },
  form: AnnouncementInput,
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(announcements)
      .values({ ...toColumns(viewer, form), changedBy: viewer.id })
      .returning({ id: announcements.id })
    if (!row) throw new Error('the announcement was not inserted')
    await writeAuditLog(tx, {
      action: 'announcement.created',
      actor: userActor(viewer.id),
      targetId: row.id,
      values: { title: form.subject },
    })
    return row.id
  })
}

/** Saves nothing on an edit conflict. */
export async function updateAnnouncement(
  viewer: { id: string },
  id: string,
  form: AnnouncementUpdateInput,
): Promise<AnnouncementEditConflict | null> {
  const db = await database()
  return db.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, id)
    if (!canEditAnnouncement(before.state)) throw new AppError('conflict', 'announcementNotDraft')
    if (before.version !== form.version) return describeConflict(tx, before, form)
    await tx
      .update(announcements)
      .set({
        ...toColumns(viewer, form),
        changedBy: viewer.id,
        version: sql`${announcements.version} + 1`,
      })
      .where(eq(announcements.id, before.id))
    return null
  })
}

/** The subject must be typed. Sent or scheduled announcements stay. */
export async function deleteAnnouncement(
  viewer: { id: string },
  id: string,
  typedSubject: string,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { subject, state } = await lockAnnouncement(tx, id)
    if (!canEditAnnouncement(state)) throw new AppError('conflict', 'announcementNotDraft')
    if (typedSubject !== subject)
      throw new AppError('invalid', 'checkForm', { errors: { typed: 'subjectNotTyped' } })
    await tx.delete(announcements).where(eq(announcements.id, id))
    await writeAuditLog(tx, {
      action: 'announcement.deleted',
      actor: userActor(viewer.id),
      targetId: id,
      values: { title: subject },
    })
  })
}

async function findTargetName({ audience, audienceValue }: AnnouncementTarget): Promise<string> {
  const db = await database()
  if (audience === 'school') {
    const [school] = await db
      .select({ name: schools.name })
      .from(schools)
      .where(eq(schools.id, audienceValue))
    return school?.name ?? ''
  }
  if (audience === 'schools') return parseChosenSchools(audienceValue)?.name ?? ''
  if (audience !== 'registered' && audience !== 'absent') return audienceValue
  const [liveSession] = await db
    .select({ title: liveSessions.title })
    .from(liveSessions)
    .where(eq(liveSessions.id, audienceValue))
  return liveSession?.title ?? ''
}

function toColumns(viewer: { id: string }, { target, district, subject, body }: AnnouncementInput) {
  const parsedTarget = parseTarget(target, district ?? '')
  if (!parsedTarget) throw new AppError('invalid', 'checkForm')
  return { ...parsedTarget, audienceValue: nameViewer(viewer, parsedTarget), subject, body }
}

/** “Mine” in a view is whoever chose it. */
function nameViewer(viewer: { id: string }, { audience, audienceValue }: AnnouncementTarget) {
  const chosen = audience === 'schools' ? parseChosenSchools(audienceValue) : null
  if (chosen?.filters.responsible !== 'mine') return audienceValue
  const filters = { ...chosen.filters, responsible: viewer.id }
  return formatChosenSchools({ ...chosen, filters })
}

/** Null for rows that no longer exist. */
export async function describeTickedSchools(ids: string | undefined) {
  const chosenIds = ids?.split(',').filter(isUuid) ?? []
  if (chosenIds.length === 0) return null
  const db = await database()
  const rows = await db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(inArray(schools.id, chosenIds))
    .orderBy(orderByName(schools.name))
  if (rows.length === 0) return null
  const name = teamHomeText().list.names(rows.map((row) => row.name))
  return { name, filters: { ids: rows.map(({ id }) => id).join(',') } }
}

async function describeConflict(
  tx: Db,
  before: StoredAnnouncement,
  form: AnnouncementUpdateInput,
): Promise<AnnouncementEditConflict> {
  const [editor] = await tx
    .select({ name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
    .from(users)
    .where(eq(users.id, before.changedBy ?? sql`null`))
  const currentValues = {
    target: formatTarget(before),
    district: before.audience === 'district' ? before.audienceValue : '',
    subject: before.subject,
    body: before.body,
  }
  const theirs = Object.fromEntries(
    Object.entries(currentValues).filter(
      ([name, value]) => value !== (form[name as keyof typeof currentValues] ?? ''),
    ),
  )
  return { name: editor?.name ?? null, version: before.version, theirs }
}
