import { eq, sql } from 'drizzle-orm'
import { SCHOOL_SCOPES, TEAM_SCOPES } from '@/base/api-scopes'
import type { Db } from '@/db/client'
import { apiTokens, certificates, liveSessionRegistrations, memberships, users } from '@/db/schema'
import { newApiSchool, newSchoolApiToken, newTeamApiToken } from './api-tokens'
import { setUpBilling } from './billing'
import { hoursFromNow, newInHouseSession } from './in-house-sessions'
import { insertAttendances, newConfirmedUsers, newPastLiveSession } from './past-live-sessions'
import { newUserWithLogin } from './team'

export const TEACHERS = 120

/** Two schools with records of each kind, a token of each sort, and their callers; stored before a site starts. */
export async function fillForApi(db: Db) {
  const school = await newApiSchool(db, { teaching_staff_count: '300' })
  const other = await newApiSchool(db, { institution_name: 'Another School' })
  const teachers = await newConfirmedUsers(db, TEACHERS - 1)
  await db
    .insert(memberships)
    .values(
      teachers.map(({ id: userId }) => ({ userId, schoolId: school.id, role: 'teacher' as const })),
    )
  const session = await newPastLiveSession(db)
  const coming = await newPastLiveSession(db, { startsAt: hoursFromNow(48) })
  const draft = await newPastLiveSession(db, { state: 'draft', startsAt: hoursFromNow(72) })
  await insertAttendances(db, session.id, [...teachers, other.coordinator])
  await db.insert(liveSessionRegistrations).values(
    teachers.map(({ id: userId }) => ({
      userId,
      liveSessionId: coming.id,
      state: 'registered' as const,
    })),
  )
  await db.insert(certificates).values(
    teachers.map(({ id: userId }, index) => ({
      ...{ userId, liveSessionId: session.id, name: 'Meena Iyer' },
      number: `UNS-${String(index).padStart(6, '0')}`,
    })),
  )
  const inHouse = await newInHouseSession(db, school.id, [], { startsAt: hoursFromNow(-2) })
  const otherInHouse = await newInHouseSession(db, other.id, [], { startsAt: hoursFromNow(-2) })
  await issueInvoice(db, school.coordinator)
  const manager = await newUserWithLogin(db, 'manager')
  return {
    ...{ school, other, teachers, session, coming, draft, inHouse, otherInHouse },
    tokens: {
      school: await newSchoolApiToken(school, { scopes: [...SCHOOL_SCOPES] }),
      other: await newSchoolApiToken(other, { scopes: [...SCHOOL_SCOPES] }),
      narrow: await newSchoolApiToken(school, { name: 'Narrow', scopes: ['school:read'] }),
      busy: await newSchoolApiToken(school, { name: 'Busy', scopes: ['school:read'] }),
      team: await newTeamApiToken(manager, { scopes: [...TEAM_SCOPES] }),
      expired: await newEndedToken(db, school, 'Expired', { expiresAt: sql`now()` }),
      revoked: await newEndedToken(db, school, 'Revoked', { revokedAt: sql`now()` }),
    },
  }
}

async function newEndedToken(
  db: Db,
  school: Awaited<ReturnType<typeof newApiSchool>>,
  name: string,
  end: Record<string, unknown>,
) {
  const token = await newSchoolApiToken(school, { name, scopes: [...SCHOOL_SCOPES] })
  await db.update(apiTokens).set(end).where(eq(apiTokens.name, name))
  return token
}

async function issueInvoice(db: Db, coordinator: { id: string }) {
  const { requestQuotation } = await import('@/lib/billing/quotation')
  const { recordPayment } = await import('@/lib/billing/payment/record')
  const { paymentForm } = await import('@/lib/billing/schema')
  const { newQuotationForm } = await import('./billing')
  const { accountant, price } = await setUpBilling(db)
  const { orderId } = await requestQuotation(coordinator, newQuotationForm({ priceId: price.id }))
  const payment = { mode: 'neft', paidOn: '2026-04-02', reference: 'UTIB0000426', amount: '11800' }
  await recordPayment(accountant, orderId, paymentForm.parse({ ...payment, tds: '' }))
  await db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, coordinator.id))
}
