import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { memberships, terms, users } from '@/db/schema'
import type { SchoolFormInput } from '@/lib/schools/schema'
import { newSchoolForm, newTeacher } from './api-user'

export const newInstitution = (overrides: Record<string, unknown> = {}) =>
  newSchoolForm(overrides) as unknown as SchoolFormInput

export async function newUser(db: Db, overrides: Partial<typeof users.$inferInsert> = {}) {
  const [row] = await db.insert(users).values(newUserValues(overrides)).returning()
  if (!row) throw new Error('nobody')
  return row
}

export const newUsers = (db: Db, count: number) =>
  db
    .insert(users)
    .values(Array.from({ length: count }, () => newUserValues()))
    .returning()

const newUserValues = (overrides: Partial<typeof users.$inferInsert> = {}) => ({
  firstname: 'Meena',
  lastname: 'Iyer',
  phoneNumber: '9876543210',
  passwordHash: 'x',
  email: newTeacher().email,
  ...overrides,
})

export async function newSchool(db: Db, overrides: Record<string, unknown> = {}) {
  const { subscribe } = await import('@/lib/schools/application/apply')
  const coordinator = await newUser(db, { emailConfirmedAt: new Date() })
  const { reference } = await subscribe(coordinator, newInstitution(overrides))
  const [membership] = await db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, coordinator.id))
  if (!membership) throw new Error('no school')
  return { coordinator, reference, id: membership.schoolId, membershipId: membership.id }
}

export async function createStaffRoomToken(coordinator: { id: string }) {
  const { createStaffRoomLink: makeStaffLink } = await import('@/lib/schools/staff-room')
  return parseLinkToken(await makeStaffLink(coordinator))
}

export const parseLinkToken = (link: string) => link.split('/').at(-1) ?? ''

export async function isSubscribed(db: Db, userId: string) {
  const subscriptionModule = await import('@/db/read-models/is-subscribed')
  const [row] = await db
    .select({ now: subscriptionModule.isSubscribed })
    .from(users)
    .where(eq(users.id, userId))
  return row?.now
}

export const setSeats = (db: Db, schoolId: string, seats: number) =>
  db.update(terms).set({ seats }).where(eq(terms.schoolId, schoolId))

/** Moves the clock of this test's database only: all code that uses days calls this function. */
export const setClock = (db: Db, now: string) =>
  db.execute(
    sql.raw(`create or replace function day_in_india() returns date language sql stable
      as $$ select (${now} at time zone 'Asia/Kolkata')::date $$`),
  )
