import 'server-only'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { schoolSignIns } from '@/db/schema'
import { listShownLogins } from '@/lib/accounts/identities/proofs'
import { lockLiveLogin } from '@/lib/accounts/locks'
import { requireRecentLogin } from '@/lib/accounts/login/recent-login'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { LoginProof } from '@/lib/auth/oidc/login-proofs'
import type { Viewer } from '@/lib/auth/sessions'
import { lockOwnSchool } from '../locks'
import { MAX_PROOFS } from './domain'
import { confirmedNow, describeProof, matchesDomain, matchesProofs } from './proof'

/**
 * The coordinator's own login, just used, shows which organisation the school has. One organisation belongs to one
 * school, or its teachers could take seats in another.
 */
export async function confirmOrganisation(
  viewer: Viewer,
  { identity, password }: { identity: string; password: string },
): Promise<void> {
  await requireRecentLogin(viewer, password)
  const db = await database()
  await db
    .transaction(async (tx) => {
      await lockLiveLogin(tx, viewer)
      const { school } = await lockOwnSchool(tx, viewer.id)
      const organisation = await findOwnOrganisation(tx, viewer.id, identity)
      await requireFree(tx, school.id, organisation)
      const added = await tx
        .insert(schoolSignIns)
        .values({ schoolId: school.id, ...organisation, ...confirmedNow })
        .onConflictDoNothing({
          target: [schoolSignIns.schoolId, schoolSignIns.kind, schoolSignIns.value],
        })
        .returning({ id: schoolSignIns.id })
      // Another tab has confirmed it.
      if (added.length === 0) return
      await writeAuditLog(tx, {
        action: 'school-login.confirmed',
        actor: userActor(viewer.id),
        ...{ schoolId: school.id, values: { login: describeProof(organisation) } },
      })
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'school_sign_ins_value_unique'))
        throw new AppError('conflict', 'schoolLoginTaken')
      throw error
    })
}

async function findOwnOrganisation(tx: Db, userId: string, identity: string): Promise<LoginProof> {
  const login = (await listShownLogins(tx, [userId])).find(({ id }) => id === identity)
  const organisation = login?.proofs.find(({ kind }) => kind !== 'domain')
  if (!organisation) throw new AppError('notFound', 'notFound')
  if (!login?.isRecent) throw new AppError('conflict', 'schoolLoginOld')
  return organisation
}

/** A domain proved by DNS counts more than a login. */
async function requireFree(tx: Db, schoolId: string, organisation: LoginProof) {
  const { kind, value } = organisation
  const isSame = kind === 'google' ? matchesDomain(value) : matchesProofs([organisation])
  const [other] = await tx
    .select({ id: schoolSignIns.id })
    .from(schoolSignIns)
    .where(and(isSame, isNotNull(schoolSignIns.confirmedAt), ne(schoolSignIns.schoolId, schoolId)))
  if (other) throw new AppError('conflict', 'schoolLoginTaken')
  const named = await tx.$count(schoolSignIns, eq(schoolSignIns.schoolId, schoolId))
  if (named >= MAX_PROOFS)
    throw new AppError('conflict', 'tooManySchoolLogins', { values: { most: MAX_PROOFS } })
}
