import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { memberships, schools, terms } from '@/db/read-models/schools'
import { hasSeatIn } from '@/lib/schools/locks'
import { termStatus } from '@/lib/schools/terms/terms'
import type { ApiAccess } from '../access'
import type { schoolsAnswer, teachersAnswer, termsAnswer } from '../answers'
import { openPage } from '../list-page'
import type { PageQuery } from '../query-parameters'

/** A school's token sees one, a manager's all. */
export async function listApiSchools(
  { schoolId }: ApiAccess,
  query: PageQuery,
): Promise<z.output<typeof schoolsAnswer>> {
  const page = openPage(
    'schools',
    [
      { column: sql`${schools.createdAt}`, type: 'timestamptz' },
      { column: sql`${schools.id}`, type: 'uuid' },
    ],
    query,
  )
  const db = await database()
  const rows = await db
    .select({
      id: schools.id,
      name: schools.name,
      board: schools.affiliationBoard,
      district: schools.district,
      createdAt: schools.createdAt,
      key: page.key,
    })
    .from(schools)
    .where(page.where(schoolId === null ? undefined : eq(schools.id, schoolId)))
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, ({ key: _, createdAt, ...row }) => ({
    ...{ ...row, createdAt: createdAt.toISOString() },
  }))
}

export async function listApiTerms(
  school: string,
  query: PageQuery,
): Promise<z.output<typeof termsAnswer>> {
  const page = openPage(
    `terms ${school}`,
    [
      { column: sql`${terms.firstDay}`, type: 'date' },
      { column: sql`${terms.id}`, type: 'uuid' },
    ],
    query,
  )
  const db = await database()
  const rows = await db
    .select({
      id: terms.id,
      school: terms.schoolId,
      firstDay: terms.firstDay,
      lastDay: terms.lastDay,
      seats: terms.seats,
      status: termStatus,
      key: page.key,
    })
    .from(terms)
    .where(page.where(eq(terms.schoolId, school)))
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, ({ key: _, ...row }) => row)
}

/** Everyone with a seat, in the order of joining. */
export async function listApiTeachers(
  school: string,
  query: PageQuery,
): Promise<z.output<typeof teachersAnswer>> {
  const page = openPage(`teachers ${school}`, seatOrder, query)
  const db = await database()
  const rows = await db
    .select({
      id: users.id,
      seat: memberships.id,
      school: memberships.schoolId,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.joinedAt,
      key: page.key,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(page.where(hasSeatIn(school)))
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, ({ key: _, joinedAt, ...row }) => ({
    ...{ ...row, joinedAt: joinedAt.toISOString() },
  }))
}

export const seatOrder = [
  { column: sql`${memberships.joinedAt}`, type: 'timestamptz' as const },
  { column: sql`${memberships.id}`, type: 'uuid' as const },
]
