import 'server-only'
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { createDomainResolver, type DomainResolver, hasProof } from '@/base/dns'
import { isSameOrBelow } from '@/base/domain-name'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { schoolSignIns } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { isPublicMailDomain } from '@/lib/auth/oidc/login-proofs'
import { countAttempt } from '@/lib/auth/rate-limits'
import { getCoordinatedSchool } from '../coordinator'
import { lockOwnSchool } from '../locks'
import { confirmedNow, describeProof, endProofsOfOthers, getSignInProof } from './proof'

/** Of domains and organisations together. */
export const MAX_PROOFS = 10

/** Names a domain. It lets nobody join until its record proves it. */
export async function addSignInDomain(viewer: { id: string }, value: string): Promise<void> {
  requirePossible(value)
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const named = await tx.$count(schoolSignIns, eq(schoolSignIns.schoolId, school.id))
    if (named >= MAX_PROOFS)
      throw new AppError('conflict', 'tooManySchoolLogins', { values: { most: MAX_PROOFS } })
    const token = randomBytes(16).toString('hex')
    const rows = await tx
      .insert(schoolSignIns)
      .values({ schoolId: school.id, kind: 'domain', value, token })
      .onConflictDoNothing()
      .returning({ id: schoolSignIns.id })
    if (rows.length === 0) throw new AppError('conflict', 'schoolLoginExists')
    const [actor, schoolId] = [userActor(viewer.id), school.id]
    await writeAuditLog(tx, {
      action: 'school-login.added',
      ...{ actor, schoolId, values: { login: value } },
    })
  })
}

/** Asks DNS before the transaction, which then requires the same domain and token. */
export async function confirmSignInDomain(
  viewer: { id: string },
  id: string,
  resolver: DomainResolver = createDomainResolver(),
): Promise<void> {
  const { id: schoolId } = await getCoordinatedSchool(viewer)
  const { value, token } = await findDomain(schoolId, id)
  await countAttempt('SITE_DOMAIN', `login ${schoolId}`)
  const isProved = await hasProof(resolver, getSignInProof({ value, token })).catch(
    (error: unknown) => {
      log().warn({ event: 'school-login.dns-failed', err: error })
      throw new AppError('unavailable', 'siteDomainUnchecked')
    },
  )
  if (!isProved) throw new AppError('conflict', 'siteDomainUnproved')
  const db = await database()
  await db
    .transaction(async (tx) => {
      const { school } = await lockOwnSchool(tx, viewer.id)
      await endProofsOfOthers(tx, school.id, value)
      const rows = await tx
        .update(schoolSignIns)
        .set(confirmedNow)
        .where(and(isDomainOf(school.id, id), eq(schoolSignIns.token, token)))
        .returning({ id: schoolSignIns.id })
      if (rows.length === 0) throw new AppError('notFound', 'notFound')
      await writeAuditLog(tx, {
        action: 'school-login.confirmed',
        actor: userActor(viewer.id),
        ...{ schoolId: school.id, values: { login: value } },
      })
    })
    .catch((error: unknown) => {
      // Another school proved the same domain at the same moment.
      if (isUniqueViolation(error, 'school_sign_ins_value_unique'))
        throw new AppError('conflict', 'siteDomainUnchecked')
      throw error
    })
}

/** Of a domain or an organisation. Members keep their seats. */
export async function removeSignIn(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    const [removed] = await tx
      .delete(schoolSignIns)
      .where(and(eq(schoolSignIns.id, requireUuid(id)), eq(schoolSignIns.schoolId, school.id)))
      .returning({ kind: schoolSignIns.kind, value: schoolSignIns.value })
    if (!removed) throw new AppError('notFound', 'notFound')
    await writeAuditLog(tx, {
      action: 'school-login.removed',
      actor: userActor(viewer.id),
      ...{ schoolId: school.id, values: { login: describeProof(removed) } },
    })
  })
}

/** Everyone has an address at a mail service, and hosts of this site are never a school's. */
function requirePossible(domain: string) {
  if (isPublicMailDomain(domain)) throw new AppError('conflict', 'mailDomainPublic')
  const { sitesDomain, appUrl } = settings()
  if ([sitesDomain, appUrl.hostname].some((own) => own && isSameOrBelow(domain, own)))
    throw new AppError('conflict', 'siteDomainReserved')
}

async function findDomain(schoolId: string, id: string) {
  const db = await database()
  const [row] = await db
    .select({ value: schoolSignIns.value, token: schoolSignIns.token })
    .from(schoolSignIns)
    .where(isDomainOf(schoolId, id))
  if (!row) throw new AppError('notFound', 'notFound')
  return row
}

const isDomainOf = (schoolId: string, id: string) =>
  and(
    eq(schoolSignIns.id, requireUuid(id)),
    eq(schoolSignIns.schoolId, schoolId),
    eq(schoolSignIns.kind, 'domain'),
  )
