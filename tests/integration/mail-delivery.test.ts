import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/mail/events/route'
import { getProcessSingleton } from '@/base/process-singleton'
import { mailOutbox, users } from '@/db/schema'
import { redeemEmailLink, sendConfirmationEmail } from '@/lib/accounts/email-address/confirm'
import { redeemPasswordReset, requestPasswordReset } from '@/lib/accounts/password/reset'
import type { EmailTemplateData } from '@/lib/housekeeping/email-templates'
import { templateNames } from '@/lib/housekeeping/email-templates'
import { sendDueMail } from '@/lib/housekeeping/send-mail'
import { enqueueBulk } from '@/lib/mail/batch'
import { findEmailRule } from '@/lib/mail/email-rules'
import type { OutgoingMail } from '@/lib/mail/outbox'
import { enqueueMail } from '@/lib/mail/outbox'
import { listMails, listRecentMailsTo } from '@/lib/mail/team-list'
import { createReports, sendReports } from '../support/delivery-reports'
import { openInProcessDatabase } from '../support/in-process'
import { findEmailToken } from '../support/registered-users'
import { startResendServer } from '../support/resend-server'
import { sampleEmailData } from '../support/sample-emails'
import { newUser, newUsers } from '../support/schools'

const SECRET = `whsec_${Buffer.from('a secret that only the service knows').toString('base64')}`

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let resend: Awaited<ReturnType<typeof startResendServer>>
let server: Server
let url: string

beforeAll(async () => {
  resend = await startResendServer()
  site = await openInProcessDatabase({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: resend.url,
    RESEND_WEBHOOK_SECRET: SECRET,
    RATE_LIMIT_UNSOLICITED_MAIL: '1000/60',
  })
  server = createServer(async (request, response) => {
    const body = (await buffer(request)) as BodyInit
    const headers = request.headers as Record<string, string>
    const result = await POST(new Request(url, { method: 'POST', body, headers }), {
      params: Promise.resolve({}),
    })
    response.writeHead(result.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/mail/events`
})
beforeEach(async () => {
  resend.reset()
  await site.db.delete(mailOutbox)
})
afterAll(async () => {
  server?.close()
  await resend?.close()
  await site?.close()
})

async function send(...mails: OutgoingMail<EmailTemplateData>[]) {
  await site.db.transaction(async (tx) => {
    for (const mail of mails) await enqueueMail<EmailTemplateData>(tx, mail)
  })
  await drain()
}

async function drain() {
  await sendDueMail({ gapMs: 0 })
}

const joined = (to: string): OutgoingMail<EmailTemplateData> => ({
  template: 'schoolQuestion',
  to,
  data: { correspondent: 'Asha', institution_name: 'A', reference: 'UNS-1', question: 'Why?' },
})

const readOutcomes = async () => {
  const rows = await site.db.select().from(mailOutbox)
  return Object.fromEntries(rows.map(({ recipient, outcome }) => [recipient, outcome]))
}

const readUser = async (id: string) =>
  (await site.db.select().from(users).where(eq(users.id, id)))[0]

async function report(fate: 'delivered' | 'bounced' | 'complained', to: string) {
  const mail = resend.delivered().find(({ body }) => body.to === to)
  if (!mail) throw new Error(`no email to ${to}`)
  return sendReports({ url, secret: SECRET, reports: createReports(mail.body, fate) })
}

const FATES = ['delivered', 'bounced', 'complained'] as const

test('records reports that arrive in any order, late, repeatedly and among forged ones', async () => {
  const teachers = await newUsers(site.db, 12)
  await send(...teachers.map(({ email }) => joined(email)))
  const fateOf = (email: string) =>
    FATES[teachers.findIndex((teacher) => teacher.email === email) % FATES.length] ?? 'delivered'
  const mails = resend.delivered().map(({ body }) => body)
  expect(mails).toHaveLength(12)
  const forgedReports = mails.flatMap((mail) => createReports(mail, 'complained'))
  const { statuses } = await sendReports({
    url,
    secret: SECRET,
    reports: mails.flatMap((mail) => createReports(mail, fateOf(mail.to))),
    forgedReports,
  })
  expect(statuses.filter((status) => status === 403)).toHaveLength(forgedReports.length)
  expect(statuses.filter((status) => status !== 403 && status !== 200)).toEqual([])
  const outcomes = await readOutcomes()
  for (const { id, email } of teachers) {
    const fate = fateOf(email)
    expect(outcomes[email]).toBe(fate)
    expect((await readUser(id))?.emailFailure).toBe(fate === 'delivered' ? null : fate)
  }
})

test('a report counts even if it arrives before the response of the service', async () => {
  const teacher = await newUser(site.db)
  resend.be({ kind: 'slow', ms: 50, halfSent: true }, { kind: 'well' })
  await send(joined(teacher.email))
  await report('delivered', teacher.email)
  expect((await readOutcomes())[teacher.email]).toBe('delivered')
  await site.db.update(mailOutbox).set({ dueAt: sql`now()` })
  getProcessSingleton('mail', () => ({ resumeAt: 0 })).resumeAt = 0
  await drain()
  const [row] = await site.db.select().from(mailOutbox)
  expect(row).toMatchObject({ outcome: 'delivered', sentAt: expect.any(Date) })
  expect(resend.delivered()).toHaveLength(1)
})

test("a report changes only the email of its recipient, although it names another one's id", async () => {
  const [teacher, other] = [await newUser(site.db), await newUser(site.db)]
  await send(joined(teacher.email), joined(other.email))
  const [mail, otherMail] = resend.delivered().map(({ body }) => body)
  if (!mail || !otherMail) throw new Error('no emails')
  const reports = createReports({ ...mail, tags: otherMail.tags ?? [] }, 'bounced')
  await sendReports({ url, secret: SECRET, reports })
  expect(await readOutcomes()).toEqual({ [teacher.email]: null, [other.email]: null })
})

test.each(['bounced', 'complained'] as const)(
  'after it has %s, an address gets essential emails only',
  async (fate) => {
    const teacher = await newUser(site.db, { emailConfirmedAt: new Date(Date.now() - 1000) })
    await send(joined(teacher.email))
    await report(fate, teacher.email)
    resend.reset()
    const link = 'https://uns.example/reset-password/abc'
    const reset = {
      template: 'resetLink',
      to: teacher.email,
      data: { firstname: 'A', link },
    } as const
    await send(joined(teacher.email), reset)
    expect(resend.delivered().map(({ body }) => body.subject)).toEqual(['Reset your UNS password'])
    const { rows: undeliveredRows } = await listMails({ state: 'undelivered' })
    expect(undeliveredRows.map(({ outcome }) => outcome).sort()).toEqual([fate, 'withheld'].sort())
    expect((await listMails({ state: 'failed' })).rows).toEqual([])
    expect((await listRecentMailsTo(teacher.email.toUpperCase())).length).toBe(3)
  },
)

test('an address without an account is not written to again either', async () => {
  await send(joined('office@school.example'))
  await report('bounced', 'office@school.example')
  await send(joined('office@school.example'), joined('other@school.example'))
  expect(resend.delivered().map(({ body }) => body.to)).toEqual([
    'office@school.example',
    'other@school.example',
  ])
})

test('a batch leaves out failed addresses', async () => {
  const teachers = await newUsers(site.db, 5)
  await site.db
    .update(users)
    .set({ emailFailedAt: new Date() })
    .where(eq(users.id, teachers[2]?.id ?? ''))
  const ids = sql.join(
    teachers.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  await enqueueBulk<EmailTemplateData>(site.db, {
    template: 'liveSessionCancelled',
    data: sampleEmailData.liveSessionCancelled,
    recipients: sql`select email, firstname from users where id in (${ids}) order by email`,
    isBulk: true,
  })
  await drain()
  const reached = resend.delivered().map(({ body }) => body.to)
  const expected = teachers.filter((_, index) => index !== 2).map(({ email }) => email)
  expect(reached.sort()).toEqual(expected.sort())
  expect((await readOutcomes())[teachers[2]?.email ?? '']).toBe('withheld')
})

async function markAsBounced() {
  const teacher = await newUser(site.db, { emailConfirmedAt: new Date(Date.now() - 1000) })
  await send(joined(teacher.email))
  await report('bounced', teacher.email)
  expect((await readUser(teacher.id))?.emailFailedAt).not.toBeNull()
  resend.reset()
  return teacher
}

async function expectWrittenToAgain({ id, email }: { id: string; email: string }) {
  expect(await readUser(id)).toMatchObject({ emailFailedAt: null, emailFailure: null })
  resend.reset()
  await send(joined(email))
  expect(resend.delivered()).toHaveLength(1)
}

test('opening a confirmation link lifts the mark', async () => {
  const teacher = await markAsBounced()
  await sendConfirmationEmail(teacher)
  const token = await findEmailToken(site.db, teacher.email, 'confirmAddress')
  await drain()
  expect(resend.delivered()).toHaveLength(1)
  await redeemEmailLink(token, teacher)
  await expectWrittenToAgain(teacher)
})

test('resetting the password by its link lifts the mark', async () => {
  const teacher = await markAsBounced()
  await requestPasswordReset({ email: teacher.email }, { ip: '127.0.0.1', cookieHeader: null })
  const token = await findEmailToken(site.db, teacher.email, 'resetLink')
  await drain()
  expect(resend.delivered()).toHaveLength(1)
  await redeemPasswordReset(token, { password: 'another-password' } as never)
  await expectWrittenToAgain(teacher)
})

test('a later delivery does not lift the mark', async () => {
  const teacher = await markAsBounced()
  await send({
    template: 'resetLink',
    to: teacher.email,
    data: { firstname: 'A', link: 'https://uns.example/reset-password/abc' },
  })
  await report('delivered', teacher.email)
  expect((await readUser(teacher.id))?.emailFailure).toBe('bounced')
})

test('every email is either essential or withheld from a failed address', async () => {
  const isEssential = (name: string) => findEmailRule(name)?.isEssential
  expect(templateNames.filter(isEssential).sort()).toEqual([
    'accountEnded',
    'accountExtended',
    'addressChanged',
    'addressCorrectionStarted',
    'apiTokenCreated',
    'confirmAddress',
    'erasureHeld',
    'erasurePlanned',
    'erasureUndone',
    'factorLink',
    'loginAttempts',
    'loginMethodChanged',
    'mergePlanned',
    'newAddress',
    'newAddressByTeam',
    'recoveryLink',
    'recoveryWaits',
    'recoveryWarning',
    'resetLink',
    'schoolAddress',
    'teamContact',
    'teamInstitution',
    'teamRecovery',
    'teamTokenCreated',
    'welcome',
  ])
})
