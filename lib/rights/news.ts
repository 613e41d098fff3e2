import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { NOTICE } from '@/base/notice'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'

/** What a person should hear wherever they are: a new notice about data, and that the account will go. */
export type News = { notice?: string; erased_on?: string }

export function newsFor({ news }: Pick<Viewer, 'news'>): News {
  if (!news) return {}
  return {
    ...(news.noticeSeen !== NOTICE.version && { notice: NOTICE.version }),
    ...(news.erasedOn && { erased_on: news.erasedOn }),
  }
}

/** Shown once: whoever has closed it is not shown it again. */
export async function seeNotice(userId: string): Promise<void> {
  const seen = { noticeSeen: NOTICE.version, noticeSeenAt: sql`now()` }
  const db = await database()
  await db.update(users).set(seen).where(eq(users.id, userId))
}
