// @module-tag ci
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents, onlinePayments, orders, payments } from '@/db/schema'
import { reconcileOnlinePayments } from '@/lib/billing/razorpay/reconcile'
import { isFullRun } from '../support/full-run'
import { openOnlineBilling } from '../support/online-payments'
import { signWebhook, type WebhookDelivery } from '../support/razorpay-server'

/** Every event three times, in random order, several at once, between forgeries; some never arrive. */

const COUNT = isFullRun ? 1_000 : 40
const PARALLEL = 8
const SLOW_MS = 1_800_000

let shop: Awaited<ReturnType<typeof openOnlineBilling>>
beforeAll(async () => {
  shop = await openOnlineBilling()
})
afterAll(() => shop?.close())

/** The same order in every run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function shuffle<Item>(items: Item[], random: () => number) {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/** Like the service, repeats an event that a busy site did not accept. */
async function deliverAll(deliveries: WebhookDelivery[]) {
  const statuses = new Map<number, number>()
  const waiting = [...deliveries]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const status = await shop.deliver(next)
      if (status === 503) waiting.push(next)
      else statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return Object.fromEntries(statuses)
}

const forge = ({ body, headers }: WebhookDelivery, index: number): WebhookDelivery =>
  index % 2 === 0
    ? signWebhook(body, { secret: 'a guess at the secret' })
    : { headers, body: body.replace('"INR"', '"USD"') }

test(
  `${COUNT} payments, each event three times in random order: ${COUNT} credits, 0 wrong`,
  async () => {
    const random = createRandom(27)
    const links = []
    for (let index = 0; index < COUNT; index += 1) links.push(await shop.newLink())
    const paid = links.map(({ reference }) => shop.service.pay(reference))
    const isSilent = (index: number) => index % 10 === 9
    const genuine = paid
      .filter((_, index) => !isSilent(index))
      .flatMap(({ paid: first, captured }) => [first, captured])
      .flatMap((event) => [event, event, event])
    const forged = paid.map(({ paid: event }, index) => forge(event, index))
    const statuses = await deliverAll(shuffle([...genuine, ...forged], random))
    expect(statuses).toEqual({ 200: genuine.length, 403: forged.length })
    await shop.db.execute(sql`update payment_links set created_at = now() - interval '13 hours'`)
    await reconcileOnlinePayments()

    const credited = await shop.db.select().from(payments).where(eq(payments.mode, 'online'))
    expect(credited).toHaveLength(COUNT)
    const references = new Set(credited.map(({ reference }) => reference))
    expect(references).toEqual(new Set(paid.map(({ id }) => id)))
    const wrong = await shop.db.$count(
      orders,
      sql`${orders.settledPaise} <> ${orders.totalPaise} or ${orders.termId} is null`,
    )
    expect([wrong, await shop.db.$count(onlinePayments, sql`problem is not null`)]).toEqual([0, 0])
    const invoices = await shop.db
      .select({ number: documents.number })
      .from(documents)
      .where(eq(documents.kind, 'invoice'))
    const counts = invoices.map(({ number }) => Number(number.split('/')[2])).sort((a, b) => a - b)
    expect(counts).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1))
  },
  SLOW_MS,
)
