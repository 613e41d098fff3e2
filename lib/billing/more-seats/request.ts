import 'server-only'
import { and, eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { orders } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { type Actor, userActor } from '@/lib/audit/audit-log'
import { type LockedSchool, lockOwnSchool, lockSchool } from '@/lib/schools/locks'
import { findOfOrder } from '../document/document'
import { withdrawInTransaction } from '../document/invoice'
import { ZERO_PAISE } from '../money'
import { type LockedOrder, lockOrder } from '../order/order'
import { sumReports } from '../payment/reports'
import { issueQuotation, type QuotedOrder } from '../quotation'
import { type AddedSeats, addSeats } from './add'
import { findMoreSeatsOffer, isOpenSeatOrder, type MoreSeatsOffer } from './offer'
import { findSeatStep } from './price'

/** Seats that cost nothing more are added at once; the others get a quotation. */
export type AskedSeats =
  | { seats: AddedSeats; quoted?: undefined }
  | { quoted: QuotedOrder; seats?: undefined }

type Asker = { id: string }

/** A coordinator, for their school. */
export async function askForSeats(viewer: Asker, more: number): Promise<AskedSeats> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    return ask(tx, school, more, userActor(viewer.id))
  })
}

/** The office, for any school. */
export async function askForSchool(viewer: Asker, schoolId: string, more: number) {
  const db = await database()
  return db.transaction(async (tx) => {
    const school = await lockSchool(tx, requireUuid(schoolId))
    return ask(tx, school, more, userActor(viewer.id))
  })
}

async function ask(tx: Db, school: LockedSchool, more: number, actor: Actor): Promise<AskedSeats> {
  const offer = await findMoreSeatsOffer(tx, school.id)
  if (typeof offer === 'string') throw new AppError('conflict', 'seatsNotOffered')
  const total = offer.seats + more
  const step = findSeatStep(offer.steps, total)
  if (!step)
    throw new AppError('invalid', 'noPriceForSeats', { errors: { seats: 'noPriceForSeats' } })
  await withdrawOpenRequests(tx, school, offer, actor)
  if (step.total === ZERO_PAISE)
    return { seats: await addSeats(tx, school, { termId: offer.termId, added: more }, actor) }
  const { plan, taxable } = step
  const { termId, daysLeft, months, buyer } = offer
  const quoted = {
    ...{ plan, seats: more, months, taxable, addsTo: { termId, daysLeft } },
    ...{ gstin: buyer.gstin ?? '', state: buyer.state ?? '' },
    description: billingText().documents.moreSeats({ ...offer, plan, added: more, total }),
  }
  return { quoted: await issueQuotation(tx, school, quoted, actor) }
}

/** The school wants another number now. What is paid, reported or invoiced has to be settled first. */
async function withdrawOpenRequests(
  tx: Db,
  { id }: LockedSchool,
  { termId, askedNumber }: MoreSeatsOffer,
  actor: Actor,
): Promise<void> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.schoolId, id), isOpenSeatOrder(termId)))
  for (const row of rows) {
    const order = await lockOrder(tx, row.id)
    if (await isBeingPaid(tx, order))
      throw new AppError('conflict', 'seatsAsked', { values: { number: askedNumber ?? '' } })
    await withdrawInTransaction(tx, order, actor)
  }
}

const isBeingPaid = async (tx: Db, order: LockedOrder) =>
  order.settledPaise > 0 ||
  (await sumReports(tx, order.id)) > 0 ||
  (await findOfOrder(tx, order.id, 'invoice')) !== null
