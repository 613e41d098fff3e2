import { eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import {
  accountRecoveries,
  authenticators,
  dataExports,
  emailLinks,
  passkeys,
  passwordResetTokens,
  pushSubscriptions,
  rateLimits,
  recoveryCodes,
  sessions,
  teamRoles,
  trustedIpHashes,
  users,
} from '@/db/schema'
import { undoEmailChange } from '@/lib/accounts/email-address/change'
import { redeemEmailLink } from '@/lib/accounts/email-address/confirm'
import { storeEmailLink } from '@/lib/accounts/email-address/links'
import { logInByPasskey } from '@/lib/accounts/login/log-in'
import { addPasskey as add, createPasskeyOptions, removePasskey } from '@/lib/accounts/passkeys'
import { changePassword } from '@/lib/accounts/password/change'
import { redeemPasswordReset, storeResetLink } from '@/lib/accounts/password/reset'
import { redeemRecovery } from '@/lib/accounts/recovery/recovery'
import { ACCOUNT_CREDENTIALS } from '@/lib/accounts/revoke-access'
import { teamActor } from '@/lib/audit/audit-log'
import { createAssertionOptions } from '@/lib/auth/passkeys'
import { createToken, hashToken } from '@/lib/auth/secrets'
import type { Viewer } from '@/lib/auth/sessions'
import { findViewerBySession } from '@/lib/auth/sessions'
import {
  confirmAuthenticator,
  createRecoveryCodes,
  startAuthenticatorSetup,
} from '@/lib/team/authenticator'
import { resetSecondFactor } from '@/lib/team/reset-second-factor'
import { assignRole, changeRole } from '@/lib/team/roles'
import {
  getVerificationMethods,
  verifyByCode,
  verifyByPasskey,
} from '@/lib/team/verify-second-factor'
import { requireTeamCaller } from '@/lib/team-access/member'
import { newAuthenticator, type VirtualAuthenticator } from '../support/authenticator'
import { openInProcessDatabase } from '../support/in-process'
import { generateTotp, newLogin, newUserWithLogin, PASSWORD } from '../support/team'

const ORIGIN = 'http://localhost:3000'
const LOGIN_ORIGIN = { ip: '10.0.0.1', cookieHeader: null }
const NEW_PASSWORD = 'ink-and-paper'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let db: Db
beforeAll(async () => {
  site = await openInProcessDatabase({ TEAM_SECOND_FACTOR: 'required' })
  db = site.db
})
afterAll(() => site?.close())
beforeEach(() => db.delete(rateLimits))

const createExpiry = () => new Date(Date.now() + 3_600_000)
const createUniqueId = () => crypto.randomUUID()

async function requestPasskeyOptions(viewer: Viewer) {
  return createPasskeyOptions(viewer, { password: PASSWORD })
}
async function addPasskey(viewer: Viewer, device: VirtualAuthenticator = newAuthenticator(ORIGIN)) {
  await add(viewer, device.make(await requestPasskeyOptions(viewer)) as never, 'My phone')
  return device
}
async function logInWithPasskey(device: VirtualAuthenticator) {
  const assertion = device.show(await createAssertionOptions('log-in', null))
  const { session } = await logInByPasskey(assertion as never, LOGIN_ORIGIN)
  const viewer = await findViewerBySession(session.id)
  if (!viewer) throw new Error('no login')
  return viewer
}
async function canEnterTeam(viewer: Viewer, needsRecentStepUp?: true) {
  return requireTeamCaller(viewer, { role: 'editor', needsFreshFactor: needsRecentStepUp }).then(
    () => true,
    () => false,
  )
}
async function getTeamMember(viewer: Viewer) {
  return requireTeamCaller(viewer, { role: 'editor', allowsUnverified: true })
}
async function setUpAuthenticator(viewer: Viewer) {
  const { secret } = await startAuthenticatorSetup(await getTeamMember(viewer), PASSWORD)
  const codes = await confirmAuthenticator(await getTeamMember(viewer), generateTotp(secret))
  await db.update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.userId, viewer.id))
  return { secret, codes }
}
async function verifyWithCode(viewer: Viewer, code: string) {
  await verifyByCode(await getTeamMember(viewer), code.replaceAll('-', ''))
}
async function resetPassword(viewer: Pick<Viewer, 'id' | 'email'>) {
  const token = createToken()
  await storeResetLink(db, viewer.email, token)
  await redeemPasswordReset(token, { password: NEW_PASSWORD })
}
async function recoverAccount({ id: userId }: Pick<Viewer, 'id'>) {
  const token = createToken()
  const recoveryFields = {
    state: 'sent' as const,
    tokenHash: hashToken(token),
    expiresAt: createExpiry(),
  }
  await db.delete(accountRecoveries).where(eq(accountRecoveries.userId, userId))
  await db
    .insert(accountRecoveries)
    .values({ userId, email: `${createUniqueId()}@uns.example`, ...recoveryFields })
  await redeemRecovery(token, { password: NEW_PASSWORD })
}
async function undoUserEmailChange({ id: userId }: Pick<Viewer, 'id'>) {
  const email = `${createUniqueId()}@uns.example`
  await undoEmailChange(await storeEmailLink(db, { userId, kind: 'undo', email }))
}
/** In a browser without a login of the account. */
async function confirmFirstEmail({ id: userId, email }: Pick<Viewer, 'id' | 'email'>) {
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId))
  const token = await storeEmailLink(db, { userId, kind: 'confirm', email })
  await redeemEmailLink(token, null, { password: NEW_PASSWORD })
}
async function giveManagerRole({ email }: Pick<Viewer, 'email'>) {
  await assignRole(teamActor, email, 'manager')
}
/** As if this login had opened the link to its mailbox. */
async function proveMailbox(viewer: Viewer) {
  const mailboxProvedAt = new Date()
  await db.update(sessions).set({ mailboxProvedAt }).where(eq(sessions.id, viewer.sessionId))
  return viewer
}
async function changeAccountPassword(viewer: Viewer, overrides: { revokeAccess?: boolean } = {}) {
  return changePassword(viewer, {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    ...overrides,
  })
}

async function createUserWithEverything() {
  const viewer = await newUserWithLogin(db)
  const userId = viewer.id
  const passkeyRow = { publicKey: 'x', counter: 0, backedUp: false, name: 'x' }
  await db.insert(passkeys).values({ id: createUniqueId(), userId, ...passkeyRow })
  await db.insert(authenticators).values({ userId, encryptedSecret: 'x', confirmedAt: sql`now()` })
  await db.insert(recoveryCodes).values({ userId, codeHash: createUniqueId() })
  const linkRow = { userId, tokenHash: createUniqueId(), expiresAt: createExpiry() }
  await db.insert(passwordResetTokens).values(linkRow)
  await db.insert(emailLinks).values({ ...linkRow, kind: 'change', email: 'new@uns.example' })
  await db.insert(dataExports).values(linkRow)
  await db
    .insert(accountRecoveries)
    .values({ userId, email: 'lost@uns.example', tokenHash: createUniqueId() })
  await db
    .insert(trustedIpHashes)
    .values({ userId, ipHash: createUniqueId(), expiresAt: createExpiry() })
  await addReminderDevice(viewer)
  return viewer
}

const addReminderDevice = ({ id: userId, sessionId }: Viewer) =>
  db
    .insert(pushSubscriptions)
    .values({ userId, sessionId, endpoint: createUniqueId(), p256dh: 'x', auth: 'x' })

async function listOpenCredentials(userId: string): Promise<string[]> {
  const remaining: string[] = []
  for (const table of ACCOUNT_CREDENTIALS.flatMap(({ tables }) => tables)) {
    const name = getTableName(table)
    if (name === 'users') continue
    const liveCondition = LIVE_CONDITIONS[name] ?? 'true'
    const rows = await db.$count(table, sql`user_id = ${userId} and ${sql.raw(liveCondition)}`)
    if (rows > 0) remaining.push(name)
  }
  return remaining
}
const LIVE_CONDITIONS: Record<string, string> = {
  email_links: "kind in ('change', 'factor')",
  account_recoveries: "state in ('requested', 'granted', 'sent')",
}

describe('existing credentials', () => {
  const revocations: Record<string, (viewer: Viewer) => Promise<unknown>> = {
    reset: resetPassword,
    recover: recoverAccount,
    change: changeAccountPassword,
    confirm: confirmFirstEmail,
    role: giveManagerRole,
  }

  test.each(Object.entries(revocations))('all end with: %s', async (name, revoke) => {
    const viewer = await createUserWithEverything()
    expect(await listOpenCredentials(viewer.id)).toHaveLength(10)
    await revoke(viewer)
    const remaining = await listOpenCredentials(viewer.id)
    expect(remaining).toEqual(name === 'change' ? ['sessions'] : [])
    const [row] = await db.select().from(users).where(eq(users.id, viewer.id))
    expect(row?.accessRevokedAt).not.toBeNull()
  })

  test('end with the undo of an email change, except for the reset link', async () => {
    const viewer = await createUserWithEverything()
    await undoUserEmailChange(viewer)
    expect(await listOpenCredentials(viewer.id)).toEqual(['password_reset_tokens'])
  })

  test('survive a password change if the user keeps them, except for sessions and reminders', async () => {
    const viewer = await newUserWithLogin(db)
    const device = await addPasskey(viewer)
    await addReminderDevice(viewer)
    await changeAccountPassword(viewer, { revokeAccess: false })
    expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, viewer.id))).toBe(0)
    expect(await findViewerBySession(viewer.sessionId)).toBeNull()
    expect((await logInWithPasskey(device)).id).toBe(viewer.id)
  })

  test('a password change keeps trusted devices if the user keeps them', async () => {
    const viewer = await createUserWithEverything()
    await changeAccountPassword(viewer, { revokeAccess: false })
    expect(await listOpenCredentials(viewer.id)).toEqual(
      expect.arrayContaining(['passkeys', 'authenticators', 'recovery_codes', 'trusted_ip_hashes']),
    )
    const [row] = await db.select().from(users).where(eq(users.id, viewer.id))
    expect(row?.accessRevokedAt).toBeNull()
  })

  test('a passkey added during a reset does not survive it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const viewer = await newUserWithLogin(db)
      const newPasskey = newAuthenticator(ORIGIN).make(await requestPasskeyOptions(viewer)) as never
      await Promise.allSettled([resetPassword(viewer), add(viewer, newPasskey, 'Mine')])
      expect(await db.$count(passkeys, eq(passkeys.userId, viewer.id))).toBe(0)
    }
  })

  test('a passkey is not added once its session has ended', async () => {
    const viewer = await newUserWithLogin(db)
    const newPasskey = newAuthenticator(ORIGIN).make(await requestPasskeyOptions(viewer)) as never
    await db.delete(sessions).where(eq(sessions.id, viewer.sessionId))
    await expect(add(viewer, newPasskey, 'Mine')).rejects.toMatchObject({ status: 401 })
  })

  test('a passkey login during a reset leaves no session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const viewer = await newUserWithLogin(db)
      const device = await addPasskey(viewer)
      const outcomes = await Promise.allSettled([logInWithPasskey(device), resetPassword(viewer)])
      expect(outcomes[1]?.status).toBe('fulfilled')
      expect(await db.$count(sessions, eq(sessions.userId, viewer.id))).toBe(0)
    }
  })
})

describe('an account with an unconfirmed email', () => {
  test('gets neither passkey nor authenticator', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    const options = await requestPasskeyOptions(viewer)
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, viewer.id))
    const unconfirmedError = { status: 409, code: 'confirmEmailFirst' }
    await expect(requestPasskeyOptions(viewer)).rejects.toMatchObject(unconfirmedError)
    const newPasskey = newAuthenticator(ORIGIN).make(options) as never
    await expect(add(viewer, newPasskey, 'Mine')).rejects.toMatchObject(unconfirmedError)
    const member = await getTeamMember(viewer)
    await expect(startAuthenticatorSetup(member, PASSWORD)).rejects.toMatchObject(unconfirmedError)
  })
})

describe('a second factor', () => {
  test('rejects a passkey older than the role until the device creates a new one', async () => {
    const viewer = await newUserWithLogin(db)
    const device = await addPasskey(viewer)
    await db.insert(teamRoles).values({ userId: viewer.id, role: 'manager' })
    const login = await proveMailbox(await logInWithPasskey(device))
    expect(await canEnterTeam(login)).toBe(false)
    const assertion = device.show(await createAssertionOptions('verify', login)) as never
    await expect(verifyByPasskey(await getTeamMember(login), assertion)).rejects.toMatchObject({
      code: 'passkeyRejected',
    })
    expect((await requestPasskeyOptions(login)).excludeCredentials).toEqual([])
    const secondDevice = await addPasskey(login)
    expect(await canEnterTeam(await logInWithPasskey(secondDevice), true)).toBe(true)
    expect(await canEnterTeam(await logInWithPasskey(device))).toBe(false)
    const verifiedLogin = await logInWithPasskey(secondDevice)
    await removePasskey(verifiedLogin, { id: device.id, password: PASSWORD })
  })

  test('rejects a passkey older than the first email confirmation, not one older than a later change', async () => {
    const viewer = await newUserWithLogin(db, 'manager')
    const device = await addPasskey(viewer)
    const setConfirmedAt = (assignment: unknown) =>
      db.execute(sql`update users set ${assignment} where id = ${viewer.id}`)
    await setConfirmedAt(sql`first_confirmed_at = email_confirmed_at, email_confirmed_at = now()`)
    expect(await canEnterTeam(await logInWithPasskey(device))).toBe(true)
    await setConfirmedAt(sql`first_confirmed_at = now()`)
    expect(await canEnterTeam(await logInWithPasskey(device))).toBe(false)
  })

  test('of an editor ends when the editor becomes a manager; after a step down it stays valid', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    const device = await addPasskey(viewer)
    await changeRole(teamActor, viewer.id, 'manager')
    await expect(logInWithPasskey(device)).rejects.toMatchObject({ code: 'passkeyRejected' })
    const secondDevice = await addPasskey(await newLogin(db, viewer.id))
    await changeRole(teamActor, viewer.id, 'editor')
    expect(await canEnterTeam(await logInWithPasskey(secondDevice))).toBe(true)
  })

  test('of an earlier role is deleted with its recovery codes when a new role begins', async () => {
    const viewer = await newUserWithLogin(db, 'manager')
    const { codes } = await setUpAuthenticator(viewer)
    await db.delete(teamRoles).where(eq(teamRoles.userId, viewer.id))
    await giveManagerRole(viewer)
    const login = await newLogin(db, viewer.id)
    await expect(verifyWithCode(login, codes[0] ?? '')).rejects.toMatchObject({
      code: 'wrongCode',
    })
  })

  test('in an authenticator app survives a reset', async () => {
    const viewer = await newUserWithLogin(db, 'manager')
    const { secret } = await setUpAuthenticator(viewer)
    await resetPassword(viewer)
    const login = await newLogin(db, viewer.id)
    expect(await canEnterTeam(login)).toBe(false)
    await verifyWithCode(login, generateTotp(secret))
    expect(await canEnterTeam(login, true)).toBe(true)
  })

  test('removed by a reset cannot be set up again with only the new password', async () => {
    const viewer = await newUserWithLogin(db, 'manager')
    await addPasskey(viewer)
    await resetPassword(viewer)
    await db
      .update(users)
      .set({ passwordHash: await createPasswordHash(PASSWORD) })
      .where(isUser(viewer))
    const login = await newLogin(db, viewer.id)
    expect(await canEnterTeam(login)).toBe(false)
    const unverifiedError = { status: 403, errors: { proof: 'secondFactorRequired' } }
    await expect(requestPasskeyOptions(login)).rejects.toMatchObject(unverifiedError)
    expect(Object.values(await getVerificationMethods(await getTeamMember(login)))).not.toContain(
      true,
    )
    await resetSecondFactor(teamActor, { email: viewer.email })
    await addPasskey(await newLogin(db, viewer.id))
  })

  test('removed by a reset can be set up again with a recovery code', async () => {
    const viewer = await newUserWithLogin(db, 'manager')
    const device = await addPasskey(viewer)
    const [code = ''] = await createRecoveryCodes(
      await getTeamMember(await logInWithPasskey(device)),
    )
    await resetPassword(viewer)
    await db
      .update(users)
      .set({ passwordHash: await createPasswordHash(PASSWORD) })
      .where(isUser(viewer))
    const login = await newLogin(db, viewer.id)
    await verifyWithCode(login, code)
    expect(await canEnterTeam(await logInWithPasskey(await addPasskey(login)), true)).toBe(true)
    const [role] = await db.select().from(teamRoles).where(eq(teamRoles.userId, viewer.id))
    expect(role?.factorRevokedAt).toBeNull()
  })

  test('is required before a password change removes it, and stays verified after it', async () => {
    const viewer = await newUserWithLogin(db, 'manager')
    const device = await addPasskey(viewer)
    await expect(changeAccountPassword(viewer)).rejects.toMatchObject({ status: 403 })
    const { session } = await changeAccountPassword(await logInWithPasskey(device))
    const login = await findViewerBySession(session.id)
    expect(login && (await canEnterTeam(login, true))).toBe(true)
  })
})

const isUser = ({ id }: Pick<Viewer, 'id'>) => eq(users.id, id)
const createPasswordHash = async (password: string) =>
  (await import('@/lib/auth/passwords')).hashPassword(password)
