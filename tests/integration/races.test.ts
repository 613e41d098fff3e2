import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callApi,
  logIn,
  logInNewTeacher,
  newTeacher,
  register,
  userApiPath,
  waitForResetToken,
} from '../support/api-user'
import { isFullRun, RACER_COUNT } from '../support/full-run'
import { type Site, startSite } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

function countStatuses(statuses: number[]) {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const COUNT = isFullRun ? 1000 : 2 * RACER_COUNT

test('simultaneous registrations of one email in mixed case create one account, no 5xx', async () => {
  const teacher = newTeacher()
  const mixCase = (n: number) =>
    [...teacher.email]
      .map((char, index) => ((n >> (index % 10)) & 1 ? char.toUpperCase() : char))
      .join('')
  const attempts = Array.from({ length: COUNT }, (_, n) =>
    register(site, { ...teacher, email: mixCase(n), password: `password ${n}` }),
  )
  const responses = await Promise.all(attempts)
  expect(countStatuses(responses.map(({ status }) => status))).toEqual({ 201: 1, 409: COUNT - 1 })
  const winnerIndex = responses.findIndex(({ status }) => status === 201)
  expect((await logIn(site, { ...teacher, password: `password ${winnerIndex}` })).status).toBe(200)
})

test('simultaneous redemptions of one reset link: one success', async () => {
  const { teacher } = await logInNewTeacher(site)
  await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
  const path = userApiPath(`reset-password/${await waitForResetToken(site, teacher.email)}`)
  const attempts = Array.from({ length: RACER_COUNT }, (_, n) =>
    callApi(site, path, { body: { password: `password ${n}` } }),
  )
  const responses = await Promise.all(attempts)
  expect(countStatuses(responses.map(({ status }) => status))).toEqual({
    200: 1,
    400: RACER_COUNT - 1,
  })
  const winnerIndex = responses.findIndex(({ status }) => status === 200)
  expect((await logIn(site, { ...teacher, password: `password ${winnerIndex}` })).status).toBe(200)
})

test('more concurrent logins than the queue holds: the rest get 503 with Retry-After, and the site recovers', async () => {
  const { teacher } = await logInNewTeacher(site)
  const responses = await sendWhileStopped(200, () => logIn(site, teacher))
  const counts = countStatuses(responses.map(({ status }) => status))
  expect(Object.keys(counts).sort()).toEqual(['200', '503'])
  const busyResponse = responses.find(({ status }) => status === 503)
  expect(busyResponse?.headers.get('retry-after')).toBe('5')
  expect(busyResponse?.body.msg).toBe('The site is very busy. Try again in a minute.')
  expect((await logIn(site, teacher)).status).toBe(200)
})

/** All requests wait at the site before it reads the first, however slowly a busy machine sends them. */
async function sendWhileStopped<Result>(count: number, send: () => Promise<Result>) {
  let sentCount = 0
  let countSent = () => {}
  const allSent = new Promise<void>((resolve) => {
    countSent = () => {
      sentCount += 1
      if (sentCount === count) resolve()
    }
  })
  site.process.kill('SIGSTOP')
  subscribe('undici:request:bodySent', countSent)
  try {
    const results = Array.from({ length: count }, send)
    await allSent
    site.process.kill('SIGCONT')
    return await Promise.all(results)
  } finally {
    unsubscribe('undici:request:bodySent', countSent)
    site.process.kill('SIGCONT')
  }
}
