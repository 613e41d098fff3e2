import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { sessions } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { checkPassword } from '../password/check'

/** So soon after a login the password is not asked for again. */
const RECENT_LOGIN = sql`now() - interval '15 minutes'`

export async function isLoginRecent({ sessionId }: Pick<Viewer, 'sessionId'>): Promise<boolean> {
  const db = await database()
  const isRecent = and(eq(sessions.id, sessionId), gt(sessions.createdAt, RECENT_LOGIN))
  return (await db.$count(sessions, isRecent)) > 0
}

export async function requireRecentLogin(viewer: Viewer, password: string): Promise<void> {
  if (!(await isLoginRecent(viewer))) await checkPassword(viewer.id, password)
}
