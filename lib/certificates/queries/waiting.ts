import 'server-only'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/relations/accounts'
import { attendances } from '@/db/relations/live-sessions'
import { lacksCertificate } from '../eligibility'

const MAX_WAITING_LISTED = 50

export type WaitingTeacher = {
  id: string
  name: string
  email: string
  missing: 'address' | 'name' | 'both'
}

export async function findWaitingTeachers(
  db: Db,
  liveSessionId: string,
): Promise<WaitingTeacher[]> {
  const rows = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      confirmedAt: users.emailConfirmedAt,
      certificateName: users.certificateName,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.userId))
    .where(
      and(
        eq(attendances.liveSessionId, liveSessionId),
        lacksCertificate,
        or(isNull(users.emailConfirmedAt), isNull(users.certificateName)),
      ),
    )
    .orderBy(orderByName(users.firstname), orderByName(users.lastname), asc(users.id))
    .limit(MAX_WAITING_LISTED)
  return rows.map(({ id, firstname, lastname, email, confirmedAt, certificateName }) => ({
    id,
    name: `${firstname} ${lastname}`,
    email,
    missing: confirmedAt ? 'name' : certificateName ? 'address' : 'both',
  }))
}
