import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { database, prepareOnce } from '@/db/client'
import { learningEntries } from '@/db/schema'

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

export async function findEntries(userId: string) {
  return entriesQuery(await database()).execute({ userId })
}

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

export type LearningEntryRow = Awaited<ReturnType<typeof findEntries>>[number]

export const isCurrentEntry = (userId: string, id: string) =>
  and(
    eq(learningEntries.id, id),
    eq(learningEntries.userId, userId),
    isNull(learningEntries.removedAt),
  )

const entriesQuery = prepareOnce((db) =>
  db
    .select(entryColumns)
    .from(learningEntries)
    .where(
      and(eq(learningEntries.userId, sql.placeholder('userId')), isNull(learningEntries.removedAt)),
    )
    .orderBy(desc(learningEntries.day), desc(learningEntries.createdAt))
    .limit(MAX_ENTRIES)
    .prepare('learning_entries'),
)
