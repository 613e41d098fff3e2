import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { invitations } from '@/db/schema'

/** The addresses of people who were invited and never came are not the school's to keep. */
export async function purgeInvitations(db: Db): Promise<void> {
  const { usedAt, revokedAt, expiresAt } = invitations
  const endedAt = sql`coalesce(${usedAt}, ${revokedAt}, ${expiresAt})`
  await db.delete(invitations).where(lt(endedAt, ago(RETENTION.invitation)))
}
