import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { PRIVACY_NOTICE } from '@/base/privacy-notice'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'

/** Shown on every page: a new privacy notice, and a planned erasure. */
export type ViewerNotices = { notice?: string; erased_on?: string }

export function buildNotices({ notices }: Pick<Viewer, 'notices'>): ViewerNotices {
  if (!notices) return {}
  return {
    ...(notices.noticeSeen !== PRIVACY_NOTICE.version && { notice: PRIVACY_NOTICE.version }),
    ...(notices.erasureDay && { erased_on: notices.erasureDay }),
  }
}

export async function markNoticeSeen(userId: string): Promise<void> {
  const seenColumns = { noticeSeen: PRIVACY_NOTICE.version, noticeSeenAt: sql`now()` }
  const db = await database()
  await db.update(users).set(seenColumns).where(eq(users.id, userId))
}
