import 'server-only'
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { DomainProof } from '@/base/dns'
import { absoluteUrl } from '@/base/owner'
import { PROVIDER_NAMES } from '@/base/settings/sign-in'
import type { Db } from '@/db/client'
import { schoolSignIns } from '@/db/schema'
import { type Actor, siteActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { LoginProof } from '@/lib/auth/oidc/login-proofs'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import type { SchoolEmailData } from '../emails'
import { getSchoolName } from '../locks'
import { findRemindableCoordinators } from '../terms/ending'

/** The record that a school adds where it manages its domain. */
export const getSignInProof = ({
  value,
  token,
}: {
  value: string
  token: string
}): DomainProof => ({
  name: `_uns-login.${value}`,
  value: `uns-login=${token}`,
})

/** Microsoft's directories have an id only. */
export const describeProof = ({ kind, value }: LoginProof) =>
  kind === 'microsoft' ? `${PROVIDER_NAMES[kind]} ${value}` : value

export const matchesProofs = (proofs: LoginProof[]) =>
  or(
    ...(['domain', 'google', 'microsoft'] as const).map((kind) => {
      const values = proofs.filter((proof) => proof.kind === kind).map(({ value }) => value)
      return values.length > 0
        ? and(eq(schoolSignIns.kind, kind), inArray(schoolSignIns.value, values))
        : undefined
    }),
  )

export const listConfirmedProofs = (db: Db, schoolId: string) =>
  db
    .select({ kind: schoolSignIns.kind, value: schoolSignIns.value })
    .from(schoolSignIns)
    .where(and(eq(schoolSignIns.schoolId, schoolId), isNotNull(schoolSignIns.confirmedAt)))

/** Google's name of a Workspace is a domain. Who proves that by DNS also controls the Workspace. */
export const matchesDomain = (domain: string) =>
  and(inArray(schoolSignIns.kind, ['domain', 'google']), eq(schoolSignIns.value, domain))

type EndedProof = LoginProof & { id: string; schoolId: string }

/** Nobody joins by it any more; members keep their seats. A domain keeps its row and may be proved again. */
export async function endProof(tx: Db, ended: EndedProof, actor: Actor): Promise<void> {
  const isEnded = eq(schoolSignIns.id, ended.id)
  if (ended.kind === 'domain')
    await tx.update(schoolSignIns).set({ confirmedAt: null, missingSince: null }).where(isEnded)
  else await tx.delete(schoolSignIns).where(isEnded)
  await tellCoordinators(tx, ended)
  await writeAuditLog(tx, {
    action: 'school-login.ended',
    ...{ actor, schoolId: ended.schoolId, values: { login: describeProof(ended) } },
  })
}

/** The last one who proves a domain controls its DNS, so an earlier school has given it up. */
export async function endProofsOfOthers(tx: Db, schoolId: string, domain: string): Promise<void> {
  const rows = await tx
    .select({
      id: schoolSignIns.id,
      schoolId: schoolSignIns.schoolId,
      kind: schoolSignIns.kind,
      value: schoolSignIns.value,
    })
    .from(schoolSignIns)
    .where(
      and(
        matchesDomain(domain),
        isNotNull(schoolSignIns.confirmedAt),
        ne(schoolSignIns.schoolId, schoolId),
      ),
    )
  for (const row of rows) await endProof(tx, row, siteActor)
}

export const confirmedNow = { confirmedAt: sql`now()`, checkedAt: sql`now()`, missingSince: null }

async function tellCoordinators(tx: Db, { schoolId, ...proof }: EndedProof) {
  const common = {
    institution_name: await getSchoolName(tx, schoolId),
    login: describeProof(proof),
    link: absoluteUrl(routes.schoolSignIn),
  }
  for (const { userId, email, firstname } of await findRemindableCoordinators(tx, schoolId))
    await enqueueMail<SchoolEmailData>(tx, {
      template: 'schoolLoginEnded',
      to: email,
      data: { ...common, firstname, userId },
    })
}
