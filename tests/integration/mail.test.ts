import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EMPTY, forgetFlight, letter, mailSite, openModules } from '../support/mail-site'
import { resendServer } from '../support/resend-server'

let resend: Awaited<ReturnType<typeof resendServer>>
let site: Awaited<ReturnType<typeof mailSite>>
let mail: Awaited<ReturnType<typeof site.start>>

beforeAll(async () => {
  resend = await resendServer()
  site = await mailSite()
}, 60_000)

beforeEach(async () => {
  resend.reset()
  site.logged.length = 0
  mail = await site.start({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: `${resend.url}/`,
    MAIL_FROM: 'UNS <no-reply@uns.example>',
  })
  await mail.empty()
})

afterAll(async () => {
  await site.close()
  await resend.close()
})

describe('through the mail service', () => {
  test('a mail goes out with the right fields, and its content leaves the database', async () => {
    await mail.put(letter.contact())
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
      data: EMPTY,
      lastError: null,
    })
  })

  test('what a visitor typed adds no header and no markup', async () => {
    await mail.put(
      letter.contact({ subject: 'Hi\r\nBcc: x@y.example', message: '<b>hello</b> you' }),
    )
    await mail.send()
    const body = resend.requests[0]?.body
    expect(body?.subject).toBe('Contact form: Hi Bcc: x@y.example')
    expect(body?.html).toContain('&lt;b&gt;hello&lt;/b&gt; you')
    expect(body?.html).not.toContain('<b>')
  })

  test('a mail in a transaction that was rolled back is never sent', async () => {
    const undone = mail.db.transaction(async (tx) => {
      await mail.enqueueMail(tx, letter.welcome('asha@school.example'))
      throw new Error('something else failed')
    })
    await expect(undone).rejects.toThrow('something else failed')
    await mail.send()
    expect(resend.requests).toHaveLength(0)
  })

  test('two copies of the module send each mail once', async () => {
    const other = await openModules()
    await mail.put(...addresses(6).map(letter.welcome))
    await Promise.all([mail.send(), other.send(), mail.send()])
    expect(recipients()).toEqual(addresses(6))
  })

  test('two processes send each mail once', async () => {
    const other = await openModules()
    await mail.put(...addresses(12).map(letter.welcome))
    const first = mail.send()
    forgetFlight()
    await Promise.all([first, other.send()])
    expect(recipients()).toEqual(addresses(12))
  })

  test('a call while a sweep runs is not lost', async () => {
    resend.be({ kind: 'slow', ms: 50 })
    await mail.put(letter.welcome('first@school.example'))
    const sweep = mail.send()
    await mail.put(letter.welcome('second@school.example'))
    void mail.send()
    await sweep
    expect(recipients()).toEqual(['first@school.example', 'second@school.example'])
  })

  test('mails leave a gap between them', async () => {
    await mail.put(...addresses(3).map(letter.welcome))
    await mail.send({ gapMs: 120 })
    const [first = 0, second = 0, third = 0] = resend.requests.map(({ at }) => at)
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(110)
  })

  test('a reset mail older than an hour is dropped, any other one is sent', async () => {
    await mail.put(letter.reset('late@school.example'), letter.welcome('asha@school.example'))
    await mail.age('61 minutes')
    await mail.send()
    expect(recipients()).toEqual(['asha@school.example'])
    const dropped = (await mail.rows()).find(({ template }) => template === 'resetLink')
    expect(dropped).toMatchObject({ dueAt: null, sentAt: null, data: EMPTY })
  })

  test('a database that is away is logged, and the mail goes out later', async () => {
    await mail.put(letter.welcome('asha@school.example'))
    await mail.db.execute(sql`alter table mail_outbox rename to mail_outbox_away`)
    await mail.send()
    await mail.purgeOldMail()
    await mail.db.execute(sql`alter table mail_outbox_away rename to mail_outbox`)
    expect(site.logged.map(({ event }) => event)).toEqual(['mail.interrupted', 'mail.interrupted'])
    await mail.send()
    expect(recipients()).toEqual(['asha@school.example'])
  })
})

const addresses = (count: number) =>
  Array.from({ length: count }, (_, at) => `t${at + 10}@school.example`)
const recipients = () => resend.requests.map(({ body }) => body.to).sort()
