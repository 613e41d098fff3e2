import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { identities, users } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { ProviderIdentity } from '@/lib/auth/oidc/claims'
import type { PendingIdentity } from '@/lib/auth/oidc/pending-identity'
import { getProviderName } from '@/lib/auth/oidc/providers'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { requireFreshFactor } from '@/lib/team-access/factors'
import { matchesEmail } from '../account'
import type { AccountEmailData } from '../emails'
import { isEmailConfirmed, lockLiveLogin } from '../locks'
import { requireRecentLogin } from '../login/recent-login'
import { matchesIdentity } from './log-in'

const MAX_IDENTITIES = 10

/** Only its owner connects an identity, never an equal email: someone else may have registered that address. */
export async function connectIdentity(
  viewer: Viewer,
  identity: PendingIdentity,
  password: string,
): Promise<void> {
  await requireFreshFactor(viewer)
  await requireProvenMailbox(viewer, identity)
  await requireRecentLogin(viewer, password)
  const db = await database()
  await db.transaction(async (tx) => {
    await lockLiveLogin(tx, viewer)
    const { provider, issuer, subject, email, isEmailVerified, tenant } = identity
    const owned = await tx.$count(identities, eq(identities.userId, viewer.id))
    if (owned >= MAX_IDENTITIES)
      throw new AppError('conflict', 'tooManyIdentities', { values: { most: MAX_IDENTITIES } })
    const rows = await tx
      .insert(identities)
      .values({
        ...{ userId: viewer.id, provider, issuer, subject },
        ...{ email, isEmailVerified, tenant, usedAt: new Date(identity.provedAtMs) },
      })
      .onConflictDoNothing()
      .returning({ id: identities.id })
    if (rows.length === 0) return requireOwnIdentity(tx, viewer, identity)
    const values = { provider: getProviderName(provider) }
    await writeAuditLog(tx, { action: 'identity.added', actor: userActor(viewer.id), values })
    await notifyOwner(tx, viewer, 'identityAdded', identity)
  })
}

/** The password remains, so an account never loses its last way in. */
export async function removeIdentity(viewer: Viewer, id: string, password: string): Promise<void> {
  await requireFreshFactor(viewer)
  await requireRecentLogin(viewer, password)
  const db = await database()
  await db.transaction(async (tx) => {
    await lockLiveLogin(tx, viewer)
    const [removed] = await tx
      .delete(identities)
      .where(and(eq(identities.id, requireUuid(id)), eq(identities.userId, viewer.id)))
      .returning({ provider: identities.provider, email: identities.email })
    // Another tab has removed it.
    if (!removed) return
    const values = { provider: getProviderName(removed.provider) }
    await writeAuditLog(tx, { action: 'identity.removed', actor: userActor(viewer.id), values })
    await notifyOwner(tx, viewer, 'identityRemoved', removed)
  })
}

export async function listIdentities(userId: string) {
  const db = await database()
  const rows = await db
    .select({
      id: identities.id,
      provider: identities.provider,
      email: identities.email,
      createdAt: identities.createdAt,
      usedAt: identities.usedAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt)
  return rows.map(({ provider, ...row }) => ({ ...row, name: getProviderName(provider) }))
}

export type IdentityRow = Awaited<ReturnType<typeof listIdentities>>[number]

/** Whether someone with this verified address may have an account already. */
export async function hasAccountFor({ email, isEmailVerified }: ProviderIdentity) {
  if (!email || !isEmailVerified) return false
  const db = await database()
  return (await db.$count(users, matchesEmail(email))) > 0
}

/** An account with someone else's address must not get a credential that outlasts its password. */
async function requireProvenMailbox(viewer: Viewer, { email, isEmailVerified }: ProviderIdentity) {
  const isSame = isEmailVerified && email?.toLowerCase() === viewer.email.toLowerCase()
  if (!isSame && !(await isEmailConfirmed(viewer.id)))
    throw new AppError('conflict', 'confirmEmailFirst')
}

/** Two tabs confirm the same identity. */
async function requireOwnIdentity(tx: Db, viewer: Viewer, identity: ProviderIdentity) {
  const isOwn = and(matchesIdentity(identity), eq(identities.userId, viewer.id))
  if ((await tx.$count(identities, isOwn)) === 0) throw new AppError('conflict', 'identityTaken')
}

function notifyOwner(
  tx: Db,
  owner: Viewer,
  change: 'identityAdded' | 'identityRemoved',
  { provider, email }: Pick<ProviderIdentity, 'provider' | 'email'>,
) {
  const name = [getProviderName(provider), email && `(${email})`].filter(Boolean).join(' ')
  return enqueueMail<AccountEmailData>(tx, {
    template: 'loginMethodChanged',
    to: owner.email,
    data: { firstname: owner.firstname, change, name },
  })
}
