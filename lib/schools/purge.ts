import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { invitations } from '@/db/schema'

/** Addresses of people who never accepted must not be kept. */
export async function purgeInvitations(db: Db): Promise<void> {
  const { usedAt, revokedAt, expiresAt } = invitations
  const endedAt = sql`coalesce(${usedAt}, ${revokedAt}, ${expiresAt})`
  await db.delete(invitations).where(lt(endedAt, ago(RETENTION.invitation)))
}
