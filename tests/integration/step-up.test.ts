import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataExports, emailLinks, erasureRequests, passkeys } from '@/db/schema'
import { requestEmailChange } from '@/lib/accounts/email-address/change'
import { changePassword } from '@/lib/accounts/password/change'
import type { StepUpViewer } from '@/lib/accounts/password/check'
import { checkStepUp, lockCheckedAccount } from '@/lib/accounts/password/check'
import type { StepUpInput } from '@/lib/accounts/schema'
import { emailChange } from '@/lib/accounts/schema'
import {
  createAssertionOptions,
  createRegistrationOptions,
  verifyNewPasskey,
} from '@/lib/auth/passkeys'
import { createDataExportLink } from '@/lib/privacy/data-export'
import { requestOwnErasure } from '@/lib/privacy/erasure/request'
import { newTeacher } from '../support/api-user'
import { newAuthenticator } from '../support/authenticator'
import { openInProcessDatabase } from '../support/in-process'
import { newRegisteredUser } from '../support/registered-users'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
const actions: Record<string, (viewer: StepUpViewer, stepUp: StepUpInput) => Promise<unknown>> = {}
const pendingTables = { address: emailLinks, copy: dataExports, erasure: erasureRequests }

beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  actions.address = (viewer, stepUp) =>
    requestEmailChange(viewer, { email: newTeacher().email, ...stepUp })
  actions.copy = createDataExportLink
  actions.erasure = (viewer, stepUp) =>
    requestOwnErasure(viewer, { keep_certificates: false, ...stepUp })
})
afterAll(() => site?.close())

async function createTeacherWithPasskey() {
  const teacher = await newRegisteredUser(site.db)
  const device = newAuthenticator('http://localhost:3000')
  const options = await createRegistrationOptions(teacher, [])
  const newPasskey = await verifyNewPasskey(teacher, device.make(options) as never)
  await site.db.insert(passkeys).values({ ...newPasskey, name: 'My phone' })
  return { user: teacher, device }
}
type TeacherWithPasskey = Awaited<ReturnType<typeof createTeacherWithPasskey>>

const createPasskeyStepUp = async (
  { user: teacher, device }: TeacherWithPasskey,
  overrides = {},
  viewer: StepUpViewer = teacher,
) =>
  ({
    passkey: device.show(await createAssertionOptions('decide', viewer), overrides),
  }) as never as StepUpInput

const rejection = { status: 400, code: 'passkeyRejected' }

describe.each(['address', 'copy', 'erasure'] as const)('%s', (name) => {
  const runAction = (viewer: StepUpViewer, stepUp: StepUpInput) => actions[name]?.(viewer, stepUp)
  const hasStarted = async ({ id }: { id: string }) =>
    (await site.db.$count(pendingTables[name], eq(pendingTables[name].userId, id))) >
    (name === 'address' ? 1 : 0)

  test('accepts a passkey instead of the password, each assertion once', async () => {
    const holder = await createTeacherWithPasskey()
    const stepUp = await createPasskeyStepUp(holder)
    expect(await hasStarted(holder.user)).toBe(false)
    await runAction(holder.user, stepUp)
    expect(await hasStarted(holder.user)).toBe(true)
    await expect(runAction(holder.user, stepUp)).rejects.toMatchObject(rejection)
  })

  test('rejects an assertion of another login, another user or another purpose, and one without user verification', async () => {
    const [holder, otherHolder] = [
      await createTeacherWithPasskey(),
      await createTeacherWithPasskey(),
    ]
    const otherLogin = { ...holder.user, sessionId: randomUUID() }
    const loginAssertion = holder.device.show(await createAssertionOptions('log-in', null))
    const teamAssertion = holder.device.show(await createAssertionOptions('verify', holder.user))
    for (const stepUp of [
      await createPasskeyStepUp(holder, {}, otherLogin),
      await createPasskeyStepUp(otherHolder),
      await createPasskeyStepUp({ ...otherHolder, user: holder.user }),
      { passkey: loginAssertion } as never,
      { passkey: teamAssertion } as never,
      await createPasskeyStepUp(holder, { isUserVerified: false }),
      await createPasskeyStepUp(holder, { origin: 'https://evil.example' }),
    ])
      await expect(runAction(holder.user, stepUp)).rejects.toMatchObject(rejection)
    await expect(runAction(holder.user, {})).rejects.toMatchObject({
      code: 'wrongCurrentPassword',
    })
    expect(await hasStarted(holder.user)).toBe(false)
  })
})

test('a passkey removed or a password changed in the meantime no longer counts', async () => {
  const holder = await createTeacherWithPasskey()
  const { user: teacher } = holder
  const passkeyStepUp = await checkStepUp(teacher, await createPasskeyStepUp(holder))
  const passwordStepUp = await checkStepUp(teacher, { password: teacher.password })
  const applyStepUp = (checkedStepUp: typeof passkeyStepUp) =>
    site.db.transaction((tx) => lockCheckedAccount(tx, teacher.id, checkedStepUp))
  expect(await applyStepUp(passwordStepUp)).toMatchObject({ id: teacher.id })
  await site.db.delete(passkeys).where(eq(passkeys.userId, teacher.id))
  await expect(applyStepUp(passkeyStepUp)).rejects.toMatchObject(rejection)
  await changePassword(teacher as never, {
    currentPassword: teacher.password,
    newPassword: 'another-one-7',
  })
  await expect(applyStepUp(passwordStepUp)).rejects.toMatchObject({ code: 'wrongCurrentPassword' })
})

test('the form requires one of the two and reports it at its field', async () => {
  const email = 'asha@example.org'
  for (const stepUpInput of [{}, { password: '' }, { password: '  ' }]) {
    const result = emailChange.safeParse({ email, ...stepUpInput })
    expect(result.error?.issues).toMatchObject([
      { path: ['password'], message: 'currentPasswordRequired' },
    ])
  }
  expect(emailChange.safeParse({ email, passkey: { id: 'x' } }).success).toBe(false)
  expect(emailChange.safeParse({ email, password: 'secret' }).success).toBe(true)
})
