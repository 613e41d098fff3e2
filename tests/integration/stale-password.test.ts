import { beforeAll, expect, test } from 'vitest'
import {
  bearerHeader,
  callApi,
  fetchMeStatus,
  logIn,
  logInNewTeacher,
  type TestTeacher,
  userApiPath,
  waitForResetToken,
} from '../support/api-user'
import { isFullRun } from '../support/full-run'
import { getSharedSite, type SharedSite } from '../support/shared-site'

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

const ROUND_COUNT = isFullRun ? 4 : 1
const LOGIN_COUNT = 25
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function logInDuringChange(
  teacher: TestTeacher,
  replacePassword: () => Promise<{ status: number }>,
) {
  const logins = Array.from({ length: LOGIN_COUNT }, async (_, n) => {
    await pause(n * 12)
    return logIn(site, teacher)
  })
  const replacement = await replacePassword()
  const responses = await Promise.all(logins)
  expect(replacement.status).toBe(200)
  const tokens = responses.filter(({ status }) => status === 200).map(({ body }) => body.token)
  const statuses = await Promise.all(
    tokens.map((token) => fetchMeStatus(site, bearerHeader(token))),
  )
  return { let: tokens.length, alive: statuses.filter((status) => status !== 401).length }
}

async function runRounds(
  runRound: (n: number) => Promise<Awaited<ReturnType<typeof logInDuringChange>>>,
) {
  const results = []
  for (let n = 0; n < ROUND_COUNT; n += 1) results.push(await runRound(n))
  expect(results.map(({ alive }) => alive)).toEqual(Array(ROUND_COUNT).fill(0))
  return results
}

test('logins with the old password during a change leave no session', async () => {
  await runRounds(async (n) => {
    const { teacher, token } = await logInNewTeacher(site)
    const body = { currentPassword: teacher.password, newPassword: `a new one ${n}` }
    return logInDuringChange(teacher, async () => {
      await pause(40)
      return callApi(site, userApiPath('change-password'), { body, headers: bearerHeader(token) })
    })
  })
})

test('logins with the old password during a reset leave no session', async () => {
  await runRounds(async (n) => {
    const { teacher } = await logInNewTeacher(site)
    await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
    const path = userApiPath(`reset-password/${await waitForResetToken(site, teacher.email)}`)
    return logInDuringChange(teacher, async () => {
      await pause(80)
      return callApi(site, path, { body: { password: `a new one ${n}` } })
    })
  })
})

test('a password change voids an earlier reset link', async () => {
  const { teacher, token } = await logInNewTeacher(site)
  await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
  const link = userApiPath(`reset-password/${await waitForResetToken(site, teacher.email)}`)
  const body = { currentPassword: teacher.password, newPassword: 'a new one' }
  await callApi(site, userApiPath('change-password'), { body, headers: bearerHeader(token) })
  expect(await callApi(site, link, { body: { password: 'a third one' } })).toMatchObject({
    status: 400,
    body: { msg: 'This reset link is invalid or has expired.' },
  })
  expect((await logIn(site, { ...teacher, password: 'a new one' })).status).toBe(200)
})
