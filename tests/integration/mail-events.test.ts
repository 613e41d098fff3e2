import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/mail/events/route'
import { resetProcessSingleton } from '@/base/process-singleton'
import { mailEvents, users } from '@/db/schema'
import { redeemEmailLink, sendConfirmationEmail } from '@/lib/accounts/email-address/confirm'
import { signReport } from '../support/delivery-reports'
import { openInProcessDatabase } from '../support/in-process'
import { findEmailToken } from '../support/registered-users'
import { newUser } from '../support/schools'

const SECRET = `whsec_${Buffer.from('a secret that only the service knows').toString('base64')}`

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let postEvent: (request: Request) => Promise<Response>

beforeAll(async () => {
  site = await openInProcessDatabase({ RESEND_WEBHOOK_SECRET: SECRET })
  postEvent = (request) => POST(request, { params: Promise.resolve({}) })
})
afterAll(() => site?.close())

type TestMailEvent = { type?: string; to: string; createdAt?: Date; bounce?: { type: string } }

const createEvent = ({
  type = 'email.bounced',
  to,
  createdAt = new Date(),
  bounce,
}: TestMailEvent) =>
  JSON.stringify({
    type,
    created_at: createdAt.toISOString(),
    data: { to: [to], email_id: '1', bounce },
  })

const signBody = (
  body: string,
  options: { id?: string; timestamp?: number; secret?: string } = {},
) => signReport(body, { secret: SECRET, ...options })

const sendEvent = (body: string, headers: Record<string, string>) =>
  postEvent(
    new Request('http://localhost/api/mail/events', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )

async function hasFailedEmail(id: string) {
  const [row] = await site.db.select().from(users).where(eq(users.id, id))
  return row?.emailFailedAt !== null
}

test('a permanent bounce marks the email as failed, and confirming it again clears the mark', async () => {
  const teacher = await newUser(site.db)
  const body = createEvent({ to: teacher.email.toUpperCase(), bounce: { type: 'Permanent' } })
  expect((await sendEvent(body, signBody(body))).status).toBe(200)
  expect(await hasFailedEmail(teacher.id)).toBe(true)
  await sendConfirmationEmail(teacher)
  const token = await findEmailToken(site.db, teacher.email, 'confirmAddress')
  await redeemEmailLink(token, teacher)
  expect(await hasFailedEmail(teacher.id)).toBe(false)
})

test('ignores transient bounces and events older than the confirmation', async () => {
  const teacher = await newUser(site.db)
  const mailboxFull = createEvent({ to: teacher.email, bounce: { type: 'Transient' } })
  await sendEvent(mailboxFull, signBody(mailboxFull))
  const deliveredEvent = createEvent({ type: 'email.delivered', to: teacher.email })
  await sendEvent(deliveredEvent, signBody(deliveredEvent))
  await site.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, teacher.id))
  const oldEvent = createEvent({ to: teacher.email, createdAt: new Date(Date.now() - 60_000) })
  await sendEvent(oldEvent, signBody(oldEvent))
  expect(await hasFailedEmail(teacher.id)).toBe(false)
})

test('a complaint turns off reminders and news', async () => {
  const teacher = await newUser(site.db)
  const body = createEvent({ type: 'email.complained', to: teacher.email })
  await sendEvent(body, signBody(body))
  const [row] = await site.db.select().from(users).where(eq(users.id, teacher.id))
  expect(row).toMatchObject({ wantsReminders: false, wantsNews: false })
})

test('accepts one valid signature among several, as during secret rotation', async () => {
  const teacher = await newUser(site.db)
  const body = createEvent({ to: teacher.email })
  const headers = signBody(body)
  headers['svix-signature'] = `v1,AAAA v2,zzzz ${headers['svix-signature']}`
  expect((await sendEvent(body, headers)).status).toBe(200)
  expect(await hasFailedEmail(teacher.id)).toBe(true)
})

test('rejects forged, altered, old and future events without effect', async () => {
  const teacher = await newUser(site.db)
  const body = createEvent({ to: teacher.email })
  const now = Math.floor(Date.now() / 1000)
  const otherSecret = `whsec_${Buffer.from('another secret of the same length!!!').toString('base64')}`
  const validHeaders = signBody(body)
  const forgedRequests: [string, Record<string, string>][] = [
    [body, signBody(body, { secret: otherSecret })],
    [`${body} `, validHeaders],
    [body, { ...validHeaders, 'svix-id': 'msg_other' }],
    [body, { ...validHeaders, 'svix-timestamp': String(now + 1) }],
    [body, signBody(body, { timestamp: now - 330 })],
    [body, signBody(body, { timestamp: now + 330 })],
    [body, { ...validHeaders, 'svix-signature': validHeaders['svix-signature'].slice(0, -4) }],
    [body, { ...validHeaders, 'svix-signature': '' }],
    [body, {}],
  ]
  for (const [sentBody, headers] of forgedRequests)
    expect((await sendEvent(sentBody, headers)).status).toBe(403)
  expect(await hasFailedEmail(teacher.id)).toBe(false)
})

test('handles a repeated event once', async () => {
  const teacher = await newUser(site.db)
  const body = createEvent({ to: teacher.email })
  const headers = signBody(body)
  await Promise.all(Array.from({ length: 20 }, () => sendEvent(body, headers)))
  await site.db.update(users).set({ emailFailedAt: null }).where(eq(users.id, teacher.id))
  expect((await sendEvent(body, headers)).status).toBe(200)
  expect(await hasFailedEmail(teacher.id)).toBe(false)
  const rows = await site.db.select().from(mailEvents).where(eq(mailEvents.id, headers['svix-id']))
  expect(rows).toHaveLength(1)
})

test('accepts and ignores signed invalid events', async () => {
  for (const body of ['nothing', '[]', '{"type":1}', '{"type":"email.bounced","data":{}}'])
    expect((await sendEvent(body, signBody(body))).status).toBe(200)
})

test('without the secret responds 404', async () => {
  vi.stubEnv('RESEND_WEBHOOK_SECRET', '')
  resetProcessSingleton('settings')
  const body = createEvent({ to: 'a@b.example' })
  const request = new Request('http://localhost/api/mail/events', {
    method: 'POST',
    body,
    headers: signBody(body),
  })
  expect((await POST(request, { params: Promise.resolve({}) })).status).toBe(404)
})
