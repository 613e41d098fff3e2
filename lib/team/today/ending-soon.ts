import 'server-only'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { contactMessages } from '@/db/read-models/contact'
import { isLastTerm, schools, terms } from '@/db/read-models/schools'
import { privacyRequests } from '@/db/schema'
import { privacyRequestDaysLeft } from '@/lib/accounts/user-filter'
import { daysLeft, isDataRequest, REPLY_DEADLINE_DAYS } from '@/lib/contact/messages'

const MAX_ENDING_TERMS = 10

/** Then the request is listed instead. */
const isRecorded = sql`exists (select from ${privacyRequests}
  where ${privacyRequests.contactMessageId} = ${contactMessages.id})`

/** Of all users: overdue first. */
export const listOpenPrivacyRequests = (db: Db) =>
  db
    .select({
      id: privacyRequests.id,
      targetId: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      requestKind: privacyRequests.kind,
      daysLeft: privacyRequestDaysLeft,
    })
    .from(privacyRequests)
    .innerJoin(users, eq(users.id, privacyRequests.userId))
    .where(isNull(privacyRequests.doneAt))
    .orderBy(asc(privacyRequests.receivedOn), asc(privacyRequests.id))
    .limit(MAX_PRIVACY_REQUESTS)

const MAX_PRIVACY_REQUESTS = 50

/** All that are open: each has a legal deadline. */
export const listDataRequests = (db: Db) =>
  db
    .select({
      id: contactMessages.id,
      targetId: contactMessages.id,
      name: contactMessages.name,
      detail: contactMessages.subject,
      daysLeft,
    })
    .from(contactMessages)
    .where(and(eq(contactMessages.state, 'open'), isDataRequest, sql`not ${isRecorded}`))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(REPLY_DEADLINE_DAYS)

/** Within 30 days, without a later term. */
export const listEndingTerms = (db: Db) =>
  db
    .select({
      id: terms.id,
      targetId: schools.id,
      name: schools.name,
      daysLeft: sql<number>`${terms.lastDay} - day_in_india()`,
    })
    .from(terms)
    .innerJoin(schools, eq(schools.id, terms.schoolId))
    .where(and(sql`${terms.lastDay} between day_in_india() and day_in_india() + 30`, isLastTerm))
    .orderBy(asc(terms.lastDay), asc(terms.id))
    .limit(MAX_ENDING_TERMS)
