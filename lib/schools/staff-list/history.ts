import 'server-only'
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { memberships, staffImports } from '@/db/schema'
import { isEndedByStaffList } from './ended-seats'
import { findLastImport } from './undo'

/** Everything about lists that can still be undone, or was, for a day: a page shows it however often it loads. */
export async function loadStaffListHistory(schoolId: string) {
  const [last, undone, leavers] = await Promise.all([
    findLastImport(schoolId),
    findLastUndone(schoolId),
    listLeavers(schoolId),
  ])
  return { last, undone, leavers }
}

export type StaffListHistory = Awaited<ReturnType<typeof loadStaffListHistory>>

async function findLastUndone(schoolId: string) {
  const db = await database()
  const [row] = await db
    .select({ at: staffImports.createdAt })
    .from(staffImports)
    .where(
      and(
        eq(staffImports.schoolId, schoolId),
        isNotNull(staffImports.undoneAt),
        gt(staffImports.createdAt, ago(RETENTION.staffImport)),
      ),
    )
    .orderBy(desc(staffImports.undoneAt))
    .limit(1)
  return row ?? null
}

async function listLeavers(schoolId: string) {
  const db = await database()
  return db
    .select({
      id: memberships.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.schoolId, schoolId), isEndedByStaffList))
    .orderBy(asc(users.firstname), asc(memberships.id))
}
