import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmailTemplateData } from '@/lib/housekeeping/email-templates'
import { copyMailModules, startOtherMailProcess } from '../support/mail-processes'
import { EMPTY_DATA, openMailSite, sampleMessages } from '../support/mail-site'
import { startResendServer } from '../support/resend-server'

let resend: Awaited<ReturnType<typeof startResendServer>>
let site: Awaited<ReturnType<typeof openMailSite>>
let mail: Awaited<ReturnType<typeof site.start>>

beforeAll(async () => {
  resend = await startResendServer()
  site = await openMailSite()
}, 60_000)

beforeEach(async () => {
  resend.reset()
  site.logged.length = 0
  mail = await site.start(getMailSettings())
  await mail.empty()
})

afterAll(async () => {
  await site.close()
  await resend.close()
})

const getMailSettings = () => ({
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: `${resend.url}/`,
  MAIL_FROM: 'UNS <no-reply@uns.example>',
})

describe('through the mail service', () => {
  test('sends an email with the right fields and deletes its content from the database', async () => {
    await mail.put(sampleMessages.contact())
    await mail.send()
    const [row] = await mail.rows()
    expect(resend.requests).toHaveLength(1)
    expect(resend.requests[0]).toMatchObject({
      headers: { authorization: 'Bearer re_test', 'idempotency-key': row?.id },
      body: {
        from: 'UNS <no-reply@uns.example>',
        to: 'team@uns.example',
        reply_to: 'ravi@school.example',
        subject: 'Contact form: A question',
        text: expect.stringContaining('> When is the next session?'),
        html: expect.stringContaining('When is the next session?'),
      },
    })
    expect(row).toMatchObject({
      sentAt: expect.any(Date),
      dueAt: null,
      data: EMPTY_DATA,
      lastError: null,
    })
  })

  test('user input adds no header and no markup', async () => {
    await mail.put(
      sampleMessages.contact({ subject: 'Hi\r\nBcc: x@y.example', message: '<b>hello</b> you' }),
    )
    await mail.send()
    const body = resend.requests[0]?.body
    expect(body?.subject).toBe('Contact form: Hi Bcc: x@y.example')
    expect(body?.html).toContain('&lt;b&gt;hello&lt;/b&gt; you')
    expect(body?.html).not.toContain('<b>')
  })

  test('a rolled-back transaction sends no email', async () => {
    const rolledBack = mail.db.transaction(async (tx) => {
      await mail.enqueueMail<EmailTemplateData>(tx, sampleMessages.welcome('asha@school.example'))
      throw new Error('something else failed')
    })
    await expect(rolledBack).rejects.toThrow('something else failed')
    await mail.send()
    expect(resend.requests).toHaveLength(0)
  })

  test('two copies of the module send each email once', async () => {
    const otherModules = await copyMailModules()
    await mail.put(...createEmails(6).map(sampleMessages.welcome))
    await Promise.all([mail.send(), otherModules.send(), mail.send()])
    expect(listRecipients()).toEqual(createEmails(6))
  })

  test('two processes send each email once', async () => {
    const otherProcess = await startOtherMailProcess(getMailSettings())
    await mail.put(...createEmails(12).map(sampleMessages.welcome))
    await Promise.all([mail.send(), otherProcess.send()])
    expect(listRecipients()).toEqual(createEmails(12))
  })

  test('a call during a run is not lost', async () => {
    resend.be({ kind: 'slow', ms: 50 })
    await mail.put(sampleMessages.welcome('first@school.example'))
    const sendRun = mail.send()
    await mail.put(sampleMessages.welcome('second@school.example'))
    void mail.send()
    await sendRun
    expect(listRecipients()).toEqual(['first@school.example', 'second@school.example'])
  })

  test('keeps a gap between emails', async () => {
    await mail.put(...createEmails(3).map(sampleMessages.welcome))
    await mail.send({ gapMs: 120 })
    const [firstSentAt = 0, secondSentAt = 0, thirdSentAt = 0] = resend.requests.map(
      ({ receivedAt }) => receivedAt,
    )
    expect(Math.min(secondSentAt - firstSentAt, thirdSentAt - secondSentAt)).toBeGreaterThanOrEqual(
      110,
    )
  })

  test('drops a reset email older than an hour and sends any other', async () => {
    await mail.put(
      sampleMessages.reset('late@school.example'),
      sampleMessages.welcome('asha@school.example'),
    )
    await mail.age('61 minutes')
    await mail.send()
    expect(listRecipients()).toEqual(['asha@school.example'])
    const droppedRow = (await mail.rows()).find(({ template }) => template === 'resetLink')
    expect(droppedRow).toMatchObject({ dueAt: null, sentAt: null, data: EMPTY_DATA })
  })

  test('logs a database outage and sends the email later', async () => {
    await mail.put(sampleMessages.welcome('asha@school.example'))
    await mail.db.execute(sql`alter table mail_outbox rename to mail_outbox_away`)
    await mail.send()
    await mail.purgeOldMail()
    await mail.db.execute(sql`alter table mail_outbox_away rename to mail_outbox`)
    expect(site.logged.map(({ event }) => event)).toEqual(['mail.interrupted', 'mail.interrupted'])
    await mail.send()
    expect(listRecipients()).toEqual(['asha@school.example'])
  })
})

const createEmails = (count: number) =>
  Array.from({ length: count }, (_, index) => `t${index + 10}@school.example`)
const listRecipients = () => resend.requests.map(({ body }) => body.to).sort()
