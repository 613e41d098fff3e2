import 'server-only'
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { Refusal } from '@/base/errors'
import { fullAddress } from '@/base/owner'
import { type Db, database } from '@/db/client'
import { certificates, gatherings, users } from '@/db/schema'
import { aPerson, record } from '@/lib/audit/record'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import type { PlainRefusalWord } from '@/words/refusals'
import { knownNumber } from '../known-number'
import { forgetPictures } from '../pictures'
import { refuseUnset } from './confirm-name'

/** What the team does to one certificate, each with its undo, its line in the log and a word to its person. */

type Viewer = { id: string }
type Act = `certificate.${'corrected' | 'uncorrected' | 'revoked' | 'restored'}`

export async function correctByTeam(
  viewer: Viewer,
  typed: string,
  told: { name: string; reason: string },
) {
  await refuseUnset(told.name)
  await change(viewer, typed, {
    act: 'certificate.corrected',
    where: and(isNull(certificates.revokedAt), ne(certificates.name, told.name)),
    set: {
      name: told.name,
      formerName: certificates.name,
      formerCorrectedAt: certificates.correctedAt,
      correctedAt: sql`now()`,
      correctedBecause: told.reason,
    },
    otherwise: 'nothingToCorrect',
    reason: told.reason,
  })
}

export const takeBackCorrection = (viewer: Viewer, typed: string) =>
  change(viewer, typed, {
    act: 'certificate.uncorrected',
    where: isNotNull(certificates.formerName),
    set: {
      name: sql`${certificates.formerName}`,
      correctedAt: certificates.formerCorrectedAt,
      formerName: null,
      formerCorrectedAt: null,
      correctedBecause: null,
    },
    otherwise: 'nothingToUndo',
  })

export const revoke = (viewer: Viewer, typed: string, reason: string) =>
  change(viewer, typed, {
    act: 'certificate.revoked',
    where: isNull(certificates.revokedAt),
    set: { revokedAt: sql`now()`, revokedBecause: reason },
    otherwise: 'certificateRevoked',
    reason,
  })

export const restore = (viewer: Viewer, typed: string) =>
  change(viewer, typed, {
    act: 'certificate.restored',
    where: isNotNull(certificates.revokedAt),
    set: { revokedAt: null, revokedBecause: null },
    otherwise: 'nothingToUndo',
  })

type Change = {
  act: Act
  where: SQL | undefined
  set: PgUpdateSetSource<typeof certificates>
  otherwise: PlainRefusalWord
  reason?: string
}

async function change(
  viewer: Viewer,
  typed: string,
  { act, where, set, otherwise, reason }: Change,
) {
  const number = knownNumber(typed)
  const db = await database()
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(certificates)
      .set(set)
      .where(and(eq(certificates.number, number), where))
      .returning({ userId: certificates.userId, gatheringId: certificates.gatheringId })
    if (!changed) throw await refused(tx, number, otherwise)
    const person = changed.userId ?? undefined
    await record(tx, { act, by: aPerson(viewer.id), person, values: { number } })
    await tell(tx, number, act, reason)
  })
  await forgetPictures([number])
}

async function refused(tx: Db, number: string, otherwise: PlainRefusalWord) {
  const [known] = await tx
    .select({ number: certificates.number })
    .from(certificates)
    .where(eq(certificates.number, number))
  return known ? new Refusal('conflict', otherwise) : new Refusal('notFound', 'nothingHere')
}

const NEWS = {
  'certificate.corrected': 'corrected',
  'certificate.uncorrected': 'uncorrected',
  'certificate.revoked': 'revoked',
  'certificate.restored': 'restored',
} as const

/** Nobody hears of it where the person has gone, or never confirmed the address. */
async function tell(tx: Db, number: string, act: Act, reason = '') {
  const [person] = await tx
    .select({ to: users.email, firstname: users.firstname, session: gatherings.title })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .innerJoin(gatherings, eq(gatherings.id, certificates.gatheringId))
    .where(and(eq(certificates.number, number), isNotNull(users.emailConfirmedAt)))
  if (!person) return
  const { to, ...told } = person
  const link = fullAddress(routes.myCertificate(number))
  const data = { ...told, link, news: NEWS[act], reason }
  await enqueueMail(tx, { template: 'certificateChanged', to, data })
}
