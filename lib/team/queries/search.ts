import 'server-only'
import { between, eq, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import {
  choosePlan,
  contactSearchColumns,
  matchesSearch,
  normalizeSearch,
  schoolSearchColumns,
  userSearchColumns,
  withCustomPlan,
} from '@/db/full-text-search'
import {
  applications,
  certificates,
  contactMessages,
  liveSessions,
  schools,
  users,
} from '@/db/schema'
import { formatReference, parseReference } from '@/lib/schools/reference'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'

const MAX_RESULTS = 10

/** Searches users, schools, references, certificates and messages. Editors find messages only. */
export async function searchTeamRecords(input: string | undefined, role: TeamRole) {
  const searchText = normalizeSearch(input)
  if (!searchText || !input) return null
  const isManager = roleIncludes(role, 'manager')
  const [applicationRows, certificateRows] = isManager
    ? await Promise.all([findApplications(input), findCertificates(input)])
    : [[], []]
  return withCustomPlan(async (tx) => ({
    forms: applicationRows,
    certificates: certificateRows,
    people: isManager ? await findUsers(tx, searchText) : [],
    schools: isManager ? await findSchools(tx, searchText) : [],
    messages: await findMessages(tx, searchText),
  }))
}

export type TeamSearchResults = NonNullable<Awaited<ReturnType<typeof searchTeamRecords>>>

async function findMessages(tx: Db, searchText: string) {
  const textCondition = matchesSearch(contactSearchColumns, searchText)
  await choosePlan(tx, { table: contactMessages, condition: textCondition })
  return tx
    .select({
      id: contactMessages.id,
      subject: contactMessages.subject,
      name: contactMessages.name,
    })
    .from(contactMessages)
    .where(textCondition)
    .orderBy(sql`${contactMessages.createdAt} desc`)
    .limit(MAX_RESULTS)
}

async function findSchools(tx: Db, searchText: string) {
  const textCondition = matchesSearch(schoolSearchColumns, searchText)
  await choosePlan(tx, { table: schools, condition: textCondition })
  return tx
    .select({ id: schools.id, name: schools.name, address: schools.address })
    .from(schools)
    .where(textCondition)
    .orderBy(sql`${schools.createdAt} desc`)
    .limit(MAX_RESULTS)
}

async function findUsers(tx: Db, searchText: string) {
  const textCondition = matchesSearch(userSearchColumns, searchText)
  await choosePlan(tx, { table: users, condition: textCondition })
  return tx
    .select({
      id: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
    })
    .from(users)
    .where(textCondition)
    .orderBy(sql`${users.createdAt} desc`)
    .limit(MAX_RESULTS)
}

async function findApplications(input: string) {
  const idRange = parseReference(input)
  if (!idRange) return []
  const db = await database()
  const rows = await db
    .select({
      id: applications.id,
      name: schools.name,
      state: applications.state,
      reason: applications.reason,
    })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .where(between(applications.id, ...idRange))
    .orderBy(applications.createdAt, applications.id)
    .limit(MAX_RESULTS)
  return rows.map((row) => ({ ...row, reference: formatReference(row.id) }))
}

const CERTIFICATE_NUMBER_PATTERN = /^UNS-?[0-9A-Z-]{4,14}$/i

async function findCertificates(input: string) {
  const number = input.trim().toUpperCase()
  if (!CERTIFICATE_NUMBER_PATTERN.test(number)) return []
  const db = await database()
  return db
    .select({
      number: certificates.number,
      name: certificates.name,
      title: liveSessions.title,
      userId: certificates.userId,
    })
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .where(sql`${certificates.number} collate "C" between ${number} and ${`${number}~`}`)
    .orderBy(certificates.number)
    .limit(MAX_RESULTS)
}
