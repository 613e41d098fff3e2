import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mailBatches, mailOutbox } from '@/db/schema'
import { startOtherMailProcess } from '../support/mail-processes'
import { openMailSite } from '../support/mail-site'
import { startResendServer } from '../support/resend-server'
import { sampleEmailData } from '../support/sample-emails'
import { waitFor } from '../support/wait-for'

/** A batch is repeated with identical content, so that the service recognises it. */

const RESEND = { RESEND_API_KEY: 're_test' }

let resend: Awaited<ReturnType<typeof startResendServer>>
let site: Awaited<ReturnType<typeof openMailSite>>
let mail: Awaited<ReturnType<typeof site.start>>

beforeAll(async () => {
  resend = await startResendServer()
  site = await openMailSite()
}, 60_000)

beforeEach(async () => {
  resend.reset()
  mail = await site.start({ ...RESEND, RESEND_BASE_URL: resend.url })
  await mail.empty()
  await mail.db.delete(mailBatches)
})

afterAll(async () => {
  await site.close()
  await resend.close()
})

const USER_ID = '3c1e5d0a-76a2-4a55-8a3c-2f8d1f7f4b'
const addressOf = (index: number) => `teacher${index}@school.example`

const putBulk = (count: number) =>
  mail.db.insert(mailOutbox).values(
    Array.from({ length: count }, (_, index) => ({
      recipient: addressOf(index),
      template: 'liveSessionSoon',
      data: {
        ...sampleEmailData.liveSessionSoon,
        firstname: `Asha ${index} & $&`,
        userId: `${USER_ID}${10 + index}`,
      },
      bulk: true,
      dueAt: sql`now() - ${count - index} * interval '1 second'`,
    })),
  )

/** The service accepts the batch, but the process ends before it answers. */
async function interruptSending() {
  resend.be({ kind: 'slow', ms: 30_000 }, { kind: 'well' })
  void mail.send({ deadlineMs: 20_000 })
  await waitFor(() => expect(resend.requests).toHaveLength(1))
}

const listAddressees = () => resend.delivered().map(({ body }) => body.to)

test('a process with other settings repeats a batch byte for byte', async () => {
  await putBulk(5)
  await interruptSending()
  vi.stubEnv('APP_URL', 'https://moved.example')
  const next = await startOtherMailProcess({
    ...RESEND,
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: 'Other <other@uns.example>',
  })
  vi.stubEnv('APP_URL', undefined)
  await next.wait()
  await next.send()
  expect(resend.requests).toHaveLength(2)
  const [first, second] = resend.requests.map(({ body }) => JSON.stringify(body))
  expect(second).toBe(first)
  expect(listAddressees()).toHaveLength(5)
  expect((await next.rows()).every(({ sentAt, batchId }) => sentAt && !batchId)).toBe(true)
  expect(await mail.db.$count(mailBatches)).toBe(0)
})

test('a batch whose result is unknown for 23.5 hours is listed and not sent again', async () => {
  await putBulk(3)
  await interruptSending()
  const next = await startOtherMailProcess({ ...RESEND, RESEND_BASE_URL: resend.url })
  await mail.db.update(mailBatches).set({ createdAt: sql`now() - interval '23 hours 31 minutes'` })
  await next.wait()
  await next.send()
  expect(resend.requests).toHaveLength(1)
  const { listMails } = await import('@/lib/mail/team-list')
  const { rows } = await listMails({ state: 'failed' })
  expect(rows.map(({ error }) => error)).toEqual(
    Array.from({ length: 3 }, () => 'the result of an attempt is unknown'),
  )
  expect(await mail.db.$count(mailBatches)).toBe(0)
})

test('a batch that the service knows with other content is never split', async () => {
  await putBulk(3)
  resend.be({ kind: 'failing', status: 409, name: 'invalid_idempotent_request' }, { kind: 'well' })
  await mail.send()
  await mail.wait()
  await mail.send()
  expect(resend.requests).toHaveLength(1)
  expect((await mail.rows()).every(({ dueAt, sentAt }) => dueAt === null && sentAt === null)).toBe(
    true,
  )
})

test.each([
  ['the first', 0],
  ['another', 2],
])(
  'erasing %s recipient of an unanswered batch removes the address and sends the rest once',
  async (_, index) => {
    await putBulk(4)
    resend.be({ kind: 'refusing' }, { kind: 'well' })
    await mail.send()
    const { mailDataSources } = await import('@/lib/mail/personal')
    const email = addressOf(index)
    const subject = { id: `${USER_ID}${10 + index}`, email, confirmed: true }
    for (const { erase } of mailDataSources)
      await erase(mail.db, subject, { keepCertificates: true })
    const [batch] = await mail.db.select().from(mailBatches)
    expect(batch?.payload).toHaveLength(3)
    expect(JSON.stringify(batch)).not.toContain(email)
    await mail.wait()
    await mail.send()
    await mail.wait()
    await mail.send()
    const rest = [0, 1, 2, 3].filter((other) => other !== index).map(addressOf)
    expect(listAddressees().sort()).toEqual(rest)
    expect((await mail.rows()).every(({ sentAt }) => sentAt)).toBe(true)
  },
)

test('each email of a batch has its own name and its own link to unsubscribe', async () => {
  await putBulk(3)
  await mail.send()
  const bodies = resend.delivered().map(({ body }) => body)
  const links = bodies.map(({ headers }) => headers?.['List-Unsubscribe'] ?? '')
  expect(new Set(links).size).toBe(3)
  const { parseUnsubscribeToken } = await import('@/lib/mail/unsubscribe')
  for (const { to, html, text, headers } of bodies) {
    const index = Number(/\d+/.exec(to)?.[0])
    const url = headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
    expect(parseUnsubscribeToken(url.split('/').at(-1) ?? '')).toEqual({
      userId: `${USER_ID}${10 + index}`,
      kind: 'reminders',
    })
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(text).toContain(url)
    expect(html).toContain(`href="${url}"`)
    expect(text).toContain(`Asha ${index} & $&`)
    expect(html).toContain(`Asha ${index} &amp; $&amp;`)
  }
})

test('an old stored batch is deleted', async () => {
  await mail.db.insert(mailBatches).values([
    { id: `${USER_ID}11`, payload: [], createdAt: sql`now() - interval '49 hours'` },
    { id: `${USER_ID}12`, payload: [], createdAt: sql`now() - interval '47 hours'` },
  ])
  await mail.purgeOldMail()
  expect(await mail.db.$count(mailBatches, eq(mailBatches.id, `${USER_ID}11`))).toBe(0)
  expect(await mail.db.$count(mailBatches)).toBe(1)
})
