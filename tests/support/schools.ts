import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { memberships, terms, users } from '@/db/schema'
import type { Institution } from '@/lib/schools/schema'
import { newTeacher, school } from './person'

/** Schools and their people, made inside the test's process. */

export const form = (over: Record<string, unknown> = {}) => school(over) as unknown as Institution

export async function newPerson(db: Db, over: Partial<typeof users.$inferInsert> = {}) {
  const [row] = await db.insert(users).values(nobody(over)).returning()
  if (!row) throw new Error('nobody')
  return row
}

export const newPeople = (db: Db, count: number) =>
  db
    .insert(users)
    .values(Array.from({ length: count }, () => nobody()))
    .returning()

const nobody = (over: Partial<typeof users.$inferInsert> = {}) => ({
  firstname: 'Meena',
  lastname: 'Iyer',
  phoneNumber: '9876543210',
  passwordHash: 'x',
  email: newTeacher().email,
  ...over,
})

/** A person who has subscribed a school, and what may be asked of it. */
export async function newSchool(db: Db, over: Record<string, unknown> = {}) {
  const { subscribe } = await import('@/lib/schools/commands/apply')
  const coordinator = await newPerson(db, { emailConfirmedAt: new Date() })
  const { reference } = await subscribe(coordinator, form(over))
  const [own] = await db.select().from(memberships).where(eq(memberships.userId, coordinator.id))
  if (!own) throw new Error('no school')
  return { coordinator, reference, id: own.schoolId, membershipId: own.id }
}

/** The token of the staff room's link. */
export async function staffToken(coordinator: { id: string }) {
  const { makeStaffLink } = await import('@/lib/schools/commands/staff-link')
  return tokenIn(await makeStaffLink(coordinator))
}

export const tokenIn = (link: string) => link.split('/').at(-1) ?? ''

export async function isSubscribed(db: Db, userId: string) {
  const subscribed = await import('@/lib/schools/subscribed')
  const [row] = await db
    .select({ now: subscribed.isSubscribed })
    .from(users)
    .where(eq(users.id, userId))
  return row?.now
}

export const seatsOf = (db: Db, schoolId: string, seats: number) =>
  db.update(terms).set({ seats }).where(eq(terms.schoolId, schoolId))

/** Moves the clock of this test's database and of no other: all that has to do with days asks this function. */
export const setClock = (db: Db, now: string) =>
  db.execute(
    sql.raw(`create or replace function day_in_india() returns date language sql stable
      as $$ select (${now} at time zone 'Asia/Kolkata')::date $$`),
  )
