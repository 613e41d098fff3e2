import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isId } from '@/base/known-id'
import { database, prepared } from '@/db/client'
import { learningEntries } from '@/db/schema'

const MOST = 1000

const told = {
  id: learningEntries.id,
  title: learningEntries.title,
  provider: learningEntries.provider,
  day: learningEntries.day,
  minutes: learningEntries.minutes,
  theme: learningEntries.theme,
  shared: learningEntries.shared,
}

/** What a person has noted of training elsewhere, the newest first. */
export async function entriesOf(userId: string) {
  return own(await database()).execute({ userId })
}

/** One of them; of anybody else's nothing is known here. */
export async function entryOf(userId: string, id: string) {
  if (!isId(id)) return null
  const db = await database()
  const [entry] = await db.select(told).from(learningEntries).where(standing(userId, id))
  return entry ?? null
}

export type OwnEntry = Awaited<ReturnType<typeof entriesOf>>[number]

/** An entry of this person that has not been removed. */
export const standing = (userId: string, id: string) =>
  and(
    eq(learningEntries.id, id),
    eq(learningEntries.userId, userId),
    isNull(learningEntries.removedAt),
  )

const own = prepared((db) =>
  db
    .select(told)
    .from(learningEntries)
    .where(
      and(eq(learningEntries.userId, sql.placeholder('userId')), isNull(learningEntries.removedAt)),
    )
    .orderBy(desc(learningEntries.day), desc(learningEntries.createdAt))
    .limit(MOST)
    .prepare('learning_entries_of'),
)
