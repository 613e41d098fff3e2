import 'server-only'
import { between, eq, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { applications, certificates, gatherings, schools, users } from '@/db/schema'
import { hasWords, plannedAnew, sought, wordsOfSchools, wordsOfUsers } from '@/db/words'
import { idsOf, referenceOf } from '@/lib/schools/reference'
import { may, type StaffRole } from '../policy'

const SHOWN = 10

/** One box over people, schools, references and certificates. Of people only a manager hears. */
export async function searchAll(typed: string | undefined, role: StaffRole) {
  const text = sought(typed)
  if (!text || !typed) return null
  const forms = await formsBy(typed)
  const issued = await certificatesBy(typed)
  return plannedAnew(async (tx) => ({
    forms,
    certificates: may(role, 'manager') ? issued : issued.map((one) => ({ ...one, userId: null })),
    schools: await schoolsBy(tx, text),
    people: may(role, 'manager') ? await peopleBy(tx, text) : [],
  }))
}

export type Found = NonNullable<Awaited<ReturnType<typeof searchAll>>>

const schoolsBy = (tx: Db, text: string) =>
  tx
    .select({ id: schools.id, name: schools.institutionName, address: schools.schoolAddress })
    .from(schools)
    .where(hasWords(wordsOfSchools, text))
    .orderBy(sql`${schools.createdAt} desc`)
    .limit(SHOWN)

const peopleBy = (tx: Db, text: string) =>
  tx
    .select({
      id: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
    })
    .from(users)
    .where(hasWords(wordsOfUsers, text))
    .orderBy(sql`${users.createdAt} desc`)
    .limit(SHOWN)

async function formsBy(typed: string) {
  const ids = idsOf(typed)
  if (!ids) return []
  const db = await database()
  const rows = await db
    .select({ id: applications.id, name: schools.institutionName, state: applications.state })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .where(between(applications.id, ...ids))
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
