import 'server-only'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ageInDays } from '@/db/ago'
import type { Db } from '@/db/client'
import { orders, payments } from '@/db/read-models/billing'
import { certificates } from '@/db/read-models/certificates'
import { contactMessages } from '@/db/read-models/contact'
import { liveSessions } from '@/db/read-models/live-sessions'
import { applications, schools } from '@/db/read-models/schools'
import { isDataRequest } from '@/lib/contact/messages'
import { canClose } from '@/lib/live-sessions/conditions'
import { askState } from '@/lib/schools/application/team-list'

/** Of each kind, so that Today can say how many more there are. */
const MAX_ROWS = 100

export const listWaitingApplications = (db: Db) =>
  db
    .select({
      id: applications.id,
      targetId: applications.id,
      name: schools.name,
      asked: askState,
      at: applications.createdAt,
      days: ageInDays(applications.createdAt),
    })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .where(eq(applications.state, 'received'))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(MAX_ROWS)

/** Without data requests: those have a deadline of their own. */
export const listMessages = (db: Db) =>
  db
    .select({
      id: contactMessages.id,
      targetId: contactMessages.id,
      name: contactMessages.subject,
      detail: contactMessages.name,
      at: contactMessages.createdAt,
      days: ageInDays(contactMessages.createdAt),
    })
    .from(contactMessages)
    .where(and(eq(contactMessages.state, 'open'), sql`not ${isDataRequest}`))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(MAX_ROWS)

export const listReportedPayments = (db: Db) =>
  db
    .select({
      id: payments.id,
      targetId: orders.id,
      name: sql<string>`${orders.buyer}->>'name'`,
      detail: payments.reference,
      at: payments.createdAt,
      days: ageInDays(payments.createdAt),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.state, 'reported'))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(MAX_ROWS)

/** By editors who removed an attendance. */
export const listRevocationRequests = (db: Db) =>
  db
    .select({
      id: certificates.number,
      targetId: certificates.number,
      name: certificates.name,
      detail: certificates.number,
      at: sql<Date>`${certificates.revocationRequestedAt}`.mapWith(certificates.issuedAt),
      days: ageInDays(certificates.revocationRequestedAt),
    })
    .from(certificates)
    .where(and(isNotNull(certificates.revocationRequestedAt), isNull(certificates.revokedAt)))
    .orderBy(asc(certificates.revocationRequestedAt), asc(certificates.number))
    .limit(MAX_ROWS)

export const listSessionsToClose = (db: Db) =>
  db
    .select({
      id: liveSessions.id,
      targetId: liveSessions.id,
      name: liveSessions.title,
      at: liveSessions.startsAt,
      days: ageInDays(liveSessions.startsAt),
    })
    .from(liveSessions)
    .where(canClose)
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.id))
    .limit(MAX_ROWS)
