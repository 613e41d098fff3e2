import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { identities, users } from '@/db/schema'
import type { ProviderIdentity } from '@/lib/auth/oidc/claims'
import type { LoginOrigin } from '@/lib/auth/trusted-devices'
import { findLoginAccount, toPublicUser } from '../account'
import { lockAccountRow } from '../locks'
import { completeProvenLogin } from '../login/attempt'
import type { LoginResult } from '../login/log-in'
import { requireProvedLogin } from '../login/school-login'

export const matchesIdentity = ({ issuer, subject }: ProviderIdentity) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject))

export async function findIdentityOwner(identity: ProviderIdentity): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(matchesIdentity(identity))
  return row?.userId ?? null
}

/** Null while no account is connected. A team member still needs the second factor, as after a password. */
export async function logInByIdentity(
  identity: ProviderIdentity,
  origin: LoginOrigin,
): Promise<LoginResult | null> {
  const userId = await findIdentityOwner(identity)
  const account = userId && (await findLoginAccount(userId))
  if (!account) return null
  await requireProvedLogin(account.id, identity)
  const db = await database()
  const session = await db.transaction(async (tx) => {
    // Account before its credentials, as everywhere: whoever revokes them finishes first.
    await lockAccountRow(tx, account.id)
    if (!(await recordUse(tx, account.id, identity))) return null
    await tx
      .update(users)
      .set({ firstLoginAt: sql`now()` })
      .where(and(eq(users.id, account.id), isNull(users.firstLoginAt)))
    return completeProvenLogin(tx, account.id, account.email, origin)
  })
  return session && { user: toPublicUser(account), session }
}

async function recordUse(tx: Db, userId: string, identity: ProviderIdentity): Promise<boolean> {
  const { email, isEmailVerified, tenant } = identity
  const rows = await tx
    .update(identities)
    .set({ email, isEmailVerified, tenant, usedAt: sql`now()` })
    .where(and(matchesIdentity(identity), eq(identities.userId, userId)))
    .returning({ id: identities.id })
  return rows.length > 0
}
