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
