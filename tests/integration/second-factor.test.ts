import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import {
  auditLog,
  authenticators,
  mailOutbox,
  passkeys,
  rateLimits,
  recoveryCodes,
  sessions,
  teamRoles,
} from '@/db/schema'
import { logInByPasskey } from '@/lib/accounts/login/log-in'
import { countAttempt } from '@/lib/auth/rate-limits'
import { decrypt } from '@/lib/auth/secrets'
import type { Viewer } from '@/lib/auth/sessions'
import { findViewerBySession, findViewerByToken } from '@/lib/auth/sessions'
import { countRecoveryCodes } from '@/lib/team/recovery-codes'
import { listTeamMembers } from '@/lib/team/roles'
import { factorCodeForm } from '@/lib/team/schema'
import { getVerificationMethods } from '@/lib/team/verify-second-factor'
import { newAuthenticator, type VirtualAuthenticator } from '../support/authenticator'
import { RACER_COUNT } from '../support/full-run'
import { openInProcessDatabase } from '../support/in-process'
import { generateTotp, newLogin, newUserWithLogin, PASSWORD } from '../support/team'

/** The team's second factor, and everyone's passkeys. */

const ORIGIN = 'http://localhost:3000'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let db: Db
beforeAll(async () => {
  site = await openInProcessDatabase({ TEAM_SECOND_FACTOR: 'required' })
  db = site.db
})
afterAll(() => site?.close())
beforeEach(() => db.delete(rateLimits))

const loadTeamMember = () => import('@/lib/team-access/member')
const loadPasskeyCommands = () => import('@/lib/accounts/passkeys')
const loadVerification = () => import('@/lib/team/verify-second-factor')
const loadAuthenticator = () => import('@/lib/team/authenticator')
const loadPasskeys = () => import('@/lib/auth/passkeys')

/** The viewer as admitted before the second factor. */
async function getTeamMember(viewer: Viewer) {
  const { requireTeamCaller } = await loadTeamMember()
  return requireTeamCaller(viewer, { role: 'editor', allowsUnverified: true })
}
async function canEnterTeam(viewer: Viewer, needsRecentStepUp?: true) {
  const { requireTeamCaller } = await loadTeamMember()
  return requireTeamCaller(viewer, { role: 'editor', needsFreshFactor: needsRecentStepUp }).then(
    () => true,
    (error) => {
      expect(error).toMatchObject({ status: 403, errors: { proof: 'secondFactorRequired' } })
      return false
    },
  )
}
async function addPasskey(
  viewer: Viewer,
  device: VirtualAuthenticator = newAuthenticator(ORIGIN),
  overrides = {},
) {
  const { addPasskey: add, createPasskeyOptions: offerPasskey } = await loadPasskeyCommands()
  const options = await offerPasskey(viewer, { password: PASSWORD })
  await add(viewer, device.make(options, overrides) as never, 'My phone')
  return device
}
async function verifyWithPasskey(viewer: Viewer, device: VirtualAuthenticator, overrides = {}) {
  const { verifyByPasskey } = await loadVerification()
  const { createAssertionOptions: requestOptions } = await loadPasskeys()
  const assertion = device.show(await requestOptions('verify', viewer), overrides)
  await verifyByPasskey(await getTeamMember(viewer), assertion as never)
  return assertion
}
async function logInWithPasskey(device: VirtualAuthenticator, overrides = {}) {
  const { createAssertionOptions: requestOptions } = await loadPasskeys()
  const assertion = device.show(await requestOptions('log-in', null), overrides)
  return logInByPasskey(assertion as never, {
    ip: '10.0.0.1',
    cookieHeader: null,
    browser: 'chrome/',
  })
}
async function createUserWithAuthenticator(role: 'editor' | 'manager' = 'editor') {
  const viewer = await newUserWithLogin(db, role)
  const { startAuthenticatorSetup, confirmAuthenticator } = await loadAuthenticator()
  const { secret } = await startAuthenticatorSetup(await getTeamMember(viewer), PASSWORD)
  const codes = await confirmAuthenticator(await getTeamMember(viewer), generateTotp(secret))
  // As if it were earlier, so that the test need not wait for the next code.
  await db.update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.userId, viewer.id))
  return { viewer, secret, codes }
}
const verifyWithCode = async (viewer: Viewer, code: string) =>
  (await loadVerification()).verifyByCode(await getTeamMember(viewer), code)
const ageSession = (
  viewer: Viewer,
  column: 'second_factor_at' | 'team_seen_at',
  interval: string,
) =>
  db.execute(
    sql`update sessions set ${sql.raw(column)} = ${sql.raw(column)} - ${sql.raw(`interval '${interval}'`)} where id = ${viewer.sessionId}`,
  )
const rejection = { status: 400, code: 'passkeyRejected' }

describe('a passkey', () => {
  test('opens the team area for its login only', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    expect(await canEnterTeam(viewer)).toBe(false)
    const device = await addPasskey(viewer)
    expect(await canEnterTeam(viewer)).toBe(false)
    await verifyWithPasskey(viewer, device)
    expect(await canEnterTeam(viewer, true)).toBe(true)
    expect(await canEnterTeam(await newLogin(db, viewer.id))).toBe(false)
  })

  test('needs the password and a challenge of the same login', async () => {
    const viewer = await newUserWithLogin(db)
    const { addPasskey: add, createPasskeyOptions: offerPasskey } = await loadPasskeyCommands()
    await expect(offerPasskey(viewer, { password: 'wrong' })).rejects.toMatchObject({
      status: 400,
      errors: { password: 'wrongCurrentPassword' },
    })
    const otherLogin = await newLogin(db, viewer.id)
    const device = newAuthenticator(ORIGIN)
    const options = await offerPasskey(viewer, { password: PASSWORD })
    await expect(add(otherLogin, device.make(options) as never, 'Mine')).rejects.toMatchObject(
      rejection,
    )
    for (const purpose of ['log-in', 'verify'] as const) {
      const otherOptions = await (await loadPasskeys()).createAssertionOptions(
        purpose,
        purpose === 'verify' ? viewer : null,
      )
      await expect(add(viewer, device.make(otherOptions) as never, 'Mine')).rejects.toMatchObject(
        rejection,
      )
    }
    expect(await db.$count(passkeys, eq(passkeys.userId, viewer.id))).toBe(0)
  })

  test('cannot be added or removed with the password alone once a second factor exists', async () => {
    const viewer = await newUserWithLogin(db, 'manager')
    const device = await addPasskey(viewer)
    const attackerLogin = await newLogin(db, viewer.id)
    const { createPasskeyOptions: offerPasskey, removePasskey } = await loadPasskeyCommands()
    const unverifiedError = { status: 403, errors: { proof: 'secondFactorRequired' } }
    const passwordInput = { password: PASSWORD }
    await expect(offerPasskey(attackerLogin, passwordInput)).rejects.toMatchObject(unverifiedError)
    await expect(
      removePasskey(attackerLogin, { ...passwordInput, id: device.id }),
    ).rejects.toMatchObject(unverifiedError)
    const { startAuthenticatorSetup } = await loadAuthenticator()
    await expect(
      startAuthenticatorSetup(await getTeamMember(attackerLogin), PASSWORD),
    ).rejects.toMatchObject(unverifiedError)
  })

  test.each([
    ['a passkey for another site', { rpId: 'elsewhere.example' }],
    ['a passkey for another origin', { origin: 'https://elsewhere.example' }],
    ['a passkey in a cross-site frame', { crossOrigin: true }],
    ['a passkey without user verification', { isUserVerified: false }],
  ])('rejects %s on creation, verification and login', async (_, overrides) => {
    const viewer = await newUserWithLogin(db, 'editor')
    await expect(addPasskey(viewer, newAuthenticator(ORIGIN), overrides)).rejects.toMatchObject(
      rejection,
    )
    const device = await addPasskey(viewer)
    await expect(verifyWithPasskey(viewer, device, overrides)).rejects.toMatchObject(rejection)
    await expect(logInWithPasskey(device, overrides)).rejects.toMatchObject(rejection)
    expect(await canEnterTeam(viewer)).toBe(false)
  })

  test('of another user is rejected', async () => {
    const [viewer, otherViewer] = [
      await newUserWithLogin(db, 'editor'),
      await newUserWithLogin(db, 'manager'),
    ]
    await addPasskey(viewer)
    const otherDevice = await addPasskey(otherViewer)
    await expect(verifyWithPasskey(viewer, otherDevice)).rejects.toMatchObject(rejection)
  })

  test('rejects a repeated assertion from any login', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    const device = await addPasskey(viewer)
    const assertion = await verifyWithPasskey(viewer, device)
    const { verifyByPasskey } = await loadVerification()
    const secondLogin = newLogin(db, viewer.id)
    for (const login of [viewer, await secondLogin])
      await expect(
        verifyByPasskey(await getTeamMember(login), assertion as never),
      ).rejects.toMatchObject(rejection)
    expect(await canEnterTeam(await secondLogin)).toBe(false)
  })

  test('one of many concurrent uses succeeds, also without a counter', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    const device = await addPasskey(viewer, newAuthenticator(ORIGIN), { counter: 0 })
    const { verifyByPasskey } = await loadVerification()
    const options = await (await loadPasskeys()).createAssertionOptions('verify', viewer)
    const assertion = device.show(options, { counter: 0 })
    const member = await getTeamMember(viewer)
    const attempts = Array.from({ length: RACER_COUNT }, () =>
      verifyByPasskey(member, assertion as never),
    )
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('expires after five minutes', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    const device = await addPasskey(viewer)
    const { verifyByPasskey } = await loadVerification()
    const assertion = device.show(
      await (await loadPasskeys()).createAssertionOptions('verify', viewer),
    )
    const realNow = Date.now
    Date.now = () => realNow() - 6 * 60_000
    const oldAssertion = device.show(
      await (await loadPasskeys()).createAssertionOptions('verify', viewer),
    )
    Date.now = realNow
    await expect(
      verifyByPasskey(await getTeamMember(viewer), oldAssertion as never),
    ).rejects.toMatchObject(rejection)
    await verifyByPasskey(await getTeamMember(viewer), assertion as never)
    expect(await canEnterTeam(viewer)).toBe(true)
  })

  test('rejects a counter that does not increase', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    const device = await addPasskey(viewer)
    await verifyWithPasskey(viewer, device, { counter: 9 })
    await expect(verifyWithPasskey(viewer, device, { counter: 9 })).rejects.toMatchObject(rejection)
    await expect(verifyWithPasskey(viewer, device, { counter: 8 })).rejects.toMatchObject(rejection)
    await verifyWithPasskey(viewer, device, { counter: 10 })
  })

  test('without a counter can be used repeatedly', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    const device = await addPasskey(viewer, newAuthenticator(ORIGIN), { counter: 0 })
    for (let round = 0; round < 3; round += 1)
      await verifyWithPasskey(viewer, device, { counter: 0 })
  })

  test('belongs to one account only, and an account has at most twenty', async () => {
    const [viewer, otherViewer] = [await newUserWithLogin(db), await newUserWithLogin(db)]
    const device = await addPasskey(viewer)
    await expect(addPasskey(otherViewer, device)).rejects.toMatchObject(rejection)
    const passkeyRows = Array.from({ length: 19 }, (_, index) => ({
      ...{ id: `${viewer.id}-${index}`, userId: viewer.id, publicKey: 'x', counter: 0 },
      ...{ backedUp: false, name: `${index}` },
    }))
    await db.insert(passkeys).values(passkeyRows)
    await expect(addPasskey(viewer)).rejects.toMatchObject({ status: 409, code: 'tooManyPasskeys' })
  })

  test('sends an email and writes an audit entry when added and removed', async () => {
    const viewer = await newUserWithLogin(db)
    const device = await addPasskey(viewer)
    const { removePasskey } = await loadPasskeyCommands()
    await removePasskey(viewer, { id: device.id, password: PASSWORD })
    const emails = await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, viewer.email))
      .orderBy(mailOutbox.createdAt)
    expect(emails.map(({ data }) => data.change)).toEqual(['passkeyAdded', 'passkeyRemoved'])
    const auditEntries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, viewer.id))
      .orderBy(auditLog.id)
    expect(auditEntries.map(({ action }) => action)).toEqual(['passkey.added', 'passkey.removed'])
    await expect(logInWithPasskey(device)).rejects.toMatchObject(rejection)
  })

  test('of another user gets 404 on removal', async () => {
    const [viewer, otherViewer] = [await newUserWithLogin(db), await newUserWithLogin(db)]
    const device = await addPasskey(otherViewer)
    const { removePasskey } = await loadPasskeyCommands()
    const removal = { id: device.id, password: PASSWORD }
    await expect(removePasskey(viewer, removal)).rejects.toMatchObject({ status: 404 })
    expect(await db.$count(passkeys, eq(passkeys.id, device.id))).toBe(1)
  })
})

describe('logging in by passkey', () => {
  test('creates the same session as a password, with the second factor verified for it only', async () => {
    const viewer = await newUserWithLogin(db, 'manager')
    const device = await addPasskey(viewer)
    const { user, session } = await logInWithPasskey(device)
    expect(user).toMatchObject({ id: viewer.id, email: viewer.email, is_subscribed: 0 })
    const newViewer = await findViewerByToken(session.token)
    expect(await findViewerBySession(session.id)).toEqual(newViewer)
    expect(newViewer).toMatchObject({ id: viewer.id, sessionId: session.id })
    expect(newViewer && (await canEnterTeam(newViewer, true))).toBe(true)
    expect(await canEnterTeam(viewer)).toBe(false)
    const [row] = await db.select().from(sessions).where(eq(sessions.id, session.id))
    expect(row).toMatchObject({ browser: 'chrome/' })
    expect(await findViewerBySession(viewer.sessionId)).not.toBeNull()
  })

  test('works while failed passwords have locked the account', async () => {
    const viewer = await newUserWithLogin(db)
    const device = await addPasskey(viewer)
    const attempts = Array.from({ length: 9 }, () => countAttempt('LOGIN_ACCOUNT', viewer.email))
    await Promise.allSettled(attempts)
    expect((await logInWithPasskey(device)).user.id).toBe(viewer.id)
  })

  test('rejects an unknown passkey with the usual error', async () => {
    await expect(logInWithPasskey(newAuthenticator(ORIGIN))).rejects.toMatchObject(rejection)
  })
})

describe('a code', () => {
  test('of the app works once and invalidates the one before', async () => {
    const { viewer, secret } = await createUserWithAuthenticator()
    expect(await canEnterTeam(viewer, true)).toBe(true)
    const otherLogin = await newLogin(db, viewer.id)
    const code = generateTotp(secret)
    await verifyWithCode(otherLogin, code)
    expect(await canEnterTeam(otherLogin)).toBe(true)
    const thirdLogin = await newLogin(db, viewer.id)
    for (const usedCode of [code, generateTotp(secret, -1)])
      await expect(verifyWithCode(thirdLogin, usedCode)).rejects.toMatchObject({
        status: 400,
        code: 'wrongCode',
      })
    await verifyWithCode(thirdLogin, generateTotp(secret, 1))
  })

  test('of the app works for one of five concurrent uses', async () => {
    const { viewer, secret } = await createUserWithAuthenticator()
    const { verifyByCode: proveByCode } = await loadVerification()
    const code = generateTotp(secret)
    const logins = await Promise.all(
      Array.from({ length: 5 }, async () => getTeamMember(await newLogin(db, viewer.id))),
    )
    const outcomes = await Promise.allSettled(logins.map((login) => proveByCode(login, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const errorCodes = outcomes.map(
      (outcome) => outcome.status === 'rejected' && outcome.reason.code,
    )
    expect(errorCodes.filter((errorCode) => errorCode === 'wrongCode')).toHaveLength(4)
  })

  test.each([3, -3, 20])('of the app %i steps away is rejected', async (steps) => {
    const { viewer, secret } = await createUserWithAuthenticator()
    const otherLogin = await newLogin(db, viewer.id)
    await expect(verifyWithCode(otherLogin, generateTotp(secret, steps))).rejects.toMatchObject({
      code: 'wrongCode',
    })
  })

  test('is limited to five attempts in 15 minutes, after which even a right one is rejected', async () => {
    const { viewer, secret } = await createUserWithAuthenticator()
    const otherLogin = await newLogin(db, viewer.id)
    const validCode = generateTotp(secret)
    const invalidCode = validCode === '000000' ? '000001' : '000000'
    const attempts = Array.from({ length: 100 }, () => verifyWithCode(otherLogin, invalidCode))
    const outcomes = await Promise.allSettled(attempts)
    const errorCodes = outcomes.map(
      (outcome) => outcome.status === 'rejected' && outcome.reason.code,
    )
    expect(errorCodes.filter((errorCode) => errorCode === 'wrongCode')).toHaveLength(5)
    expect(errorCodes.filter((errorCode) => errorCode === 'tooManyAttempts')).toHaveLength(95)
    await expect(verifyWithCode(otherLogin, validCode)).rejects.toMatchObject({ status: 429 })
    expect(await canEnterTeam(otherLogin)).toBe(false)
    await expect(verifyWithCode(await newLogin(db, viewer.id), validCode)).rejects.toMatchObject({
      status: 429,
    })
  })

  test('for recovery works once with any spacing and case, and sends an email', async () => {
    const { viewer, codes } = await createUserWithAuthenticator()
    expect(new Set(codes).size).toBe(10)
    const typedCode = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
    const { code } = factorCodeForm.parse({ code: typedCode })
    const otherLogin = await newLogin(db, viewer.id)
    await verifyWithCode(otherLogin, code)
    expect(await canEnterTeam(otherLogin, true)).toBe(true)
    await expect(verifyWithCode(await newLogin(db, viewer.id), code)).rejects.toMatchObject({
      code: 'wrongCode',
    })
    const emails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, viewer.email))
    expect(emails.map(({ data }) => data.change)).toContain('codeUsed')
    expect(await countRecoveryCodes(viewer.id)).toBe(9)
  })

  test('for recovery is invalid once ten new ones were created', async () => {
    const { viewer, codes } = await createUserWithAuthenticator()
    const { createRecoveryCodes: makeRecoveryCodes } = await loadAuthenticator()
    const newCodes = await makeRecoveryCodes(await getTeamMember(viewer))
    const removeDashes = (code = '') => code.replaceAll('-', '')
    const otherLogin = await newLogin(db, viewer.id)
    await expect(verifyWithCode(otherLogin, removeDashes(codes[0]))).rejects.toMatchObject({
      code: 'wrongCode',
    })
    await verifyWithCode(otherLogin, removeDashes(newCodes[0]))
  })

  test('and its secret are never stored in plain text', async () => {
    const { viewer, secret, codes } = await createUserWithAuthenticator()
    const [authenticatorRow] = await db
      .select()
      .from(authenticators)
      .where(eq(authenticators.userId, viewer.id))
    const codeRows = await db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, viewer.id))
    const storedJson = JSON.stringify([authenticatorRow, codeRows])
    for (const plainText of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(storedJson).not.toContain(plainText)
    const { ENCRYPTION_PURPOSE: PURPOSE } = await loadVerification()
    expect(decrypt(PURPOSE, viewer.id, authenticatorRow?.encryptedSecret ?? '')).toBe(secret)
    expect(
      decrypt(PURPOSE, crypto.randomUUID(), authenticatorRow?.encryptedSecret ?? ''),
    ).toBeNull()
  })

  test('of an app that was never confirmed is rejected', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    const { startAuthenticatorSetup, confirmAuthenticator } = await loadAuthenticator()
    const { secret } = await startAuthenticatorSetup(await getTeamMember(viewer), PASSWORD)
    await expect(verifyWithCode(viewer, generateTotp(secret))).rejects.toMatchObject({
      code: 'wrongCode',
    })
    expect(await canEnterTeam(viewer)).toBe(false)
    await db
      .update(authenticators)
      .set({ createdAt: sql`now() - interval '16 minutes'` })
      .where(eq(authenticators.userId, viewer.id))
    await expect(
      confirmAuthenticator(await getTeamMember(viewer), generateTotp(secret)),
    ).rejects.toMatchObject({ code: 'wrongCode' })
  })
})

test('offers only the methods that the user has set up', async () => {
  const listMethods = async (viewer: Viewer) => getVerificationMethods(await getTeamMember(viewer))
  const plainEditor = await newUserWithLogin(db, 'editor')
  expect(await listMethods(plainEditor)).toEqual({ passkey: false, code: false, password: false })
  const { startAuthenticatorSetup } = await loadAuthenticator()
  await startAuthenticatorSetup(await getTeamMember(plainEditor), PASSWORD)
  expect(await listMethods(plainEditor)).toEqual({ passkey: false, code: false, password: false })
  const { viewer } = await createUserWithAuthenticator()
  expect(await listMethods(viewer)).toEqual({ passkey: false, code: true, password: false })
  const passkeyManager = await newUserWithLogin(db, 'manager')
  await addPasskey(passkeyManager)
  expect(await listMethods(passkeyManager)).toEqual({ passkey: true, code: false, password: false })
  const teamRows = (await listTeamMembers()).filter(({ id }) =>
    [plainEditor.id, viewer.id].includes(id),
  )
  expect(new Map(teamRows.map(({ id, hasFactor }) => [id, hasFactor]))).toEqual(
    new Map([
      [plainEditor.id, false],
      [viewer.id, true],
    ]),
  )
})

describe('the verification', () => {
  test('lasts twelve hours, and fifteen minutes for sensitive actions', async () => {
    const { viewer } = await createUserWithAuthenticator()
    expect(await canEnterTeam(viewer, true)).toBe(true)
    await ageSession(viewer, 'second_factor_at', '16 minutes')
    expect(await canEnterTeam(viewer, true)).toBe(false)
    expect(await canEnterTeam(viewer)).toBe(true)
    await ageSession(viewer, 'second_factor_at', '12 hours')
    expect(await canEnterTeam(viewer)).toBe(false)
  })

  test('ends after two hours without using the team area', async () => {
    const { viewer } = await createUserWithAuthenticator()
    await ageSession(viewer, 'second_factor_at', '3 hours')
    await ageSession(viewer, 'team_seen_at', '119 minutes')
    expect(await canEnterTeam(viewer)).toBe(true)
    await ageSession(viewer, 'team_seen_at', '121 minutes')
    expect(await findViewerBySession(viewer.sessionId)).not.toBeNull()
    expect(await canEnterTeam(viewer)).toBe(false)
    expect(await canEnterTeam(viewer)).toBe(false)
  })

  test('ends with the role on the next request', async () => {
    const { viewer } = await createUserWithAuthenticator('manager')
    expect(await canEnterTeam(viewer)).toBe(true)
    await db.delete(teamRoles).where(eq(teamRoles.userId, viewer.id))
    await expect(canEnterTeam(viewer)).rejects.toThrow()
    const { requireTeamCaller } = await loadTeamMember()
    await expect(requireTeamCaller(viewer, { role: 'editor' })).rejects.toMatchObject({
      status: 404,
      code: 'urlNotFound',
    })
  })
})

test('the last second factor cannot be removed', async () => {
  const { viewer } = await createUserWithAuthenticator()
  const { removeAuthenticator } = await loadAuthenticator()
  const member = await getTeamMember(viewer)
  await expect(removeAuthenticator(member)).rejects.toMatchObject({ code: 'lastFactor' })
  const device = await addPasskey(viewer)
  const { removePasskey } = await loadPasskeyCommands()
  const outcomes = await Promise.allSettled([
    removeAuthenticator(member),
    removePasskey(viewer, { id: device.id, password: PASSWORD }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const passkeyCount = await db.$count(passkeys, eq(passkeys.userId, viewer.id))
  const authenticatorCount = await db.$count(
    authenticators,
    and(eq(authenticators.userId, viewer.id), sql`confirmed_at is not null`),
  )
  expect(passkeyCount + authenticatorCount).toBe(1)
})
