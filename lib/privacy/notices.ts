import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { PRIVACY_NOTICE } from '@/base/privacy-notice'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'

/** What a person should hear wherever they are: a new notice about data, and that the account will go. */
export type ViewerNotices = { notice?: string; erased_on?: string }

export function buildNotices({ news: notices }: Pick<Viewer, 'news'>): ViewerNotices {
  if (!notices) return {}
  return {
    ...(notices.noticeSeen !== PRIVACY_NOTICE.version && { notice: PRIVACY_NOTICE.version }),
    ...(notices.erasedOn && { erased_on: notices.erasedOn }),
  }
}

/** Shown once: whoever has closed it is not shown it again. */
export async function markNoticeSeen(userId: string): Promise<void> {
  const seenColumns = { noticeSeen: PRIVACY_NOTICE.version, noticeSeenAt: sql`now()` }
  const db = await database()
  await db.update(users).set(seenColumns).where(eq(users.id, userId))
}
