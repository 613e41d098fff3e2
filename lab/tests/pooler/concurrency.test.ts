import { beforeAll, expect, test } from 'vitest'
import {
  callApi,
  logIn,
  newTeacher,
  register,
  userApiPath,
  waitForResetToken,
} from '@/tests/support/api-user'
import { getSharedSite, type SharedSite } from '@/tests/support/shared-site'

/** Few connections, shared by many: exclusive operations still succeed once. */

const ATTEMPT_COUNT = 20

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

const runConcurrently = async (attempt: () => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: ATTEMPT_COUNT }, attempt)))
    .map(({ status }) => status)
    .sort()

test('one of many registrations with the same email succeeds', async () => {
  const teacher = newTeacher()
  expect(await runConcurrently(() => register(site, teacher))).toEqual([
    201,
    ...Array(ATTEMPT_COUNT - 1).fill(409),
  ])
  expect((await logIn(site, teacher)).status).toBe(200)
})

test('one of many uses of a reset link succeeds', async () => {
  const teacher = newTeacher()
  await register(site, teacher)
  await callApi(site, userApiPath('forgot-password'), { body: { email: teacher.email } })
  const link = userApiPath(`reset-password/${await waitForResetToken(site, teacher.email)}`)
  const body = { password: 'another one' }
  expect(await runConcurrently(() => callApi(site, link, { body }))).toEqual([
    200,
    ...Array(ATTEMPT_COUNT - 1).fill(400),
  ])
})
