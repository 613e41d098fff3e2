import 'server-only'
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { type Db, database } from '@/db/client'
import { prices } from '@/db/schema'
import { type Paise, toPaise } from '../money'

export type Price = {
  id: string
  plan: string
  seatsFrom: number
  seatsTo: number
  months: number
  amount: Paise
  validFrom: string
  isPublic: boolean
}

const priceColumns = {
  id: prices.id,
  plan: prices.plan,
  seatsFrom: prices.seatsFrom,
  seatsTo: prices.seatsTo,
  months: prices.months,
  amountPaise: prices.amountPaise,
  validFrom: prices.validFrom,
  isPublic: prices.isPublic,
}

/** A later price for the same plan, seats and months replaces an earlier one from its day. */
const isReplaced = sql`exists (select from prices later where later.withdrawn_at is null
  and later.plan = ${prices.plan} and later.months = ${prices.months}
  and later.seats_from = ${prices.seatsFrom} and later.seats_to = ${prices.seatsTo}
  and later.valid_from <= day_in_india()
  and (later.valid_from, later.created_at, later.id)
    > (${prices.validFrom}, ${prices.createdAt}, ${prices.id}))`

const isCurrent = and(
  isNull(prices.withdrawnAt),
  lte(prices.validFrom, sql`day_in_india()`),
  sql`not ${isReplaced}`,
)

export async function listCurrentPrices({ onlyPublic = false } = {}): Promise<Price[]> {
  const db = await database()
  const rows = await db
    .select(priceColumns)
    .from(prices)
    .where(and(isCurrent, onlyPublic ? eq(prices.isPublic, true) : undefined))
    .orderBy(asc(prices.months), asc(prices.seatsFrom), asc(prices.plan))
  return rows.map(toPrice)
}

/** For the office: also prices of the future and replaced ones. */
export async function listAllPrices(): Promise<Price[]> {
  const db = await database()
  const rows = await db
    .select(priceColumns)
    .from(prices)
    .where(isNull(prices.withdrawnAt))
    .orderBy(asc(prices.plan), asc(prices.seatsFrom), desc(prices.validFrom))
  return rows.map(toPrice)
}

export async function requireCurrentPrice(db: Db, id: string): Promise<Price> {
  const [row] = isUuid(id)
    ? await db
        .select(priceColumns)
        .from(prices)
        .where(and(eq(prices.id, id), isCurrent))
    : []
  if (!row) throw new AppError('conflict', 'priceChanged')
  return toPrice(row)
}

const toPrice = ({ amountPaise, ...price }: Omit<Price, 'amount'> & { amountPaise: number }) => ({
  ...price,
  amount: toPaise(amountPaise),
})
