import 'server-only'
import { and, eq, isNull, notExists } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { memberships, schoolSignIns, schools } from '@/db/read-models/schools'
import { teamRoles } from '@/db/schema'
import { joinAlternatives } from '@/i18n/alternatives'
import type { ProviderIdentity } from '@/lib/auth/oidc/claims'
import { type LoginProof, showsOneOf } from '@/lib/auth/oidc/login-proofs'
import { readPendingIdentity } from '@/lib/auth/oidc/pending-identity'
import { listProvidersOf, type ProviderButton } from '@/lib/auth/oidc/providers'
import type { LoginOrigin } from '@/lib/auth/trusted-devices'

/** A school may require that its teachers log in as its provider knows them: who leaves the school cannot. */

export type RequiredLogin = { school: string; proofs: LoginProof[]; providers: ProviderButton[] }

/** Null for coordinators, who must be able to repair it, for the team, and without a provider that could prove it. */
export async function findRequiredLogin(userId: string): Promise<RequiredLogin | null> {
  const db = await database()
  const isOnTeam = db
    .select({ userId: teamRoles.userId })
    .from(teamRoles)
    .where(eq(teamRoles.userId, userId))
  const rows = await db
    .select({ school: schools.name, kind: schoolSignIns.kind, value: schoolSignIns.value })
    .from(memberships)
    .innerJoin(schools, and(eq(schools.id, memberships.schoolId), eq(schools.signInRequired, true)))
    .innerJoin(schoolSignIns, eq(schoolSignIns.schoolId, schools.id))
    .where(
      and(
        eq(memberships.userId, userId),
        isNull(memberships.leftAt),
        eq(memberships.role, 'teacher'),
        notExists(isOnTeam),
      ),
    )
  const [row] = rows
  const providers = listProvidersOf(rows)
  return row && providers.length > 0 ? { school: row.school, proofs: rows, providers } : null
}

/**
 * For a password or a passkey: only with a login of the school that this browser has just shown and that is not
 * connected yet. So a first login connects it, and a new password does not replace it.
 */
export const requireSchoolLogin = (userId: string, { cookieHeader }: LoginOrigin) =>
  requireProvedLogin(userId, readPendingIdentity(cookieHeader))

export async function requireProvedLogin(userId: string, identity: ProviderIdentity | null) {
  const required = await findRequiredLogin(userId)
  if (!required || (identity && showsOneOf(identity, required.proofs))) return
  const { school, providers } = required
  throw new AppError('forbidden', 'schoolLoginRequired', {
    values: { school, provider: joinAlternatives(providers.map(({ name }) => name)) },
  })
}
