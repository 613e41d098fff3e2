import 'server-only'
import { and, between, eq, isNotNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { institutions, users } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { idsOf } from '../reference'
import { takeAccount } from '../take-account'

export type Verdict = 'approved' | 'rejected'

/**
 * The team's word on a subscription: it opens or closes everything for the school's account on the
 * very next request, and the school is told. A verdict that stands already changes nothing. The
 * account's row is taken before the school's, as in a submission, so that the two never mix.
 */
export async function decide(reference: string, verdict: Verdict) {
  const ids = idsOf(reference)
  if (!ids) throw new Refusal('badRequest', 'notAReference', { values: { reference } })
  const db = await database()
  return db.transaction(async (tx) => {
    const { id, userId } = await meant(tx, reference, ids)
    await takeAccount(tx, userId)
    const school = await read(tx, id)
    if (school.status === verdict) return { name: school.name, changed: false }
    await tx
      .update(institutions)
      .set({ status: verdict, updatedAt: sql`now()` })
      .where(eq(institutions.id, id))
    await tx
      .update(users)
      .set({ isSubscribed: verdict === 'approved', updatedAt: sql`now()` })
      .where(eq(users.id, userId))
    const { name, correspondent, schoolEmail } = school
    const data = { correspondent, institution_name: name, reference: reference.toUpperCase() }
    await enqueueMail(tx, {
      template: 'subscriptionDecided',
      to: schoolEmail,
      data: { ...data, verdict },
    })
    return { name, changed: true }
  })
}

async function meant(tx: Db, reference: string, ids: [first: string, last: string]) {
  const found = await tx
    .select({ id: institutions.id, userId: institutions.userId })
    .from(institutions)
    .where(and(between(institutions.id, ...ids), isNotNull(institutions.userId)))
  const [{ id, userId } = {}] = found
  if (!id || !userId || found.length > 1)
    throw new Refusal('notFound', 'noSuchSubscription', { values: { reference } })
  return { id, userId }
}

/** As it stands now that nobody else can change it. */
async function read(tx: Db, id: string) {
  const [school] = await tx
    .select({
      status: institutions.status,
      name: institutions.institutionName,
      correspondent: institutions.correspondentName,
      schoolEmail: institutions.schoolEmail,
    })
    .from(institutions)
    .where(eq(institutions.id, id))
    .for('update')
  if (!school) throw new Error('the school went away while it was decided on')
  return school
}
