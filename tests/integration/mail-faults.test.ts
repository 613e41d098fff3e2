// @module-tag night
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EMPTY_DATA, openMailSite, sampleMessages } from '../support/mail-site'
import { type ResendBehaviour, startResendServer } from '../support/resend-server'

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
  mail = await site.start({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url })
  await mail.empty()
})

afterAll(async () => {
  await site.close()
  await resend.close()
})

test.each<[string, ResendBehaviour, string]>([
  ['responds 500', { kind: 'failing', status: 500 }, '500 application_error'],
  ['closes the connection', { kind: 'refusing' }, 'no answer'],
  ['is slower than the deadline', { kind: 'slow', ms: 30_000 }, 'no answer'],
  [
    'stalls in the middle of its response',
    { kind: 'slow', ms: 30_000, halfSent: true },
    'no answer',
  ],
  [
    'still works on the same mail',
    { kind: 'failing', status: 409, name: 'concurrent_idempotent_requests' },
    '409 concurrent_idempotent_requests',
  ],
])(
  'when the service %s, the email stays queued and is sent once later',
  async (_, behaviour, reason) => {
    resend.be(behaviour, { kind: 'well' })
    await mail.put(sampleMessages.reset('asha@school.example'))
    await mail.send({ deadlineMs: behaviour.kind === 'slow' ? 200 : 5_000 })
    const row = await readOnlyRow()
    expect(row).toMatchObject({ attempts: 1, sentAt: null, lastError: reason })
    expect(secondsUntil(row?.dueAt)).toBeGreaterThan(5)
    expect(secondsUntil(row?.dueAt)).toBeLessThan(13)

    await mail.wait()
    await mail.send()
    expect(await readOnlyRow()).toMatchObject({
      attempts: 2,
      sentAt: expect.any(Date),
      data: EMPTY_DATA,
    })
    expect(resend.delivered()).toHaveLength(1)
    const keys = resend.requests.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys)).toEqual(new Set([row?.id]))
  },
)

test('an outage is detected with one request, not one per email', async () => {
  resend.be({ kind: 'failing', status: 503 })
  await mail.put(
    sampleMessages.welcome('a@school.example'),
    sampleMessages.welcome('b@school.example'),
  )
  await mail.send({ outageMs: 60_000 })
  await mail.send()
  expect(resend.requests).toHaveLength(1)
})

test('a Retry-After of minutes pauses the whole process', async () => {
  resend.be({ kind: 'failing', status: 429, retryAfter: '120' }, { kind: 'well' })
  await mail.put(
    sampleMessages.welcome('a@school.example'),
    sampleMessages.welcome('b@school.example'),
  )
  await mail.send()
  await mail.send()
  expect(resend.requests).toHaveLength(1)
  const secondsLeft = (await mail.rows()).map(({ dueAt }) => secondsUntil(dueAt))
  expect(Math.max(...secondsLeft)).toBeGreaterThan(110)
})

test('waits for a Retry-After of a second', async () => {
  resend.be({ kind: 'failing', status: 429, retryAfter: '1' }, { kind: 'well' })
  await mail.put(
    sampleMessages.welcome('a@school.example'),
    sampleMessages.welcome('b@school.example'),
  )
  await mail.send()
  const [rejectedRequest, acceptedRequest] = resend.requests
  expect((acceptedRequest?.receivedAt ?? 0) - (rejectedRequest?.receivedAt ?? 0)).toBeGreaterThan(
    950,
  )
})

test('gives up after ten attempts and deletes the content', async () => {
  resend.be({ kind: 'failing', status: 500 })
  await mail.put(sampleMessages.reset('asha@school.example'))
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await mail.wait()
    await mail.send()
  }
  expect(resend.requests).toHaveLength(10)
  expect(await readOnlyRow()).toMatchObject({
    attempts: 10,
    dueAt: null,
    sentAt: null,
    data: EMPTY_DATA,
  })
  expect(site.logged.at(-1)).toMatchObject({ event: 'mail.abandoned', level: 50, attempts: 10 })
})

test.each([400, 413, 422])('gives up at once when the service responds %i', async (status) => {
  resend.be({ kind: 'failing', status, name: 'validation_error' })
  await mail.put(sampleMessages.reset('asha@school.example'))
  await mail.send()
  const lastError = `${status} validation_error`
  expect(await readOnlyRow()).toMatchObject({
    attempts: 1,
    dueAt: null,
    data: EMPTY_DATA,
    lastError,
  })
  expect(site.logged).toMatchObject([{ event: 'mail.abandoned', reason: lastError }])
})

test.each([
  [401, 'missing_api_key'],
  [403, 'invalid_api_key'],
  [422, 'invalid_from_address'],
])('retries after a configuration error: %i %s', async (status, name) => {
  resend.be({ kind: 'failing', status, name })
  await mail.put(sampleMessages.welcome('asha@school.example'))
  await mail.send()
  const row = await readOnlyRow()
  expect(row).toMatchObject({ attempts: 1, data: { firstname: 'Asha' } })
  expect(secondsUntil(row?.dueAt)).toBeGreaterThan(580)
  expect(site.logged).toMatchObject([{ event: 'mail.postponed', level: 50 }])
})

test('a template of a newer version waits for an instance that supports it', async () => {
  const newerMail = { template: 'fromTheFuture', to: 'asha@school.example', data: {} }
  await mail.put(
    newerMail as unknown as ReturnType<typeof sampleMessages.welcome>,
    sampleMessages.contact(),
  )
  await mail.send()
  expect(resend.requests).toHaveLength(1)
  const waitingRow = (await mail.rows()).find(({ template }) => template === 'fromTheFuture')
  expect(waitingRow).toMatchObject({ attempts: 1, dueAt: expect.any(Date), sentAt: null })
})

test("neither log nor row contains the service's message about the email", async () => {
  resend.be({ kind: 'failing', status: 500 }, { kind: 'failing', status: 422, name: 'x y@z' })
  await mail.put(
    sampleMessages.reset('asha@school.example'),
    sampleMessages.reset('ravi@school.example'),
  )
  await mail.send()
  const errors = (await mail.rows()).map(({ lastError }) => lastError)
  expect(JSON.stringify([errors, site.logged])).not.toMatch(/@|secret|Asha/)
})

const readOnlyRow = async () => (await mail.rows())[0]
const secondsUntil = (date: Date | null | undefined) => ((date?.getTime() ?? 0) - Date.now()) / 1000
