import 'server-only'
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { isUuid, requireUuid } from '@/base/ids'
import { bumpContentVersion } from '@/db/bump-content-version'
import { type Db, database } from '@/db/client'
import { prices } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { formatRupees, type Paise, toPaise } from './money'
import type { PriceInput } from './schema'

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

type PriceFilter = { onlyPublic?: boolean }

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

const auditedColumns = {
  id: prices.id,
  title: prices.plan,
  amountPaise: prices.amountPaise,
  seatsFrom: prices.seatsFrom,
  seatsTo: prices.seatsTo,
  months: prices.months,
  validFrom: prices.validFrom,
}

type AuditedPrice = Pick<
  typeof prices.$inferSelect,
  'id' | 'amountPaise' | 'seatsFrom' | 'seatsTo' | 'months' | 'validFrom'
> & { title: string }

export const listCurrentPrices = async (filter: PriceFilter = {}): Promise<Price[]> =>
  readCurrentPrices(await database(), filter)

/** Also within a transaction. */
export async function readCurrentPrices(
  db: Db,
  { onlyPublic = false }: PriceFilter = {},
): Promise<Price[]> {
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

export async function addPrice(
  viewer: { id: string },
  { amount: amountPaise, isPublic, ...price }: PriceInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(prices)
      .values({ ...price, amountPaise, isPublic: isPublic === 'yes' })
      .returning(auditedColumns)
    await bumpContentVersion(tx)
    if (row)
      await writeAuditLog(tx, {
        action: 'price.added',
        actor: userActor(viewer.id),
        ...toAuditedPrice(row),
      })
  })
}

/** Orders keep their copy of it. */
export async function withdrawPrice(viewer: { id: string }, id: string): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(prices)
      .set({ withdrawnAt: sql`now()` })
      .where(and(eq(prices.id, requireUuid(id)), isNull(prices.withdrawnAt)))
      .returning(auditedColumns)
    if (!row) throw new AppError('notFound', 'notFound')
    await bumpContentVersion(tx)
    await writeAuditLog(tx, {
      action: 'price.withdrawn',
      actor: userActor(viewer.id),
      ...toAuditedPrice(row),
    })
  })
}

const toPrice = ({ amountPaise, ...price }: Omit<Price, 'amount'> & { amountPaise: number }) => ({
  ...price,
  amount: toPaise(amountPaise),
})

const toAuditedPrice = ({ id, amountPaise, ...values }: AuditedPrice) => ({
  targetId: id,
  values: { ...values, amount: formatRupees(toPaise(amountPaise)) },
})
