import 'server-only'
import { and, between, eq, isNotNull, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { institutions, users } from '@/db/schema'
import { enqueueMail } from '@/lib/mail/outbox'
import { idsOf } from '../reference'

export type Verdict = 'approved' | 'rejected'

/**
 * The team's word on a subscription: it opens or closes everything for the school's account on the
 * very next request, and the school is told. A verdict that stands already changes nothing.
 */
export async function decide(reference: string, verdict: Verdict) {
  const ids = idsOf(reference)
  if (!ids) throw new Refusal('badRequest', `${reference} is not a reference like UNS-1A2B3C4D.`)
  const db = await database()
  return db.transaction(async (tx) => {
    const found = await tx
      .select({
        id: institutions.id,
        userId: institutions.userId,
        status: institutions.status,
        name: institutions.institutionName,
        correspondent: institutions.correspondentName,
        schoolEmail: institutions.schoolEmail,
      })
      .from(institutions)
      .where(and(between(institutions.id, ...ids), isNotNull(institutions.userId)))
      .for('update')
    const [school] = found
    if (!school?.userId || found.length > 1)
      throw new Refusal('notFound', `No subscription has the reference ${reference}.`)
    if (school.status === verdict) return { name: school.name, changed: false }
    await tx
      .update(institutions)
      .set({ status: verdict, updatedAt: sql`now()` })
      .where(eq(institutions.id, school.id))
    await tx
      .update(users)
      .set({ isSubscribed: verdict === 'approved', updatedAt: sql`now()` })
      .where(eq(users.id, school.userId))
    await enqueueMail(tx, {
      template: 'subscriptionDecided',
      to: school.schoolEmail,
      data: {
        correspondent: school.correspondent,
        institution_name: school.name,
        reference: reference.toUpperCase(),
        verdict,
      },
    })
    return { name: school.name, changed: true }
  })
}
