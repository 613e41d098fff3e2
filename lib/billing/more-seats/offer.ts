import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { isCredited, outstandingPaise } from '@/db/read-models/billing'
import { terms } from '@/db/read-models/schools'
import { type BuyerSnapshot, documents, orders } from '@/db/schema'
import { MAX_SEATS } from '@/lib/schools/policy'
import { type Paise, toPaise } from '../money'
import { readCurrentPrices } from '../prices'
import { getTaxTerms, isStateMissing } from '../quotation'
import { type BillingSettings, findBillingSettings } from '../settings'
import { computeAmounts } from '../tax'
import { listSeatSteps, type SeatStep } from './price'

export type MoreSeatsOffer = {
  termId: string
  /** That opened the term. */
  orderId: string
  months: number
  seats: number
  lastDay: string
  today: string
  days: number
  daysLeft: number
  buyer: BuyerSnapshot
  steps: (SeatStep & { total: Paise })[]
  /** Of a quotation for more seats that is not paid. */
  askedNumber: string | null
  isTaxed: boolean
}

/** `unpaid`: no payment opened the running term, as with a free one. `unpriced`: no price fits more seats. */
export type NoSeatsOffer = 'noTerm' | 'unpaid' | 'unpriced'

export async function getMoreSeatsOffer(schoolId: string): Promise<MoreSeatsOffer | NoSeatsOffer> {
  return findMoreSeatsOffer(await database(), schoolId)
}

/** Final only while the caller holds the school's lock. */
export async function findMoreSeatsOffer(
  db: Db,
  schoolId: string,
): Promise<MoreSeatsOffer | NoSeatsOffer> {
  const term = await findPaidTerm(db, schoolId)
  if (!term) return 'noTerm'
  const { order, ...days } = term
  if (!order) return 'unpaid'
  const saved = await findBillingSettings(db)
  if (!saved || isStateMissing(saved.values, order.buyer)) return 'unpriced'
  const { taxablePaise, id: orderId, ...copied } = order
  const priced = { ...days, ...copied, paid: toPaise(taxablePaise) }
  const steps = listSeatSteps(priced, await readCurrentPrices(db), MAX_SEATS).map((step) => ({
    ...step,
    total: addTax(step.taxable, saved.values, order.buyer),
  }))
  if (steps.length === 0) return 'unpriced'
  const { plan: _, ...known } = copied
  const askedNumber = await findAskedNumber(db, days.termId)
  const isTaxed = saved.values.gstin !== ''
  return { ...days, ...known, orderId, steps, askedNumber, isTaxed }
}

/** The running term, and the order that a payment opened it with, unless that payment went back. */
async function findPaidTerm(db: Db, schoolId: string) {
  const [row] = await db
    .select({
      termId: terms.id,
      seats: terms.seats,
      lastDay: terms.lastDay,
      today: sql<string>`day_in_india()::text`,
      days: sql<number>`${terms.lastDay} - ${terms.firstDay} + 1`,
      daysLeft: sql<number>`${terms.lastDay} - day_in_india() + 1`,
      order: {
        id: orders.id,
        plan: orders.plan,
        months: orders.months,
        buyer: orders.buyer,
        taxablePaise: orders.taxablePaise,
      },
    })
    .from(terms)
    .leftJoin(
      orders,
      and(
        eq(orders.termId, terms.id),
        sql`${orders.settledPaise} > ${orders.refundedPaise} and not ${isCredited}`,
      ),
    )
    .where(
      and(
        eq(terms.schoolId, schoolId),
        sql`day_in_india() between ${terms.firstDay} and ${terms.lastDay}`,
      ),
    )
  return row ?? null
}

const addTax = (taxable: Paise, settings: BillingSettings, buyer: BuyerSnapshot): Paise =>
  computeAmounts(taxable, getTaxTerms(settings, buyer)).total

/** As conditions on orders. */
export const isOpenSeatOrder = (termId: string) =>
  and(eq(orders.addsToTermId, termId), isNull(orders.seatsAddedAt), sql`${outstandingPaise} > 0`)

async function findAskedNumber(db: Db, termId: string): Promise<string | null> {
  const [row] = await db
    .select({ number: documents.number })
    .from(orders)
    .innerJoin(documents, eq(documents.orderId, orders.id))
    .where(and(isOpenSeatOrder(termId), eq(documents.kind, 'quotation')))
  return row?.number ?? null
}
