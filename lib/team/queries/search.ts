import 'server-only'
import { between, eq, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { applications, certificates, contacts, gatherings, schools, users } from '@/db/schema'
import {
  hasWords,
  planFor,
  plannedAnew,
  sought,
  wordsOfContacts,
  wordsOfSchools,
  wordsOfUsers,
} from '@/db/words'
import { idsOf, referenceOf } from '@/lib/schools/reference'
import { may, type StaffRole } from '../policy'

const SHOWN = 10

/** One box over people, schools, references, certificates and messages. An editor finds messages. */
export async function searchAll(typed: string | undefined, role: StaffRole) {
  const text = sought(typed)
  if (!text || !typed) return null
  const isManager = may(role, 'manager')
  const [forms, issued] = isManager
    ? await Promise.all([formsBy(typed), certificatesBy(typed)])
    : [[], []]
  return plannedAnew(async (tx) => ({
    forms,
    certificates: issued,
    people: isManager ? await peopleBy(tx, text) : [],
    schools: isManager ? await schoolsBy(tx, text) : [],
    messages: await messagesBy(tx, text),
  }))
}

export type Found = NonNullable<Awaited<ReturnType<typeof searchAll>>>

async function messagesBy(tx: Db, text: string) {
  const words = hasWords(wordsOfContacts, text)
  await planFor(tx, { table: contacts, words })
  return tx
    .select({ id: contacts.id, subject: contacts.subject, name: contacts.name })
    .from(contacts)
    .where(words)
    .orderBy(sql`${contacts.createdAt} desc`)
    .limit(SHOWN)
}

async function schoolsBy(tx: Db, text: string) {
  const words = hasWords(wordsOfSchools, text)
  await planFor(tx, { table: schools, words })
  return tx
    .select({ id: schools.id, name: schools.institutionName, address: schools.schoolAddress })
    .from(schools)
    .where(words)
    .orderBy(sql`${schools.createdAt} desc`)
    .limit(SHOWN)
}

async function peopleBy(tx: Db, text: string) {
  const words = hasWords(wordsOfUsers, text)
  await planFor(tx, { table: users, words })
  return tx
    .select({
      id: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
    })
    .from(users)
    .where(words)
    .orderBy(sql`${users.createdAt} desc`)
    .limit(SHOWN)
}

async function formsBy(typed: string) {
  const ids = idsOf(typed)
  if (!ids) return []
  const db = await database()
  const rows = await db
    .select({
      id: applications.id,
      name: schools.institutionName,
      state: applications.state,
      reason: applications.reason,
    })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .where(between(applications.id, ...ids))
    .orderBy(applications.createdAt, applications.id)
    .limit(SHOWN)
  return rows.map((row) => ({ ...row, reference: referenceOf(row.id) }))
}

const NUMBER = /^UNS-?[0-9A-Z-]{4,14}$/i

/** By the number, or its beginning. */
async function certificatesBy(typed: string) {
  const number = typed.trim().toUpperCase()
  if (!NUMBER.test(number)) return []
  const db = await database()
  return db
    .select({
      number: certificates.number,
      name: certificates.name,
      title: gatherings.title,
      userId: certificates.userId,
    })
    .from(certificates)
    .innerJoin(gatherings, eq(gatherings.id, certificates.gatheringId))
    .where(sql`${certificates.number} collate "C" between ${number} and ${`${number}~`}`)
    .orderBy(certificates.number)
    .limit(SHOWN)
}
