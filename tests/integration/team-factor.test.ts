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
  staffRoles,
} from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { type Device, newDevice } from '../support/authenticator'
import { inProcess } from '../support/in-process'
import { codeOf, newLogin, PASSWORD, somebody } from '../support/team'

/** The second factor of those who run the site, and the passkeys of everybody. */

const ORIGIN = 'http://localhost:3000'

let site: Awaited<ReturnType<typeof inProcess>>
let db: Db
beforeAll(async () => {
  site = await inProcess({ TEAM_SECOND_FACTOR: 'required' })
  db = site.db
})
afterAll(() => site?.close())
beforeEach(() => db.delete(rateLimits))

const members = () => import('@/lib/team/member')
const keys = () => import('@/lib/accounts/commands/passkeys')
const proofs = () => import('@/lib/team/commands/prove')
const apps = () => import('@/lib/team/commands/authenticator')
const door = () => import('@/lib/auth/passkeys')

/** The viewer as the door of a call lets them in, before the second factor. */
async function admitted(viewer: Viewer) {
  const { requireTeamCaller } = await members()
  return requireTeamCaller(viewer, { may: 'editor', unproven: true })
}
async function mayEnter(viewer: Viewer, fresh?: true) {
  const { requireTeamCaller } = await members()
  return requireTeamCaller(viewer, { may: 'editor', fresh }).then(
    () => true,
    (refusal) => {
      expect(refusal).toMatchObject({ status: 403, errors: { proof: 'showWhoYouAre' } })
      return false
    },
  )
}
async function addPasskey(viewer: Viewer, device: Device = newDevice(ORIGIN), said = {}) {
  const { addPasskey: add, offerPasskey } = await keys()
  const options = await offerPasskey(viewer, { password: PASSWORD })
  await add(viewer, device.make(options, said) as never, 'My phone')
  return device
}
async function proveBy(viewer: Viewer, device: Device, said = {}) {
  const { proveByPasskey } = await proofs()
  const { requestOptions } = await door()
  const answer = device.show(await requestOptions('prove', viewer), said)
  await proveByPasskey(await admitted(viewer), answer as never)
  return answer
}
async function logInBy(device: Device, said = {}) {
  const { logInByPasskey } = await import('@/lib/accounts/commands/log-in-by-passkey')
  const { requestOptions } = await door()
  const answer = device.show(await requestOptions('log-in', null), said)
  return logInByPasskey(answer as never, { address: '10.0.0.1', cookies: null, browser: 'chrome/' })
}
async function withApp(role: 'editor' | 'manager' = 'editor') {
  const viewer = await somebody(db, role)
  const { beginAuthenticator, confirmAuthenticator } = await apps()
  const { secret } = await beginAuthenticator(await admitted(viewer), PASSWORD)
  const codes = await confirmAuthenticator(await admitted(viewer), codeOf(secret))
  // As if that had been a while ago, so that the next code need not be waited for.
  await db.update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.userId, viewer.id))
  return { viewer, secret, codes }
}
const prove = async (viewer: Viewer, code: string) =>
  (await proofs()).proveByCode(await admitted(viewer), code)
const shiftSession = (viewer: Viewer, column: 'proven_at' | 'team_seen_at', by: string) =>
  db.execute(
    sql`update sessions set ${sql.raw(column)} = ${sql.raw(column)} - ${sql.raw(`interval '${by}'`)} where id = ${viewer.sessionId}`,
  )
const refused = { status: 400, word: 'passkeyRefused' }

describe('a passkey', () => {
  test('opens the team’s side, for this login and for no other', async () => {
    const viewer = await somebody(db, 'editor')
    expect(await mayEnter(viewer)).toBe(false)
    const device = await addPasskey(viewer)
    expect(await mayEnter(viewer)).toBe(false)
    await proveBy(viewer, device)
    expect(await mayEnter(viewer, true)).toBe(true)
    expect(await mayEnter(await newLogin(db, viewer.id))).toBe(false)
  })

  test('is not made without the password, and not with what was asked of another login', async () => {
    const viewer = await somebody(db)
    const { addPasskey: add, offerPasskey } = await keys()
    await expect(offerPasskey(viewer, { password: 'wrong' })).rejects.toMatchObject({
      status: 400,
      errors: { password: 'wrongCurrentPassword' },
    })
    const thief = await newLogin(db, viewer.id)
    const device = newDevice(ORIGIN)
    const options = await offerPasskey(viewer, { password: PASSWORD })
    await expect(add(thief, device.make(options) as never, 'Mine')).rejects.toMatchObject(refused)
    for (const asked of ['log-in', 'prove'] as const) {
      const other = await (await door()).requestOptions(asked, asked === 'prove' ? viewer : null)
      await expect(add(viewer, device.make(other) as never, 'Mine')).rejects.toMatchObject(refused)
    }
    expect(await db.$count(passkeys, eq(passkeys.userId, viewer.id))).toBe(0)
  })

  test('is not added or removed by who has only the password of somebody with a second factor', async () => {
    const viewer = await somebody(db, 'manager')
    const device = await addPasskey(viewer)
    const burglar = await newLogin(db, viewer.id)
    const { offerPasskey, removePasskey } = await keys()
    const unproven = { status: 403, errors: { proof: 'showWhoYouAre' } }
    const password = { password: PASSWORD }
    await expect(offerPasskey(burglar, password)).rejects.toMatchObject(unproven)
    await expect(removePasskey(burglar, { ...password, id: device.id })).rejects.toMatchObject(
      unproven,
    )
    const { beginAuthenticator } = await apps()
    await expect(beginAuthenticator(await admitted(burglar), PASSWORD)).rejects.toMatchObject(
      unproven,
    )
  })

  test.each([
    ['made for another site', { rpId: 'elsewhere.example' }],
    ['shown to another origin', { origin: 'https://elsewhere.example' }],
    ['shown in the frame of another site', { crossOrigin: true }],
    ['shown without finger, face or PIN', { verified: false }],
  ])('%s is refused, when it is made, shown and used to log in', async (_, said) => {
    const viewer = await somebody(db, 'editor')
    await expect(addPasskey(viewer, newDevice(ORIGIN), said)).rejects.toMatchObject(refused)
    const device = await addPasskey(viewer)
    await expect(proveBy(viewer, device, said)).rejects.toMatchObject(refused)
    await expect(logInBy(device, said)).rejects.toMatchObject(refused)
    expect(await mayEnter(viewer)).toBe(false)
  })

  test('of another person proves nothing', async () => {
    const [mine, other] = [await somebody(db, 'editor'), await somebody(db, 'manager')]
    await addPasskey(mine)
    const stolen = await addPasskey(other)
    await expect(proveBy(mine, stolen)).rejects.toMatchObject(refused)
  })

  test('opens once: the same answer again is refused, by who gave it and by others', async () => {
    const viewer = await somebody(db, 'editor')
    const device = await addPasskey(viewer)
    const answer = await proveBy(viewer, device)
    const { proveByPasskey } = await proofs()
    const again = newLogin(db, viewer.id)
    for (const who of [viewer, await again])
      await expect(proveByPasskey(await admitted(who), answer as never)).rejects.toMatchObject(
        refused,
      )
    expect(await mayEnter(await again)).toBe(false)
  })

  test('opens once of fifty at the same moment, also of a device that does not count', async () => {
    const viewer = await somebody(db, 'editor')
    const device = await addPasskey(viewer, newDevice(ORIGIN), { counter: 0 })
    const { proveByPasskey } = await proofs()
    const options = await (await door()).requestOptions('prove', viewer)
    const answer = device.show(options, { counter: 0 })
    const member = await admitted(viewer)
    const tries = Array.from({ length: 50 }, () => proveByPasskey(member, answer as never))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('answers within five minutes, or not at all', async () => {
    const viewer = await somebody(db, 'editor')
    const device = await addPasskey(viewer)
    const { proveByPasskey } = await proofs()
    const answer = device.show(await (await door()).requestOptions('prove', viewer))
    const real = Date.now
    Date.now = () => real() - 6 * 60_000
    const old = device.show(await (await door()).requestOptions('prove', viewer))
    Date.now = real
    await expect(proveByPasskey(await admitted(viewer), old as never)).rejects.toMatchObject(
      refused,
    )
    await proveByPasskey(await admitted(viewer), answer as never)
    expect(await mayEnter(viewer)).toBe(true)
  })

  test('whose counter does not go forward is a copy, and is refused', async () => {
    const viewer = await somebody(db, 'editor')
    const device = await addPasskey(viewer)
    await proveBy(viewer, device, { counter: 9 })
    await expect(proveBy(viewer, device, { counter: 9 })).rejects.toMatchObject(refused)
    await expect(proveBy(viewer, device, { counter: 8 })).rejects.toMatchObject(refused)
    await proveBy(viewer, device, { counter: 10 })
  })

  test('that never counts is used again and again', async () => {
    const viewer = await somebody(db, 'editor')
    const device = await addPasskey(viewer, newDevice(ORIGIN), { counter: 0 })
    for (let time = 0; time < 3; time += 1) await proveBy(viewer, device, { counter: 0 })
  })

  test('is in one account only, and in none more than twenty are', async () => {
    const [one, other] = [await somebody(db), await somebody(db)]
    const device = await addPasskey(one)
    await expect(addPasskey(other, device)).rejects.toMatchObject(refused)
    const many = Array.from({ length: 19 }, (_, at) => ({
      ...{ id: `${one.id}-${at}`, userId: one.id, publicKey: 'x', counter: 0 },
      ...{ backedUp: false, name: `${at}` },
    }))
    await db.insert(passkeys).values(many)
    await expect(addPasskey(one)).rejects.toMatchObject({ status: 409, word: 'enoughPasskeys' })
  })

  test('is told to its owner and stands in the log when it comes and when it goes', async () => {
    const viewer = await somebody(db)
    const device = await addPasskey(viewer)
    const { removePasskey } = await keys()
    await removePasskey(viewer, { id: device.id, password: PASSWORD })
    const letters = await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, viewer.email))
      .orderBy(mailOutbox.createdAt)
    expect(letters.map(({ data }) => data.what)).toEqual(['passkeyAdded', 'passkeyRemoved'])
    const acts = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, viewer.id))
      .orderBy(auditLog.id)
    expect(acts.map(({ act }) => act)).toEqual(['passkey.added', 'passkey.removed'])
    await expect(logInBy(device)).rejects.toMatchObject(refused)
  })

  test('of another person is not found for removing', async () => {
    const [mine, other] = [await somebody(db), await somebody(db)]
    const device = await addPasskey(other)
    const { removePasskey } = await keys()
    const form = { id: device.id, password: PASSWORD }
    await expect(removePasskey(mine, form)).rejects.toMatchObject({ status: 404 })
    expect(await db.$count(passkeys, eq(passkeys.id, device.id))).toBe(1)
  })
})

describe('logging in by passkey', () => {
  test('makes the same session as the password does, with the second factor shown, and raises no other', async () => {
    const viewer = await somebody(db, 'manager')
    const device = await addPasskey(viewer)
    const { user, session } = await logInBy(device)
    expect(user).toMatchObject({ id: viewer.id, email: viewer.email, is_subscribed: 0 })
    const { viewerOfSession, viewerOfToken } = await import('@/lib/auth/sessions')
    const fresh = await viewerOfToken(session.token)
    expect(await viewerOfSession(session.id)).toEqual(fresh)
    expect(fresh).toMatchObject({ id: viewer.id, sessionId: session.id })
    expect(fresh && (await mayEnter(fresh, true))).toBe(true)
    expect(await mayEnter(viewer)).toBe(false)
    const [row] = await db.select().from(sessions).where(eq(sessions.id, session.id))
    expect(row).toMatchObject({ browser: 'chrome/' })
    expect(await viewerOfSession(viewer.sessionId)).not.toBeNull()
  })

  test('works while strangers have used up the tries of the password', async () => {
    const viewer = await somebody(db)
    const device = await addPasskey(viewer)
    const { countAttempt } = await import('@/lib/auth/limits')
    const tries = Array.from({ length: 9 }, () => countAttempt('LOGIN_ACCOUNT', viewer.email))
    await Promise.allSettled(tries)
    expect((await logInBy(device)).user.id).toBe(viewer.id)
  })

  test('by one that nobody has is refused in the words of any other', async () => {
    await expect(logInBy(newDevice(ORIGIN))).rejects.toMatchObject(refused)
  })
})

describe('a code', () => {
  test('of the app opens once, and then neither it nor the one before', async () => {
    const { viewer, secret } = await withApp()
    expect(await mayEnter(viewer, true)).toBe(true)
    const other = await newLogin(db, viewer.id)
    const code = codeOf(secret)
    await prove(other, code)
    expect(await mayEnter(other)).toBe(true)
    const third = await newLogin(db, viewer.id)
    for (const spent of [code, codeOf(secret, -1)])
      await expect(prove(third, spent)).rejects.toMatchObject({ status: 400, word: 'wrongCode' })
    await prove(third, codeOf(secret, 1))
  })

  test('of the app opens one of five at the same moment', async () => {
    const { viewer, secret } = await withApp()
    const { proveByCode } = await proofs()
    const code = codeOf(secret)
    const logins = await Promise.all(
      Array.from({ length: 5 }, async () => admitted(await newLogin(db, viewer.id))),
    )
    const outcomes = await Promise.allSettled(logins.map((login) => proveByCode(login, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const words = outcomes.map((one) => one.status === 'rejected' && one.reason.word)
    expect(words.filter((word) => word === 'wrongCode')).toHaveLength(4)
  })

  test.each([3, -3, 20])('of the app that is %i steps away opens nothing', async (steps) => {
    const { viewer, secret } = await withApp()
    const other = await newLogin(db, viewer.id)
    await expect(prove(other, codeOf(secret, steps))).rejects.toMatchObject({ word: 'wrongCode' })
  })

  test('is not guessed: after five in a quarter of an hour even the right one is refused', async () => {
    const { viewer, secret } = await withApp()
    const other = await newLogin(db, viewer.id)
    const right = codeOf(secret)
    const wrong = right === '000000' ? '000001' : '000000'
    const tries = Array.from({ length: 100 }, () => prove(other, wrong))
    const outcomes = await Promise.allSettled(tries)
    const words = outcomes.map((one) => one.status === 'rejected' && one.reason.word)
    expect(words.filter((word) => word === 'wrongCode')).toHaveLength(5)
    expect(words.filter((word) => word === 'tooManyAttempts')).toHaveLength(95)
    await expect(prove(other, right)).rejects.toMatchObject({ status: 429 })
    expect(await mayEnter(other)).toBe(false)
    await expect(prove(await newLogin(db, viewer.id), right)).rejects.toMatchObject({ status: 429 })
  })

  test('for recovery opens once, however it is typed, and is told to its owner', async () => {
    const { viewer, codes } = await withApp()
    expect(new Set(codes).size).toBe(10)
    const { factorCode } = await import('@/lib/team/schema')
    const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
    const { code } = factorCode.parse({ code: typed })
    const other = await newLogin(db, viewer.id)
    await prove(other, code)
    expect(await mayEnter(other, true)).toBe(true)
    await expect(prove(await newLogin(db, viewer.id), code)).rejects.toMatchObject({
      word: 'wrongCode',
    })
    const letters = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, viewer.email))
    expect(letters.map(({ data }) => data.what)).toContain('codeUsed')
    const { recoveryCodesLeft } = await import('@/lib/team/recovery')
    expect(await recoveryCodesLeft(viewer.id)).toBe(9)
  })

  test('for recovery is no longer good when ten new ones were made', async () => {
    const { viewer, codes } = await withApp()
    const { makeRecoveryCodes } = await apps()
    const fresh = await makeRecoveryCodes(await admitted(viewer))
    const bare = (code = '') => code.replaceAll('-', '')
    const other = await newLogin(db, viewer.id)
    await expect(prove(other, bare(codes[0]))).rejects.toMatchObject({ word: 'wrongCode' })
    await prove(other, bare(fresh[0]))
  })

  test('and its secret stand nowhere in the database as they are', async () => {
    const { viewer, secret, codes } = await withApp()
    const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, viewer.id))
    const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, viewer.id))
    const stored = JSON.stringify([app, kept])
    for (const clear of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(clear)
    const { unseal } = await import('@/lib/auth/seal')
    const { SEALED_FOR } = await proofs()
    expect(unseal(SEALED_FOR, viewer.id, app?.sealedSecret ?? '')).toBe(secret)
    expect(unseal(SEALED_FOR, crypto.randomUUID(), app?.sealedSecret ?? '')).toBeNull()
  })

  test('of an app that was begun and never confirmed opens nothing', async () => {
    const viewer = await somebody(db, 'editor')
    const { beginAuthenticator, confirmAuthenticator } = await apps()
    const { secret } = await beginAuthenticator(await admitted(viewer), PASSWORD)
    await expect(prove(viewer, codeOf(secret))).rejects.toMatchObject({ word: 'wrongCode' })
    expect(await mayEnter(viewer)).toBe(false)
    await db
      .update(authenticators)
      .set({ createdAt: sql`now() - interval '16 minutes'` })
      .where(eq(authenticators.userId, viewer.id))
    await expect(
      confirmAuthenticator(await admitted(viewer), codeOf(secret)),
    ).rejects.toMatchObject({ word: 'wrongCode' })
  })
})

test('who comes is offered the ways that they have, and no other', async () => {
  const { waysToProve } = await import('@/lib/team/ways-to-prove')
  const ways = async (viewer: Viewer) => waysToProve(await admitted(viewer))
  const bare = await somebody(db, 'editor')
  expect(await ways(bare)).toEqual({ passkey: false, code: false, password: false })
  const { beginAuthenticator } = await apps()
  await beginAuthenticator(await admitted(bare), PASSWORD)
  expect(await ways(bare)).toEqual({ passkey: false, code: false, password: false })
  const { viewer } = await withApp()
  expect(await ways(viewer)).toEqual({ passkey: false, code: true, password: false })
  const keyed = await somebody(db, 'manager')
  await addPasskey(keyed)
  expect(await ways(keyed)).toEqual({ passkey: true, code: false, password: false })
  const { theTeamsPeople } = await import('@/lib/team/queries/roster')
  const listed = (await theTeamsPeople()).filter(({ id }) => [bare.id, viewer.id].includes(id))
  expect(new Map(listed.map(({ id, hasFactor }) => [id, hasFactor]))).toEqual(
    new Map([
      [bare.id, false],
      [viewer.id, true],
    ]),
  )
})

describe('what was shown', () => {
  test('holds twelve hours, and for what is delicate fifteen minutes', async () => {
    const { viewer } = await withApp()
    expect(await mayEnter(viewer, true)).toBe(true)
    await shiftSession(viewer, 'proven_at', '16 minutes')
    expect(await mayEnter(viewer, true)).toBe(false)
    expect(await mayEnter(viewer)).toBe(true)
    await shiftSession(viewer, 'proven_at', '12 hours')
    expect(await mayEnter(viewer)).toBe(false)
  })

  test('ends when the team’s side was not used for two hours, though the rest of the site was', async () => {
    const { viewer } = await withApp()
    await shiftSession(viewer, 'proven_at', '3 hours')
    await shiftSession(viewer, 'team_seen_at', '119 minutes')
    expect(await mayEnter(viewer)).toBe(true)
    await shiftSession(viewer, 'team_seen_at', '121 minutes')
    const { viewerOfSession } = await import('@/lib/auth/sessions')
    expect(await viewerOfSession(viewer.sessionId)).not.toBeNull()
    expect(await mayEnter(viewer)).toBe(false)
    expect(await mayEnter(viewer)).toBe(false)
  })

  test('is worth nothing once the role is gone, from the next request on', async () => {
    const { viewer } = await withApp('manager')
    expect(await mayEnter(viewer)).toBe(true)
    await db.delete(staffRoles).where(eq(staffRoles.userId, viewer.id))
    await expect(mayEnter(viewer)).rejects.toThrow()
    const { requireTeamCaller } = await members()
    await expect(requireTeamCaller(viewer, { may: 'editor' })).rejects.toMatchObject({
      status: 404,
      word: 'nothingAtAddress',
    })
  })
})

test('the last second factor stays', async () => {
  const { viewer } = await withApp()
  const { removeAuthenticator } = await apps()
  const member = await admitted(viewer)
  await expect(removeAuthenticator(member)).rejects.toMatchObject({ word: 'lastFactor' })
  const device = await addPasskey(viewer)
  const { removePasskey } = await keys()
  const outcomes = await Promise.allSettled([
    removeAuthenticator(member),
    removePasskey(viewer, { id: device.id, password: PASSWORD }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const left = await db.$count(passkeys, eq(passkeys.userId, viewer.id))
  const app = await db.$count(
    authenticators,
    and(eq(authenticators.userId, viewer.id), sql`confirmed_at is not null`),
  )
  expect(left + app).toBe(1)
})
