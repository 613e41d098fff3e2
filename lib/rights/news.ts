import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { NOTICE } from '@/base/notice'
import { database, prepared } from '@/db/client'
import { erasures, users } from '@/db/schema'

/** What a person should hear wherever they are: a new notice about data, and that the account will go. */
export type News = { notice?: string; erased_on?: string }

export async function newsFor(userId: string): Promise<News> {
  const [row] = await newsOf(await database()).execute({ userId })
  if (!row) return {}
  return {
    ...(row.seen !== NOTICE.version && { notice: NOTICE.version }),
    ...(row.erasedOn && { erased_on: row.erasedOn }),
  }
}

/** Shown once: whoever has closed it is not shown it again. */
export async function seeNotice(userId: string): Promise<void> {
  const seen = { noticeSeen: NOTICE.version, noticeSeenAt: sql`now()` }
  const db = await database()
  await db.update(users).set(seen).where(eq(users.id, userId))
}

const newsOf = prepared((db) =>
  db
    .select({
      seen: users.noticeSeen,
      erasedOn: sql<string | null>`(${erasures.dueAt} at time zone 'Asia/Kolkata')::date::text`,
    })
    .from(users)
    .leftJoin(erasures, eq(erasures.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('news_for'),
)
