import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { schools } from '@/db/schema'
import { listShownLogins, type ShownLogin } from '@/lib/accounts/identities/proofs'
import { requireRecentLogin } from '@/lib/accounts/login/recent-login'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { LoginProof } from '@/lib/auth/oidc/login-proofs'
import { listProvidersOf } from '@/lib/auth/oidc/providers'
import type { Viewer } from '@/lib/auth/sessions'
import { lockOwnSchool } from '../locks'
import { listConfirmedProofs } from './proof'

/** Logins that are open now stay open. The login checks the rest (`lib/accounts/login/school-login.ts`). */
export async function setSignInRequired(
  viewer: Viewer,
  { isRequired, password }: { isRequired: boolean; password: string },
): Promise<void> {
  await requireRecentLogin(viewer, password)
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    if (isRequired) await requireTriedLogin(tx, viewer.id, school.id)
    await tx.update(schools).set({ signInRequired: isRequired }).where(eq(schools.id, school.id))
    await writeAuditLog(tx, {
      action: isRequired ? 'school-login.required' : 'school-login.optional',
      actor: userActor(viewer.id),
      schoolId: school.id,
    })
  })
}

/** The coordinator has used one, so teachers are not locked out by a mistake. */
async function requireTriedLogin(tx: Db, userId: string, schoolId: string) {
  const proofs = await listConfirmedProofs(tx, schoolId)
  if (listProvidersOf(proofs).length === 0) throw new AppError('conflict', 'schoolLoginMissing')
  const logins = await listShownLogins(tx, [userId])
  if (!logins.some((login) => isShown(login, proofs)))
    throw new AppError('conflict', 'schoolLoginUntried')
}

export const isShown = ({ proofs: shown }: ShownLogin, proofs: LoginProof[]): boolean =>
  shown.some(({ kind, value }) =>
    proofs.some((proof) => proof.kind === kind && proof.value === value),
  )
