import 'server-only'
import { between, desc, eq, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import * as textSearch from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { certificates } from '@/db/read-models/certificates'
import { contactMessages } from '@/db/read-models/contact'
import { items, itemTexts } from '@/db/read-models/content'
import { liveSessions } from '@/db/read-models/live-sessions'
import { applications, schools } from '@/db/read-models/schools'
import { documents, orders, payments } from '@/db/schema'
import { formatReference, parseReference } from '@/lib/schools/kinds'

type TextSearch = { tx: Db; searchText: string; limit: number }

export async function findUsers({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.userSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: users, condition })
  return tx
    .select({
      id: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
    })
    .from(users)
    .where(condition)
    .orderBy(desc(users.createdAt))
    .limit(limit)
}

export async function findSchools({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.schoolSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: schools, condition })
  return tx
    .select({ id: schools.id, name: schools.name, address: schools.address })
    .from(schools)
    .where(condition)
    .orderBy(desc(schools.createdAt))
    .limit(limit)
}

export async function findSessions({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.sessionSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: liveSessions, condition })
  return tx
    .select({ id: liveSessions.id, title: liveSessions.title, startsAt: liveSessions.startsAt })
    .from(liveSessions)
    .where(condition)
    .orderBy(desc(liveSessions.startsAt))
    .limit(limit)
}

/** Drafts included. */
export async function findContent({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.itemSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: itemTexts, condition })
  return tx
    .selectDistinctOn([orderByName(itemTexts.title), items.id], {
      id: items.id,
      type: items.type,
      title: itemTexts.title,
    })
    .from(itemTexts)
    .innerJoin(items, eq(items.id, itemTexts.itemId))
    .where(condition)
    .orderBy(orderByName(itemTexts.title), items.id)
    .limit(limit)
}

export async function findMessagesByText({ tx, searchText, limit }: TextSearch) {
  const condition = textSearch.matchesSearch(textSearch.contactSearchColumns, searchText)
  await textSearch.choosePlan(tx, { table: contactMessages, condition })
  return tx
    .select({
      id: contactMessages.id,
      subject: contactMessages.subject,
      name: contactMessages.name,
    })
    .from(contactMessages)
    .where(condition)
    .orderBy(desc(contactMessages.createdAt))
    .limit(limit)
}

export async function findApplications(input: string, limit: number) {
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
    .limit(limit)
  return rows.map((row) => ({ ...row, reference: formatReference(row.id) }))
}

const CERTIFICATE_NUMBER_PATTERN = /^UNS-?[0-9A-Z-]{4,14}$/i

export async function findCertificates(input: string, limit: number) {
  const number = input.trim().toUpperCase()
  if (!CERTIFICATE_NUMBER_PATTERN.test(number)) return []
  const db = await database()
  return db
    .select({
      number: certificates.number,
      name: certificates.name,
      title: liveSessions.title,
    })
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .where(sql`${certificates.number} collate "C" between ${number} and ${`${number}~`}`)
    .orderBy(certificates.number)
    .limit(limit)
}

const MIN_DOCUMENT_CHARACTERS = 4

/** Documents by the start of their number, and orders by the reference of a payment. */
export async function findDocuments(input: string, limit: number) {
  const text = input.trim().toUpperCase()
  if (text.length < MIN_DOCUMENT_CHARACTERS || !/\d/.test(text)) return []
  const db = await database()
  const school = sql<string>`${orders.buyer}->>'name'`
  const numbered = await db
    .select({ orderId: documents.orderId, name: documents.number, school })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(sql`starts_with(${documents.number}, ${text})`)
    .orderBy(documents.number)
    .limit(limit)
  const paid = await db
    .select({ orderId: payments.orderId, name: payments.reference, school })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(sql`starts_with(upper(${payments.reference}), ${text})`)
    .orderBy(payments.reference)
    .limit(limit)
  return [...numbered, ...paid]
}
