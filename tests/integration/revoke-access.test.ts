import { eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import {
  addressLinks,
  authenticators,
  dataCopies,
  loginAddresses,
  passkeys,
  passwordResetTokens,
  rateLimits,
  recoveries,
  recoveryCodes,
  sessions,
  staffRoles,
  users,
} from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { type Device, newDevice } from '../support/authenticator'
import { inProcess } from '../support/in-process'
import { codeOf, newLogin, PASSWORD, somebody } from '../support/team'

/** What survives a reset, a recovery, an undo and a change of password: nothing that opens the account. */

const ORIGIN = 'http://localhost:3000'
const PLACE = { address: '10.0.0.1', cookies: null }
const NEW = 'ink-and-paper'

let site: Awaited<ReturnType<typeof inProcess>>
let db: Db
beforeAll(async () => {
  site = await inProcess({ TEAM_SECOND_FACTOR: 'required' })
  db = site.db
})
afterAll(() => site?.close())
beforeEach(() => db.delete(rateLimits))

const future = () => new Date(Date.now() + 3_600_000)
const hash = () => crypto.randomUUID()

async function offered(viewer: Viewer) {
  const { offerPasskey } = await import('@/lib/accounts/commands/passkeys')
  return offerPasskey(viewer, { password: PASSWORD })
}
async function addPasskey(viewer: Viewer, device: Device = newDevice(ORIGIN)) {
  const { addPasskey: add } = await import('@/lib/accounts/commands/passkeys')
  await add(viewer, device.make(await offered(viewer)) as never, 'My phone')
  return device
}
async function logInBy(device: Device) {
  const { logInByPasskey } = await import('@/lib/accounts/commands/log-in-by-passkey')
  const { requestOptions } = await import('@/lib/auth/passkeys')
  const answer = device.show(await requestOptions('log-in', null))
  const { session } = await logInByPasskey(answer as never, PLACE)
  const { viewerOfSession } = await import('@/lib/auth/sessions')
  const viewer = await viewerOfSession(session.id)
  if (!viewer) throw new Error('no login')
  return viewer
}
async function mayEnter(viewer: Viewer, fresh?: true) {
  const { requireTeamCaller } = await import('@/lib/team/member')
  return requireTeamCaller(viewer, { may: 'editor', fresh }).then(
    () => true,
    () => false,
  )
}
async function asMember(viewer: Viewer) {
  const { requireTeamCaller } = await import('@/lib/team/member')
  return requireTeamCaller(viewer, { may: 'editor', unproven: true })
}
async function setUpApp(viewer: Viewer) {
  const { beginAuthenticator, confirmAuthenticator } = await import(
    '@/lib/team/commands/authenticator'
  )
  const { secret } = await beginAuthenticator(await asMember(viewer), PASSWORD)
  const codes = await confirmAuthenticator(await asMember(viewer), codeOf(secret))
  await db.update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.userId, viewer.id))
  return { secret, codes }
}
async function proveBy(viewer: Viewer, code: string) {
  const { proveByCode } = await import('@/lib/team/commands/prove')
  await proveByCode(await asMember(viewer), code.replaceAll('-', ''))
}
async function reset(viewer: Pick<Viewer, 'id' | 'email'>) {
  const { newToken } = await import('@/lib/auth/secrets')
  const { storeResetLink } = await import('@/lib/accounts/reset-links')
  const { redeemReset } = await import('@/lib/accounts/commands/reset-password')
  const token = newToken()
  await storeResetLink(db, viewer.email, token)
  await redeemReset(token, { password: NEW })
}
async function recover({ id: userId }: Pick<Viewer, 'id'>) {
  const { newToken, tokenHash } = await import('@/lib/auth/secrets')
  const { redeemRecovery } = await import('@/lib/accounts/commands/recovery')
  const token = newToken()
  const open = { state: 'sent' as const, tokenHash: tokenHash(token), expiresAt: future() }
  await db.delete(recoveries).where(eq(recoveries.userId, userId))
  await db.insert(recoveries).values({ userId, email: `${hash()}@uns.example`, ...open })
  await redeemRecovery(token, { password: NEW })
}
async function undo({ id: userId }: Pick<Viewer, 'id'>) {
  const { storeAddressLink } = await import('@/lib/accounts/address-links')
  const { takeBackAddress } = await import('@/lib/accounts/commands/take-back-address')
  const email = `${hash()}@uns.example`
  await takeBackAddress(await storeAddressLink(db, { userId, kind: 'back', email }))
}
async function change(viewer: Viewer, over: { revokeAccess?: boolean } = {}) {
  const { changePassword } = await import('@/lib/accounts/commands/change-password')
  return changePassword(viewer, { currentPassword: PASSWORD, newPassword: NEW, ...over })
}

/** One row of each kind that opens an account. */
async function withEverything() {
  const viewer = await somebody(db)
  const userId = viewer.id
  const key = { publicKey: 'x', counter: 0, backedUp: false, name: 'x' }
  await db.insert(passkeys).values({ id: hash(), userId, ...key })
  await db.insert(authenticators).values({ userId, sealedSecret: 'x', confirmedAt: sql`now()` })
  await db.insert(recoveryCodes).values({ userId, codeHash: hash() })
  const link = { userId, tokenHash: hash(), expiresAt: future() }
  await db.insert(passwordResetTokens).values(link)
  await db.insert(addressLinks).values({ ...link, kind: 'change', email: 'new@uns.example' })
  await db.insert(dataCopies).values(link)
  await db.insert(recoveries).values({ userId, email: 'lost@uns.example', tokenHash: hash() })
  await db.insert(loginAddresses).values({ userId, address: hash(), expiresAt: future() })
  return viewer
}

/** By table, what still opens the account. */
async function opening(userId: string): Promise<string[]> {
  const { ACCOUNT_CREDENTIALS } = await import('@/lib/accounts/revoke-access')
  const left: string[] = []
  for (const table of ACCOUNT_CREDENTIALS.flatMap(({ tables }) => tables)) {
    const name = getTableName(table)
    if (name === 'users') continue
    const live = LIVE[name] ?? 'true'
    const rows = await db.$count(table, sql`user_id = ${userId} and ${sql.raw(live)}`)
    if (rows > 0) left.push(name)
  }
  return left
}
const LIVE: Record<string, string> = {
  address_links: "kind = 'change'",
  recoveries: "state in ('asked', 'granted', 'sent')",
}

describe('what opened the account before', () => {
  const ways: Record<string, (viewer: Viewer) => Promise<unknown>> = { reset, recover, change }

  test.each(Object.entries(ways))('ends with a %s, whatever it is', async (name, end) => {
    const viewer = await withEverything()
    expect(await opening(viewer.id)).toHaveLength(9)
    await end(viewer)
    const left = await opening(viewer.id)
    expect(left).toEqual(name === 'change' ? ['sessions'] : [])
    const [row] = await db.select().from(users).where(eq(users.id, viewer.id))
    expect(row?.accessRevokedAt).not.toBeNull()
  })

  test('ends with the undo of a change of address, but for the link to a new password', async () => {
    const viewer = await withEverything()
    await undo(viewer)
    expect(await opening(viewer.id)).toEqual(['password_reset_tokens'])
  })

  test('outlives a change of password where the user keeps it, the logins apart', async () => {
    const viewer = await somebody(db)
    const device = await addPasskey(viewer)
    await change(viewer, { revokeAccess: false })
    const { viewerOfSession } = await import('@/lib/auth/sessions')
    expect(await viewerOfSession(viewer.sessionId)).toBeNull()
    expect((await logInBy(device)).id).toBe(viewer.id)
  })

  test('a passkey that was added during a reset is not there after it', async () => {
    const { addPasskey: add } = await import('@/lib/accounts/commands/passkeys')
    for (let round = 0; round < 5; round += 1) {
      const viewer = await somebody(db)
      const made = newDevice(ORIGIN).make(await offered(viewer)) as never
      await Promise.allSettled([reset(viewer), add(viewer, made, 'Mine')])
      expect(await db.$count(passkeys, eq(passkeys.userId, viewer.id))).toBe(0)
    }
  })

  test('a passkey whose login has ended meanwhile is not added', async () => {
    const viewer = await somebody(db)
    const { addPasskey: add } = await import('@/lib/accounts/commands/passkeys')
    const made = newDevice(ORIGIN).make(await offered(viewer)) as never
    await db.delete(sessions).where(eq(sessions.id, viewer.sessionId))
    await expect(add(viewer, made, 'Mine')).rejects.toMatchObject({ status: 401 })
  })

  test('a login by passkey during a reset leaves no session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const viewer = await somebody(db)
      const device = await addPasskey(viewer)
      const outcomes = await Promise.allSettled([logInBy(device), reset(viewer)])
      expect(outcomes[1]?.status).toBe('fulfilled')
      expect(await db.$count(sessions, eq(sessions.userId, viewer.id))).toBe(0)
    }
  })
})

describe('an account whose address is not confirmed', () => {
  test('gets no passkey, and no authenticator', async () => {
    const viewer = await somebody(db, 'editor')
    const options = await offered(viewer)
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, viewer.id))
    const unconfirmed = { status: 409, word: 'confirmAddressFirst' }
    await expect(offered(viewer)).rejects.toMatchObject(unconfirmed)
    const { addPasskey: add } = await import('@/lib/accounts/commands/passkeys')
    const made = newDevice(ORIGIN).make(options) as never
    await expect(add(viewer, made, 'Mine')).rejects.toMatchObject(unconfirmed)
    const { beginAuthenticator } = await import('@/lib/team/commands/authenticator')
    const member = await asMember(viewer)
    await expect(beginAuthenticator(member, PASSWORD)).rejects.toMatchObject(unconfirmed)
  })
})

describe('a second factor', () => {
  const give = async (viewer: Viewer) => {
    const { giveRole } = await import('@/lib/team/commands/roles')
    const { theTeam } = await import('@/lib/audit/record')
    await giveRole(theTeam, viewer.email, 'manager')
  }

  test('is no passkey from before the role, until the device makes another', async () => {
    const viewer = await somebody(db)
    const device = await addPasskey(viewer)
    await give(viewer)
    const login = await logInBy(device)
    expect(await mayEnter(login)).toBe(false)
    const { requestOptions } = await import('@/lib/auth/passkeys')
    const { proveByPasskey } = await import('@/lib/team/commands/prove')
    const answer = device.show(await requestOptions('prove', login)) as never
    await expect(proveByPasskey(await asMember(login), answer)).rejects.toMatchObject({
      word: 'passkeyRefused',
    })
    expect((await offered(login)).excludeCredentials).toEqual([])
    const again = await addPasskey(login)
    expect(await mayEnter(await logInBy(again), true)).toBe(true)
    expect(await mayEnter(await logInBy(device))).toBe(false)
    const { removePasskey } = await import('@/lib/accounts/commands/passkeys')
    const proven = await logInBy(again)
    await removePasskey(proven, { id: device.id, password: PASSWORD })
  })

  test('is none from before the address was first confirmed; a later change of it is no matter', async () => {
    const viewer = await somebody(db, 'manager')
    const device = await addPasskey(viewer)
    const confirmed = (at: unknown) =>
      db.execute(sql`update users set ${at} where id = ${viewer.id}`)
    await confirmed(sql`first_confirmed_at = email_confirmed_at, email_confirmed_at = now()`)
    expect(await mayEnter(await logInBy(device))).toBe(true)
    await confirmed(sql`first_confirmed_at = now()`)
    expect(await mayEnter(await logInBy(device))).toBe(false)
  })

  test('was not shown for a role that came after it', async () => {
    const viewer = await somebody(db, 'manager')
    const device = await addPasskey(viewer)
    const login = await logInBy(device)
    await db.delete(staffRoles).where(eq(staffRoles.userId, viewer.id))
    await give(viewer)
    expect(await mayEnter(login)).toBe(false)
  })

  test('of an earlier role is gone with its recovery codes when a new one begins', async () => {
    const viewer = await somebody(db, 'manager')
    const { codes } = await setUpApp(viewer)
    await db.delete(staffRoles).where(eq(staffRoles.userId, viewer.id))
    await give(viewer)
    await expect(proveBy(viewer, codes[0] ?? '')).rejects.toMatchObject({ word: 'wrongCode' })
  })

  test('in an app outlives a reset, and lets the manager in again', async () => {
    const viewer = await somebody(db, 'manager')
    const { secret } = await setUpApp(viewer)
    await reset(viewer)
    const login = await newLogin(db, viewer.id)
    expect(await mayEnter(login)).toBe(false)
    await proveBy(login, codeOf(secret))
    expect(await mayEnter(login, true)).toBe(true)
  })

  test('that a reset removed is not set up again by the new password alone', async () => {
    const viewer = await somebody(db, 'manager')
    await addPasskey(viewer)
    await reset(viewer)
    await db
      .update(users)
      .set({ passwordHash: await hashOf(PASSWORD) })
      .where(own(viewer))
    const login = await newLogin(db, viewer.id)
    expect(await mayEnter(login)).toBe(false)
    const unproven = { status: 403, errors: { proof: 'showWhoYouAre' } }
    await expect(offered(login)).rejects.toMatchObject(unproven)
    const { waysToProve } = await import('@/lib/team/ways-to-prove')
    expect(Object.values(await waysToProve(await asMember(login)))).not.toContain(true)
    const { resetSecondFactor } = await import('@/lib/team/commands/reset-factor')
    const { theTeam } = await import('@/lib/audit/record')
    await resetSecondFactor(theTeam, { email: viewer.email })
    await addPasskey(await newLogin(db, viewer.id))
  })

  test('that a reset removed is set up again with a recovery code', async () => {
    const viewer = await somebody(db, 'manager')
    const device = await addPasskey(viewer)
    const { makeRecoveryCodes } = await import('@/lib/team/commands/authenticator')
    const [code = ''] = await makeRecoveryCodes(await asMember(await logInBy(device)))
    await reset(viewer)
    await db
      .update(users)
      .set({ passwordHash: await hashOf(PASSWORD) })
      .where(own(viewer))
    const login = await newLogin(db, viewer.id)
    await proveBy(login, code)
    expect(await mayEnter(await logInBy(await addPasskey(login)), true)).toBe(true)
    const [role] = await db.select().from(staffRoles).where(eq(staffRoles.userId, viewer.id))
    expect(role?.factorRevokedAt).toBeNull()
  })

  test('is asked for before a change of password removes it, and stays shown after it', async () => {
    const viewer = await somebody(db, 'manager')
    const device = await addPasskey(viewer)
    await expect(change(viewer)).rejects.toMatchObject({ status: 403 })
    const { session } = await change(await logInBy(device))
    const { viewerOfSession } = await import('@/lib/auth/sessions')
    const login = await viewerOfSession(session.id)
    expect(login && (await mayEnter(login, true))).toBe(true)
  })
})

const own = ({ id }: Pick<Viewer, 'id'>) => eq(users.id, id)
const hashOf = async (password: string) =>
  (await import('@/lib/auth/passwords')).hashPassword(password)
