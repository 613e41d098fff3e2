import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { schools } from '@/db/read-models/schools'
import { type BuyerSnapshot, orders } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { type Actor, userActor } from '@/lib/audit/audit-log'
import { type LockedSchool, lockOwnSchool, lockSchool } from '@/lib/schools/locks'
import { emailBill } from './document/email'
import { issueDocument } from './document/issue'
import { getStateOfGstin, isStateCode } from './fields'
import type { Paise } from './money'
import { readOrderPeriod } from './order/term'
import { requireCurrentPrice } from './prices'
import type { QuotationInput } from './schema'
import { type BillingSettings, requireBillingSettings } from './settings'
import { computeAmounts, type TaxTerms } from './tax'

export type QuotedOrder = {
  orderId: string
  documentId: string
  number: string
  isEmailed: boolean
}

/** A coordinator, for their school. */
export async function requestQuotation(
  viewer: { id: string },
  input: QuotationInput,
): Promise<QuotedOrder> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    return quote(tx, school, input, userActor(viewer.id))
  })
}

/** The office, for any school. */
export async function createQuotation(
  viewer: { id: string },
  schoolId: string,
  input: QuotationInput,
): Promise<QuotedOrder> {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await lockSchool(tx, requireUuid(schoolId))
    return quote(tx, school, input, userActor(viewer.id))
  })
}

async function quote(
  tx: Db,
  school: LockedSchool,
  { priceId, seats, gstin, state }: QuotationInput,
  actor: Actor,
): Promise<QuotedOrder> {
  const { plan, months, amount, ...price } = await requireCurrentPrice(tx, priceId)
  if (seats < price.seatsFrom || seats > price.seatsTo)
    throw new AppError('invalid', 'seatsOutsidePlan', { errors: { seats: 'seatsOutsidePlan' } })
  const period = await readOrderPeriod(tx, { schoolId: school.id, termId: null, months })
  const description = billingText().documents.line({ plan, seats, months, period })
  const quoted = { plan, seats, months, taxable: amount, description }
  return issueQuotation(tx, school, { ...quoted, gstin, state }, actor)
}

type QuotedSeats = {
  plan: string
  seats: number
  months: number
  taxable: Paise
  description: string
  gstin: string
  state: string
  /** Of more seats in a running term; the quotation is valid until its last day at most. */
  addsTo?: { termId: string; daysLeft: number }
}

/** The order, its quotation and the email of it. */
export async function issueQuotation(
  tx: Db,
  school: LockedSchool,
  { taxable, description, gstin, state, addsTo, ...ordered }: QuotedSeats,
  actor: Actor,
): Promise<QuotedOrder> {
  const settings = await requireBillingSettings(tx)
  const buyer = await readBuyer(tx, school.id, { gstin, state })
  const tax = getTaxTerms(settings, buyer)
  const amounts = computeAmounts(taxable, tax)
  const validityDays = Math.min(settings.validityDays, (addsTo?.daysLeft ?? Infinity) - 1)
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ ...ordered, schoolId: school.id, buyer, addsToTermId: addsTo?.termId },
      taxablePaise: amounts.taxable,
      totalPaise: amounts.total,
      dueDay: sql`day_in_india() + ${validityDays}::integer`,
    })
    .returning({ id: orders.id })
  if (!order) throw new Error('the order was not stored')
  const line = { description, sac: settings.sac || null, quantity: 1 }
  const document = await issueDocument(
    tx,
    settings,
    {
      ...{ kind: 'quotation', orderId: order.id, schoolId: school.id, lines: [line] },
      ...{ seller: settings, buyer, amounts, validityDays },
      rateBasisPoints: tax?.rateBasisPoints ?? null,
      placeOfSupply: tax?.placeOfSupply ?? null,
    },
    actor,
  )
  const { id: documentId, number } = document
  const data = { number, documentId }
  const isEmailed = await emailBill(tx, school, { template: 'quotation', data })
  return { orderId: order.id, documentId, number, isEmailed }
}

/** Without names of people, because documents outlive an erasure. */
async function readBuyer(
  tx: Db,
  schoolId: string,
  { gstin, state }: { gstin: string; state: string },
): Promise<BuyerSnapshot> {
  const [school] = await tx
    .select({ name: schools.name, address: schools.address, board: schools.affiliationBoard })
    .from(schools)
    .where(eq(schools.id, schoolId))
  if (!school) throw new AppError('notFound', 'notFound')
  return { ...school, gstin: gstin || null, state: gstin ? getStateOfGstin(gstin) : state || null }
}

type TaxedBuyer = Pick<BuyerSnapshot, 'state'>

export const isStateMissing = ({ gstin }: BillingSettings, { state }: TaxedBuyer) =>
  gstin !== '' && !(state && isStateCode(state))

/** Null where the office has no GSTIN. The place of supply is the buyer's state. */
export function getTaxTerms(settings: BillingSettings, { state }: TaxedBuyer): TaxTerms | null {
  if (!settings.gstin) return null
  if (!state || !isStateCode(state))
    throw new AppError('invalid', 'checkForm', { errors: { state: 'stateRequired' } })
  return {
    rateBasisPoints: settings.taxRate,
    supplierState: getStateOfGstin(settings.gstin),
    placeOfSupply: state,
  }
}
