import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { POST } from '@/app/api/mail/events/route'
import { siteOwner } from '@/base/owner'
import {
  applicationQuestions,
  applications,
  contactMessages,
  emailAnswers,
  mailOutbox,
} from '@/db/schema'
import { findMessages, getMessage } from '@/lib/contact/messages'
import { replyToMessage } from '@/lib/contact/reply'
import { composeEmail, type EmailTemplateName } from '@/lib/housekeeping/email-templates'
import { createReplyAddress } from '@/lib/mail/inbound/address'
import { askSchool } from '@/lib/schools/application/question'
import { listApplicationsForTeam } from '@/lib/schools/application/team-list'
import { getPendingWork } from '@/lib/team/today/pending-work'
import { newApplication, newTeamMember } from '../support/applications'
import { signReport } from '../support/delivery-reports'
import { openInProcessDatabase } from '../support/in-process'
import { type InboundAnswer, startInboundServer } from '../support/inbound-server'

const SECRET = `whsec_${Buffer.from('a secret that only the service knows').toString('base64')}`
const OTHER_SECRET = `whsec_${Buffer.from('a secret that somebody has invented').toString('base64')}`
const DOMAIN = 'reply.uns.example'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let service: Awaited<ReturnType<typeof startInboundServer>>
let manager: Awaited<ReturnType<typeof newTeamMember>>
let messageId: string
beforeAll(async () => {
  service = await startInboundServer()
  site = await openInProcessDatabase({
    ...{ RESEND_WEBHOOK_SECRET: SECRET, INBOUND_EMAIL_DOMAIN: DOMAIN },
    ...{ RESEND_INBOUND_API_KEY: 're_full_access', RESEND_BASE_URL: service.url },
    TEAM_EMAIL: 'team@uns.example',
  })
  manager = await newTeamMember(site.db, 'manager')
})
afterAll(async () => {
  await site?.close()
  await service?.close()
})
beforeEach(async () => {
  const [message] = await site.db
    .insert(contactMessages)
    .values({
      ...{ name: 'Ravi', email: 'ravi@school.example', subject: 'Seats', message: 'How many?' },
      state: 'answered',
    })
    .returning()
  messageId = message?.id ?? ''
})
afterEach(async () => {
  service.options.sendsLength = true
  await site.db.delete(contactMessages)
  await site.db.delete(emailAnswers)
  await site.db.delete(mailOutbox)
})

const addressOf = (kind: 'message' | 'application', id: string) =>
  createReplyAddress({ kind, id }) ?? ''

type Delivery = {
  to?: string
  cc?: string[]
  emailId?: string
  reportId?: string
  secret?: string
  timestamp?: number
}

/** As Resend reports it: without the text, which it hands out to those with the key. */
async function deliver(email: InboundAnswer, options: Delivery = {}) {
  const { to = addressOf('message', messageId), cc, emailId = randomUUID() } = options
  service.emails.set(emailId, email)
  const body = JSON.stringify({
    type: 'email.received',
    created_at: new Date().toISOString(),
    data: {
      ...{ email_id: emailId, from: 'from' in email ? email.from : 'x@x.example', to: [to], cc },
      ...{ subject: 'Re: Seats', attachments: [] },
    },
  })
  const { secret = SECRET, reportId, timestamp } = options
  const response = await POST(
    new Request('http://localhost/api/mail/events', {
      ...{ method: 'POST', body },
      headers: signReport(body, { secret, id: reportId, timestamp }),
    }),
    { params: Promise.resolve({}) },
  )
  return response.status
}

const listAnswers = () => site.db.select().from(emailAnswers)
const readState = async () =>
  (await site.db.select().from(contactMessages).where(eq(contactMessages.id, messageId)))[0]?.state

const ANSWER = { from: 'Ravi Kumar <Ravi@school.example>', text: 'Forty, please.' }

describe('an answer', () => {
  test('is stored beside its message, which is open again', async () => {
    expect(await deliver(ANSWER)).toBe(200)
    expect(await listAnswers()).toMatchObject([
      { contactMessageId: messageId, name: 'Ravi Kumar', email: 'ravi@school.example' },
    ])
    expect(await readState()).toBe('open')
    expect(service.keys.at(-1)).toBe('Bearer re_full_access')
    expect((await getMessage(messageId))?.received).toMatchObject([{ text: 'Forty, please.' }])
    const { rows } = await findMessages({ state: 'open' })
    expect(rows).toMatchObject([{ id: messageId, hasNewAnswer: true }])
  })

  test('goes to the address that our email asks for; without the domain to the office', async () => {
    await replyToMessage(manager, messageId, { answer: 'How many teachers?' })
    const [mail] = await site.db.select().from(mailOutbox)
    const compose = (data: object) =>
      composeEmail(mail?.template as EmailTemplateName, data as never).replyTo
    expect(compose(mail?.data ?? {})).toBe(addressOf('message', messageId))
    expect(compose({ ...mail?.data, replyTo: '' })).toBe(siteOwner.email)
    expect(addressOf('message', messageId).split('@')[0]?.length).toBeLessThanOrEqual(64)
  })

  test('to a question shows in the list of applications and on the start page', async () => {
    await newApplication()
    const [application] = await site.db.select().from(applications)
    const id = application?.id ?? ''
    const readAsked = async () =>
      (await listApplicationsForTeam({ state: 'received' })).rows[0]?.asked
    const readDetail = async () =>
      (await getPendingWork('manager')).waiting.find((task) => task.kind === 'application')?.detail
    expect(await readAsked()).toBe('never')
    await askSchool(manager, id, 'Which board?')
    expect(await readAsked()).toBe('asked')
    expect(await readDetail()).toBe('Asked, no answer yet')
    await deliver(ANSWER, { to: addressOf('application', id).toUpperCase() })
    expect(await readAsked()).toBe('answered')
    expect(await readDetail()).toBe('Answer received')
    await site.db.update(applicationQuestions).set({ createdAt: sql`now() + interval '1 minute'` })
    expect(await readAsked()).toBe('asked')
  })

  test('keeps what the person wrote; what the mail program repeats is behind “Show all”', async () => {
    await deliver({
      ...ANSWER,
      text: 'Forty.\r\n\r\nOn Sat, 28 Nov 2026 at 10:00, UNS\r\n<team@uns.example> wrote:\r\n> How many\r\n> teachers?\r\n',
    })
    await deliver({ ...ANSWER, text: '> How many?\nForty.\n> Which grades?\nSix to eight.' })
    const [cut, whole] = await listAnswers()
    expect(cut).toMatchObject({ text: 'Forty.', quoted: expect.stringContaining('> teachers?') })
    expect(whole).toMatchObject({ text: expect.stringContaining('> Which grades?'), quoted: '' })
  })

  test('names its attachments, whose files are not stored', async () => {
    await deliver({ ...ANSWER, attachments: [{ filename: 'a\r\nBcc: x.pdf' }, { filename: null }] })
    expect((await listAnswers())[0]?.attachmentNames).toEqual(['a Bcc: x.pdf'])
  })

  test('to spam stays spam', async () => {
    await site.db.update(contactMessages).set({ state: 'spam' })
    await deliver(ANSWER)
    expect(await readState()).toBe('spam')
  })
})

describe('an attack', () => {
  const other = 'reply+m00000000000000000000000000000000000000000000000000000000@reply.uns.example'

  test.each<[string, InboundAnswer, Delivery, number]>([
    ['a forged signature', ANSWER, { secret: OTHER_SECRET }, 403],
    ['an old report', ANSWER, { timestamp: Math.floor(Date.now() / 1000) - 3600 }, 403],
    ['a forged token', ANSWER, { to: other }, 200],
    ['no token', ANSWER, { to: 'reply@reply.uns.example' }, 200],
    ['another domain', ANSWER, { to: 'ravi@other.example' }, 200],
    ['our own address', { ...ANSWER, from: 'UNS <team@uns.example>' }, {}, 200],
    [
      'an out-of-office note',
      { ...ANSWER, headers: { 'Auto-Submitted': 'auto-replied' } },
      {},
      200,
    ],
    ['a bounce', { ...ANSWER, from: 'MAILER-DAEMON@x.example' }, {}, 200],
    ['a bounce without a sender', { ...ANSWER, headers: { 'Return-Path': '<>' } }, {}, 200],
    ['a list', { ...ANSWER, headers: [{ name: 'Precedence', value: 'bulk' }] }, {}, 200],
  ])('with %s stores nothing', async (_, email, options, status) => {
    expect(await deliver(email, options)).toBe(status)
    expect(await listAnswers()).toEqual([])
    expect(await readState()).toBe('answered')
  })

  test('with the token of another record does not reach this one', async () => {
    const forged = addressOf('message', messageId).replace('reply+m', 'reply+a')
    expect(await deliver(ANSWER, { to: forged })).toBe(200)
    expect(await listAnswers()).toEqual([])
  })

  test('with another signature for the same message does not reach it', async () => {
    const [token = ''] = addressOf('message', messageId).split('@')
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}@${DOMAIN}`
    expect(await deliver(ANSWER, { to: forged })).toBe(200)
    expect(await listAnswers()).toEqual([])
  })

  test('with HTML leaves text', async () => {
    await deliver({
      ...{ from: '"<b>Ravi</b>\r\nBcc: all@x.example" <ravi@school.example>', text: '' },
      html: '<head><title>x</title></head><style>p{}</style><p>Forty &amp; <b onclick="x()">one</b></p><script>alert(1)</script><img src=x onerror=alert(1)><blockquote>old</blockquote>',
    })
    const [answer] = await listAnswers()
    expect(answer).toMatchObject({ text: 'Forty & one', quoted: '> old' })
    expect(answer?.name).not.toMatch(/[\r\n]/)
  })

  test('of 2 MB is listed without its text, of which nothing is read', async () => {
    expect(await deliver({ announcedBytes: 2 * 1024 * 1024 })).toBe(200)
    expect(await listAnswers()).toMatchObject([{ isTooLarge: true, text: '' }])
  })

  test('of over 1 MB whose length is not known is listed without its text', async () => {
    service.options.sendsLength = false
    expect(await deliver({ ...ANSWER, text: 'x'.repeat(1024 * 1024) })).toBe(200)
    expect(await listAnswers()).toMatchObject([{ isTooLarge: true, text: '' }])
  })

  test('with long text, control and direction characters stores 20,000 harmless ones', async () => {
    await deliver({ ...ANSWER, text: `a\u0000b\u202Ec\u0007${'<'.repeat(30_000)}` })
    const [answer] = await listAnswers()
    expect(answer?.text.slice(0, 4)).toBe('abc<')
    expect(answer?.text).toHaveLength(20_000)
  })

  test('that repeats a report or an email counts once', async () => {
    const [emailId, reportId] = [randomUUID(), 'msg_1']
    await Promise.all([1, 2, 3].map(() => deliver(ANSWER, { emailId, reportId })))
    await deliver(ANSWER, { emailId, reportId: 'msg_2' })
    expect(await listAnswers()).toHaveLength(1)
  })

  test('that floods one address ends at 100 answers', async () => {
    await site.db.insert(emailAnswers).values(
      Array.from({ length: 100 }, (_, index) => ({
        ...{ contactMessageId: messageId, receivedId: `${index}`, name: 'x', email: 'x@x.example' },
        text: 'x',
      })),
    )
    await deliver(ANSWER)
    expect(await listAnswers()).toHaveLength(100)
  })
})

test('while the service is away, it is asked to report again; then the answer is there', async () => {
  const [emailId, reportId] = [randomUUID(), 'msg_away']
  expect(await deliver({ status: 500 }, { emailId, reportId })).toBe(503)
  expect(await deliver(ANSWER, { emailId, reportId })).toBe(200)
  expect(await listAnswers()).toHaveLength(1)
})

test('a key without the right to read, and a message that is gone, end in the log', async () => {
  expect(await deliver({ status: 401 })).toBe(200)
  const to = addressOf('message', messageId)
  await site.db.delete(contactMessages)
  expect(await deliver(ANSWER, { to })).toBe(200)
  expect(await listAnswers()).toEqual([])
})

test('a genuine address counts wherever it is, in To or Cc', async () => {
  await deliver(ANSWER, {
    to: 'ravi@other.example',
    cc: [`UNS <${addressOf('message', messageId)}>`],
  })
  expect(await listAnswers()).toHaveLength(1)
})
