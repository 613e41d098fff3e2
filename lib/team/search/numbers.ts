import 'server-only'
import { between, eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { certificates } from '@/db/read-models/certificates'
import { liveSessions } from '@/db/read-models/live-sessions'
import { applications, schools } from '@/db/read-models/schools'
import { documents, orders, payments } from '@/db/schema'
import { formatReference, parseReference } from '@/lib/schools/kinds'

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
