import { desc, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { paymentLinks } from '@/db/schema'
import { newOrder, setUpBilling } from './billing'
import { openInProcessDatabase } from './in-process'
import { startRazorpayServer, type WebhookDelivery } from './razorpay-server'

/** A site in this process that takes online payments, with its payment service. */
export async function openOnlineBilling(env: Record<string, string> = {}) {
  const service = await startRazorpayServer()
  const site = await openInProcessDatabase({
    ...{ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60', APP_URL: 'https://uns.example' },
    ...service.env,
    ...env,
  })
  const billing = await setUpBilling(site.db)
  const { POST } = await import('@/app/api/payments/events/route')
  const deliver = async ({ body, headers }: WebhookDelivery) => {
    const url = 'https://uns.example/api/payments/events'
    const request = new Request(url, { method: 'POST', body, headers })
    return (await POST(request, { params: Promise.resolve({}) })).status
  }
  const close = async () => {
    await site.close()
    await service.close()
  }
  return { db: site.db, billing, service, deliver, close, newLink: () => newLink(site.db, billing) }
}

async function newLink(db: Db, { price }: Awaited<ReturnType<typeof setUpBilling>>) {
  const { openPaymentLink } = await import('@/lib/billing/razorpay/payment-link')
  const { school, orderId } = await newOrder(db, price.id)
  const { url } = await openPaymentLink(school.coordinator, orderId)
  const [link] = await listOrderLinks(db, orderId)
  return { school, orderId, url, reference: link?.id ?? '' }
}

/** Newest first. */
export const listOrderLinks = (db: Db, orderId: string) =>
  db
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.orderId, orderId))
    .orderBy(desc(paymentLinks.createdAt))
