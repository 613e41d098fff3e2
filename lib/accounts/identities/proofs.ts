import 'server-only'
import { desc, inArray, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { identities } from '@/db/schema'
import { listLoginProofs } from '@/lib/auth/oidc/login-proofs'

/** A provider has vouched for the login now, not at some time: who has left a school must not join it. */
const RECENTLY = sql`now() - interval '1 hour'`

/** What the connected logins of these users show, the last used ones first. */
export async function listShownLogins(db: Db, userIds: string[]) {
  const rows = await db
    .select({
      id: identities.id,
      userId: identities.userId,
      provider: identities.provider,
      email: identities.email,
      isEmailVerified: identities.isEmailVerified,
      tenant: identities.tenant,
      isRecent: sql<boolean>`${identities.usedAt} > ${RECENTLY}`,
    })
    .from(identities)
    .where(inArray(identities.userId, userIds))
    .orderBy(desc(identities.usedAt))
  return rows.map(({ isEmailVerified, tenant, ...row }) => ({
    ...row,
    proofs: listLoginProofs({ ...row, isEmailVerified, tenant }),
  }))
}

export type ShownLogin = Awaited<ReturnType<typeof listShownLogins>>[number]
