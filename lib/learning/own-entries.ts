import 'server-only'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { createJsonList, type JsonListRow } from '@/db/json-list'
import { learningEntries } from '@/db/schema'
import { getLists } from '@/lib/content/lists'
import type { LearningEntryInput } from './schema'

const MAX_ENTRIES = 1000

const entryColumns = {
  id: learningEntries.id,
  title: learningEntries.title,
  provider: learningEntries.provider,
  day: learningEntries.day,
  minutes: learningEntries.minutes,
  theme: learningEntries.theme,
  providerClass: learningEntries.providerClass,
  mode: learningEntries.mode,
  standardDomain: learningEntries.standardDomain,
  shared: learningEntries.shared,
}

export type LearningEntryRow = JsonListRow<typeof entriesOfUser>

export const entriesOfUser = createJsonList(entryColumns, (db, row) =>
  db
    .select({ row })
    .from(learningEntries)
    .where(
      and(eq(learningEntries.userId, sql.placeholder('userId')), isNull(learningEntries.removedAt)),
    )
    .orderBy(desc(learningEntries.day), desc(learningEntries.createdAt))
    .limit(MAX_ENTRIES),
)

type LearningEntryOwner = { id: string }

/** Other users' entries are not found. */
export async function getEntry(userId: string, id: string) {
  if (!isUuid(id)) return null
  const db = await database()
  const [entry] = await db
    .select(entryColumns)
    .from(learningEntries)
    .where(isCurrentEntry(userId, id))
  return entry ?? null
}

export const isCurrentEntry = (userId: string, id: string) =>
  and(
    eq(learningEntries.id, id),
    eq(learningEntries.userId, userId),
    isNull(learningEntries.removedAt),
  )

/** Self-reported training; it gives no certificate. */
export async function addEntry(
  viewer: LearningEntryOwner,
  entry: LearningEntryInput,
): Promise<void> {
  await rejectFutureDay(entry)
  const columns = await toColumns(entry)
  const db = await database()
  await db.insert(learningEntries).values({ userId: viewer.id, ...columns })
}

export async function changeEntry(
  viewer: LearningEntryOwner,
  id: string,
  entry: LearningEntryInput,
): Promise<void> {
  await rejectFutureDay(entry)
  const columns = await toColumns(entry)
  const db = await database()
  const changedRows = await db
    .update(learningEntries)
    .set(columns)
    .where(isCurrentEntry(viewer.id, requireUuid(id)))
    .returning({ id: learningEntries.id })
  if (changedRows.length === 0) throw createEntryGoneError()
}

export async function removeEntry(viewer: LearningEntryOwner, id: string): Promise<void> {
  const db = await database()
  const removedRows = await db
    .update(learningEntries)
    .set({ removedAt: sql`now()` })
    .where(isCurrentEntry(viewer.id, requireUuid(id)))
    .returning({ id: learningEntries.id })
  if (removedRows.length === 0) throw createEntryGoneError()
}

/** Possible until housekeeping deletes the entry. */
export async function restoreEntry(viewer: LearningEntryOwner, id: string): Promise<void> {
  const db = await database()
  const restoredRows = await db
    .update(learningEntries)
    .set({ removedAt: null })
    .where(
      and(
        eq(learningEntries.id, requireUuid(id)),
        eq(learningEntries.userId, viewer.id),
        gt(learningEntries.removedAt, ago(RETENTION.removedEntry)),
      ),
    )
    .returning({ id: learningEntries.id })
  if (restoredRows.length === 0) throw createEntryGoneError()
}

/** A removed entry can be restored for a day. */
export async function purgeRemovedEntries(db: Db): Promise<void> {
  await db.delete(learningEntries).where(lt(learningEntries.removedAt, ago(RETENTION.removedEntry)))
}

const createEntryGoneError = () => new AppError('notFound', 'entryDeleted')

/** A retired theme stays, because an entry may have it; anything that is in no list is none. */
async function toColumns({ hours, shared: isShared = false, ...entry }: LearningEntryInput) {
  const { theme: themes } = await getLists()
  const isListed = themes.some(({ slug }) => slug === entry.theme)
  return { ...entry, theme: isListed ? entry.theme : null, minutes: hours, shared: isShared }
}

async function rejectFutureDay({ day }: LearningEntryInput) {
  const db = await database()
  const [row] = await db
    .select({ future: sql<boolean>`${day}::date > day_in_india()` })
    .from(sql`(select 1) as one`)
  if (row?.future)
    throw new AppError('invalid', 'checkForm', { errors: { day: 'entryDayInvalid' } })
}
