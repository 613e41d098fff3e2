import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { schoolSignIns, seatAnswers } from '@/db/schema'

/** When two schools become one. The remaining school decides whether it requires its logins. */
export async function moveSignIns(tx: Db, { from, into }: { from: string; into: string }) {
  const isNamedThere = sql`exists (select from school_sign_ins there where there.school_id = ${into}
    and there.kind = ${schoolSignIns.kind} and there.value = ${schoolSignIns.value})`
  await tx.delete(schoolSignIns).where(and(eq(schoolSignIns.schoolId, into), isProvedBy(from)))
  await tx
    .update(schoolSignIns)
    .set({ schoolId: into })
    .where(and(eq(schoolSignIns.schoolId, from), sql`not ${isNamedThere}`))
  const hasAnswered = sql`exists (select from seat_answers there where there.school_id = ${into}
    and there.user_id = ${seatAnswers.userId})`
  await tx
    .update(seatAnswers)
    .set({ schoolId: into })
    .where(and(eq(seatAnswers.schoolId, from), sql`not ${hasAnswered}`))
}

/** A name without proof gives way to the same one with proof. */
const isProvedBy = (schoolId: string) =>
  sql`${schoolSignIns.confirmedAt} is null and exists (select from school_sign_ins proved
    where proved.school_id = ${schoolId} and proved.confirmed_at is not null
      and proved.kind = ${schoolSignIns.kind} and proved.value = ${schoolSignIns.value})`
