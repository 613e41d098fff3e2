import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailEvents, users } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { tokenFor } from '../support/rights'
import { newPerson } from '../support/schools'

const SECRET = `whsec_${Buffer.from('a secret that only the service knows').toString('base64')}`

let site: Awaited<ReturnType<typeof inProcess>>
let post: (request: Request) => Promise<Response>

beforeAll(async () => {
  site = await inProcess({ RESEND_WEBHOOK_SECRET: SECRET })
  const { POST } = await import('@/app/api/mail/events/route')
  post = (request) => POST(request, { params: Promise.resolve({}) })
})
afterAll(() => site?.close())

type Sent = { type?: string; to: string; at?: Date; bounce?: { type: string } }

const eventOf = ({ type = 'email.bounced', to, at = new Date(), bounce }: Sent) =>
  JSON.stringify({ type, created_at: at.toISOString(), data: { to: [to], email_id: '1', bounce } })

/** As the service sends it: signed over its id, its time and the very bytes. */
function signed(body: string, over: { id?: string; at?: number; secret?: string } = {}) {
  const { id = `msg_${randomUUID()}`, at = Math.floor(Date.now() / 1000), secret = SECRET } = over
  const key = Buffer.from(secret.slice(6), 'base64')
  const mac = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  return { 'svix-id': id, 'svix-timestamp': String(at), 'svix-signature': `v1,${mac}` }
}

const send = (body: string, headers: Record<string, string>) =>
  post(
    new Request('http://localhost/api/mail/events', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )

async function failed(id: string) {
  const [row] = await site.db.select().from(users).where(eq(users.id, id))
  return row?.emailFailedAt !== null
}

test('a letter that came back for good marks the address, and confirming it again takes the mark away', async () => {
  const person = await newPerson(site.db)
  const body = eventOf({ to: person.email.toUpperCase(), bounce: { type: 'Permanent' } })
  expect((await send(body, signed(body))).status).toBe(200)
  expect(await failed(person.id)).toBe(true)
  const { redeemAddressLink, sendConfirmation } = await import(
    '@/lib/accounts/commands/confirm-address'
  )
  await sendConfirmation(person)
  await redeemAddressLink(await tokenFor(site.db, person.email, 'confirmAddress'))
  expect(await failed(person.id)).toBe(false)
})

test('a mailbox that is full for a day marks nothing, and nothing older than the confirmation does', async () => {
  const person = await newPerson(site.db)
  const full = eventOf({ to: person.email, bounce: { type: 'Transient' } })
  await send(full, signed(full))
  const delivered = eventOf({ type: 'email.delivered', to: person.email })
  await send(delivered, signed(delivered))
  await site.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, person.id))
  const old = eventOf({ to: person.email, at: new Date(Date.now() - 60_000) })
  await send(old, signed(old))
  expect(await failed(person.id)).toBe(false)
})

test('whoever complains gets no reminders and no news any more', async () => {
  const person = await newPerson(site.db)
  const body = eventOf({ type: 'email.complained', to: person.email })
  await send(body, signed(body))
  const [row] = await site.db.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({ wantsReminders: false, wantsNews: false })
})

test('one of several signatures is enough, as while the secret is changed', async () => {
  const person = await newPerson(site.db)
  const body = eventOf({ to: person.email })
  const headers = signed(body)
  headers['svix-signature'] = `v1,AAAA v2,zzzz ${headers['svix-signature']}`
  expect((await send(body, headers)).status).toBe(200)
  expect(await failed(person.id)).toBe(true)
})

test('what is forged, changed, old or from the future is refused and marks nobody', async () => {
  const person = await newPerson(site.db)
  const body = eventOf({ to: person.email })
  const now = Math.floor(Date.now() / 1000)
  const other = `whsec_${Buffer.from('another secret of the same length!!!').toString('base64')}`
  const good = signed(body)
  const forged: [string, Record<string, string>][] = [
    [body, signed(body, { secret: other })],
    [`${body} `, good],
    [body, { ...good, 'svix-id': 'msg_other' }],
    [body, { ...good, 'svix-timestamp': String(now + 1) }],
    [body, signed(body, { at: now - 330 })],
    [body, signed(body, { at: now + 330 })],
    [body, { ...good, 'svix-signature': good['svix-signature'].slice(0, -4) }],
    [body, { ...good, 'svix-signature': '' }],
    [body, {}],
  ]
  for (const [sent, headers] of forged) expect((await send(sent, headers)).status).toBe(403)
  expect(await failed(person.id)).toBe(false)
})

test('an event counts once, however often it is delivered', async () => {
  const person = await newPerson(site.db)
  const body = eventOf({ to: person.email })
  const headers = signed(body)
  await Promise.all(Array.from({ length: 20 }, () => send(body, headers)))
  await site.db.update(users).set({ emailFailedAt: null }).where(eq(users.id, person.id))
  expect((await send(body, headers)).status).toBe(200)
  expect(await failed(person.id)).toBe(false)
  const rows = await site.db.select().from(mailEvents).where(eq(mailEvents.id, headers['svix-id']))
  expect(rows).toHaveLength(1)
})

test('signed nonsense is taken and passed over', async () => {
  for (const body of ['nothing', '[]', '{"type":1}', '{"type":"email.bounced","data":{}}'])
    expect((await send(body, signed(body))).status).toBe(200)
})

test('without the secret there is nothing at the address', async () => {
  vi.stubEnv('RESEND_WEBHOOK_SECRET', '')
  vi.resetModules()
  const { POST } = await import('@/app/api/mail/events/route')
  const body = eventOf({ to: 'a@b.example' })
  const request = new Request('http://localhost/api/mail/events', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...signed(body) },
  })
  expect((await POST(request, { params: Promise.resolve({}) })).status).toBe(404)
})
