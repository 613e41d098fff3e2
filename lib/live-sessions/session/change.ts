import 'server-only'
import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { formatIndiaClock, formatIndiaDay } from '@/base/india-time'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { liveSessions } from '@/db/schema'
import type { AuditChange } from '@/i18n/audit-text'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { getLists } from '@/lib/content/lists'
import type { EditConflict } from '@/lib/http/result'
import { type LockedLiveSession, lockLiveSessionById } from '../locks'
import { isTimeKnown, NO_WAITING_TIME, planNewTime } from '../new-time'
import { getLiveSessionPhase } from '../policy'
import { promoteWaitlist } from '../registration/waiting-list'
import type { LiveSessionFormInput, LiveSessionFormValues, LiveSessionUpdateInput } from '../schema'
import { tellSessions } from '../webhook-events'
import { findChangedFields } from './form'
import {
  getCodeColumn,
  getOwnColumns,
  getSharedColumns,
  getStart,
  requireOfferedValues,
} from './stored-values'

type Field = keyof LiveSessionFormInput

/** The log shows their values. Of the others it names the field only: links and the code are secret, texts are long. */
const SHOWN_FIELDS: Field[] = [
  ...(['kind', 'theme', 'title', 'language', 'day', 'time', 'minutes'] as const),
  ...(['audience', 'capacity', 'mode', 'attendanceMethod', 'state'] as const),
]

/** Later sessions of a series keep their own. */
const OWN_FIELDS: Field[] = ['attendanceCode', 'recordingVideoId', 'recordingUrl']

type SessionSave = { startsAt: Date; isFirst: boolean; changesTheme: boolean }

type LiveSessionEditConflict = EditConflict<Partial<LiveSessionFormInput>>

type LiveSessionSave = { savedCount: number; emailCount: number }

/** Comes from certificates, a later layer. */
type CheckCertificates = (tx: Db, liveSessionId: string) => Promise<boolean>

type LiveSessionSaveOptions = {
  actor: { id: string }
  shiftMs: number
  isFirst: boolean
  isOnCertificates: CheckCertificates
  changesTheme: boolean
  waits: boolean
}

/** Before it is saved. */
export async function listSessionChanges(
  tx: Db,
  id: string,
  form: LiveSessionFormValues,
  { startsAt, isFirst, changesTheme }: SessionSave,
): Promise<AuditChange[]> {
  const [stored] = await tx.select().from(liveSessions).where(eq(liveSessions.id, id))
  if (!stored) return []
  const saved = { ...form, day: formatIndiaDay(startsAt), time: formatIndiaClock(startsAt) }
  const isKept = (field: Field) =>
    (!isFirst && OWN_FIELDS.includes(field)) ||
    (field === 'theme' && !changesTheme) ||
    (field === 'attendanceCode' && !form.attendanceCode)
  return Object.entries(findChangedFields(stored, saved))
    .filter(([field]) => !isKept(field as Field))
    .map(([field, from]) =>
      SHOWN_FIELDS.includes(field as Field)
        ? { field, from: String(from), to: String(saved[field as Field] ?? '') }
        : { field },
    )
}

/**
 * Saves one session or it and all later ones, and returns how many, with the number of emails; nothing on an edit conflict. One email
 * about a new time waits for the undo window. Fills new places from the waiting list.
 */
export async function updateLiveSession(
  actor: { id: string },
  id: string,
  form: LiveSessionUpdateInput,
  isOnCertificates: CheckCertificates,
): Promise<LiveSessionSave | LiveSessionEditConflict> {
  const db = await database()
  // Before the transaction: the embedded database runs one transaction at a time.
  const lists = await getLists()
  return db.transaction(async (tx) => {
    const first = await lockLiveSessionById(tx, id)
    if (first.version !== form.version) return describeConflict(tx, id, form)
    requireOfferedValues(lists, form, first)
    const shiftMs = getStart(form).getTime() - first.startsAt.getTime()
    const followingIds = form.reach === 'following' ? await findFollowingSessionIds(tx, first) : []
    const changesTheme = form.theme !== first.theme
    const sessions = [first]
    for (const followingId of followingIds)
      sessions.push(await lockLiveSessionById(tx, followingId))
    const waits = await isTimeKnown(tx, sessions)
    const options = { actor, shiftMs, isOnCertificates, changesTheme, waits }
    let emailCount = 0
    for (const session of sessions)
      emailCount += await saveLiveSession(tx, session, form, {
        ...options,
        isFirst: session === first,
      })
    await bumpContentVersion(tx)
    return { savedCount: 1 + followingIds.length, emailCount }
  })
}

export async function findFollowingSessionIds(
  tx: Db,
  { id, repeatId, startsAt }: LockedLiveSession,
): Promise<string[]> {
  if (!repeatId) return []
  const rows = await tx
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(
      and(
        eq(liveSessions.repeatId, repeatId),
        gte(liveSessions.startsAt, startsAt),
        ne(liveSessions.id, id),
        ne(liveSessions.state, 'cancelled'),
      ),
    )
    .orderBy(asc(liveSessions.startsAt))
  return rows.map((row) => row.id)
}

async function saveLiveSession(
  tx: Db,
  before: LockedLiveSession,
  form: LiveSessionUpdateInput,
  { actor, shiftMs, isFirst, isOnCertificates, changesTheme, waits }: LiveSessionSaveOptions,
) {
  const startsAt = new Date(before.startsAt.getTime() + shiftMs)
  const isMoved = shiftMs !== 0 || before.minutes !== form.minutes
  const isOver = getLiveSessionPhase(before, before.now) === 'over'
  const changesCertificates =
    isMoved || form.title !== before.title || form.kind !== before.kind || form.mode !== before.mode
  if (changesCertificates && (await isOnCertificates(tx, before.id)))
    throw new AppError('conflict', 'shownOnCertificates')
  const isPublishing = before.state === 'draft' && form.state === 'published'
  const newTime =
    isMoved && !isPublishing
      ? await planNewTime(tx, before, { startsAt, minutes: form.minutes, isOver, waits })
      : { columns: isPublishing ? NO_WAITING_TIME : {}, emailCount: 0 }
  const changes = await listSessionChanges(tx, before.id, form, { startsAt, isFirst, changesTheme })
  await tx
    .update(liveSessions)
    .set({
      ...getSharedColumns(form),
      // Later sessions may have other themes of the rotation.
      ...(!changesTheme && { theme: before.theme }),
      ...getCodeColumn(form),
      ...(isFirst && getOwnColumns(form)),
      startsAt,
      ...newTime.columns,
      // An announced session can be cancelled, but not become a draft again.
      state: before.state === 'draft' ? form.state : before.state,
      sequence: sql`${liveSessions.sequence} + ${isMoved ? 1 : 0}`,
      version: sql`${liveSessions.version} + 1`,
      changedBy: actor.id,
    })
    .where(eq(liveSessions.id, before.id))
  const after = await lockLiveSessionById(tx, before.id)
  if (isPublishing) await tellSessions(tx, 'session.published', [before.id])
  else if (after.state !== 'draft') await tellSessions(tx, 'session.changed', [before.id])
  await promoteWaitlist(tx, after)
  if (changes.length > 0)
    await writeAuditLog(tx, {
      action: 'live-session.changed',
      actor: userActor(actor.id),
      targetId: before.id,
      values: { title: before.title, changes },
    })
  return newTime.emailCount
}

async function describeConflict(
  tx: Db,
  id: string,
  form: LiveSessionUpdateInput,
): Promise<LiveSessionEditConflict> {
  const name = sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`
  const [row] = await tx
    .select({ name, session: liveSessions })
    .from(liveSessions)
    .leftJoin(users, eq(users.id, liveSessions.changedBy))
    .where(eq(liveSessions.id, id))
  if (!row) throw new AppError('notFound', 'notFound')
  const { session } = row
  return { name: row.name, version: session.version, theirs: findChangedFields(session, form) }
}
