import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  memberships,
  orders,
  schoolSiteEnquiries,
  schoolSitePages,
  schoolSites,
  users,
} from '@/db/schema'
import { newQuotationForm, setUpBilling } from './billing'
import { hoursFromNow, newInHouseSession } from './in-house-sessions'
import { addUsedWebhook } from './webhooks'

/** What the demo coordinator's school does: a website, training, orders. */
export async function fillSchoolArea(db: Db) {
  const { createSite } = await import('@/lib/school-sites/site/create')
  const { publishSite } = await import('@/lib/school-sites/publish')
  const coordinator = await findDemoMember(db, 'subscriber@uns.example')
  const teacher = await findDemoMember(db, 'meena@uns.example')
  const { schoolId } = coordinator
  const slug = 'demo-vidyalaya'
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, coordinator.id))
  await createSite(coordinator, { slug })
  await publishSite(coordinator)
  await addEnquiry(db, slug)
  const ended = await newInHouseSession(db, schoolId, [teacher.id])
  await newInHouseSession(db, schoolId, [], { startsAt: hoursFromNow(-1), minutes: 60 })
  await newInHouseSession(db, schoolId, [], { startsAt: hoursFromNow(30) })
  await orderForSchool(db, coordinator)
  const webhook = await addUsedWebhook(db, { userId: coordinator.id, schoolId })
  const [page] = await db
    .select({ id: schoolSitePages.id })
    .from(schoolSitePages)
    .innerJoin(schoolSites, eq(schoolSites.id, schoolSitePages.siteId))
    .where(eq(schoolSites.slug, slug))
  return {
    site: slug,
    sitePage: page?.id ?? '',
    member: teacher.membershipId,
    inHouse: ended.id,
    webhook,
  }
}

async function addEnquiry(db: Db, slug: string) {
  const [site] = await db.select().from(schoolSites).where(eq(schoolSites.slug, slug))
  await db.insert(schoolSiteEnquiries).values({
    ...{ siteId: site?.id ?? '', name: 'Lakshmi', phone: '9876543210' },
    ...{ email: 'lakshmi@home.example', className: 'Class 6', schoolYear: '2027-28' },
    ...{ message: 'Is there a school bus from Salem?', fingerprint: slug },
  })
}

async function findDemoMember(db: Db, email: string) {
  const [row] = await db
    .select({ id: users.id, schoolId: memberships.schoolId, membershipId: memberships.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(users.email, email))
  if (!row) throw new Error(`${email} has no school`)
  return row
}

/** A quotation that the running term was paid with, and another of which the school reported a payment. */
async function orderForSchool(db: Db, coordinator: { id: string }) {
  const { requestQuotation } = await import('@/lib/billing/quotation')
  const { reportPayment } = await import('@/lib/billing/payment/reports')
  const { paymentForm } = await import('@/lib/billing/schema')
  const { price } = await setUpBilling(db)
  const paid = await requestQuotation(coordinator, newQuotationForm({ priceId: price.id }))
  await payRunningTerm(db, paid.orderId)
  const { orderId } = await requestQuotation(coordinator, newQuotationForm({ priceId: price.id }))
  const payment = { mode: 'neft', paidOn: '2026-04-02', reference: 'SBIN4260', amount: '5000' }
  await reportPayment(coordinator, orderId, paymentForm.parse({ ...payment, tds: '' }))
}

const payRunningTerm = (db: Db, orderId: string) =>
  db
    .update(orders)
    .set({
      settledPaise: sql`${orders.totalPaise}`,
      termId: sql`(select id from terms where school_id = ${orders.schoolId}
        and day_in_india() between first_day and last_day)`,
    })
    .where(eq(orders.id, orderId))
