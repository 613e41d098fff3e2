import { eq, sql } from 'drizzle-orm'
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
import type { StaffRole } from '@/lib/team/policy'
import { inProcess } from '../support/in-process'
import { newLogin, PASSWORD, somebody } from '../support/team'

/** Who belongs to the team: by a manager on a page, or by the program. */

let site: Awaited<ReturnType<typeof inProcess>>
let db: Db
beforeAll(async () => {
  site = await inProcess()
  db = site.db
})
afterAll(() => site?.close())
beforeEach(async () => {
  await db.delete(staffRoles)
  await db.delete(rateLimits)
})

const roles = () => import('@/lib/team/commands/roles')
const members = () => import('@/lib/team/member')
const person = ({ id }: { id: string }) => ({ kind: 'person', id }) as const
const program = { kind: 'team' } as const
const roleOf = async ({ id }: { id: string }) =>
  (await db.select().from(staffRoles).where(eq(staffRoles.userId, id)))[0]?.role
const actsOn = async ({ id }: { id: string }) =>
  (await db.select().from(auditLog).where(eq(auditLog.personId, id)).orderBy(auditLog.id)).map(
    ({ act, actor, actorId, values }) => ({ act, actor, actorId, values }),
  )
const lettersTo = async ({ email }: Viewer) =>
  (
    await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.createdAt)
  ).map(({ data }) => data.what)
const admitted = async (viewer: Viewer, may: StaffRole = 'editor') =>
  (await members()).requireTeamCaller(viewer, { may })

test('the program makes the first manager, who makes the next; each stands in the log and is mailed', async () => {
  const { giveRole, takeRole } = await roles()
  const [first, next] = [await somebody(db), await somebody(db)]
  await giveRole(program, first.email.toUpperCase(), 'manager')
  await giveRole(person(first), next.email, 'editor')
  expect(await actsOn(first)).toEqual([
    { act: 'role.given', actor: 'team', actorId: null, values: { role: 'manager' } },
  ])
  await takeRole(person(first), { id: next.id })
  expect(await actsOn(next)).toEqual([
    { act: 'role.given', actor: 'person', actorId: first.id, values: { role: 'editor' } },
    { act: 'role.taken', actor: 'person', actorId: first.id, values: {} },
  ])
  expect(await lettersTo(first)).toEqual(['managerNow'])
  expect(await lettersTo(next)).toEqual(['editorNow', 'roleTaken'])
})

test('the same role once more changes nothing and says nothing', async () => {
  const { giveRole } = await roles()
  const one = await somebody(db)
  expect((await giveRole(program, one.email, 'editor')).changed).toBe(true)
  expect((await giveRole(program, one.email, 'editor')).changed).toBe(false)
  expect(await actsOn(one)).toHaveLength(1)
})

test('a role is for who has an account', async () => {
  const { giveRole } = await roles()
  await expect(giveRole(program, 'nobody@school.example', 'editor')).rejects.toMatchObject({
    status: 404,
    word: 'noSuchAccount',
  })
})

test('the last manager cannot be removed by the page, nor made an editor; the program may', async () => {
  const { changeRole, takeRole } = await roles()
  const last = await somebody(db, 'manager')
  const refusal = { status: 409, word: 'lastManager' }
  await expect(takeRole(person(last), { id: last.id })).rejects.toMatchObject(refusal)
  await expect(changeRole(person(last), last.id, 'editor')).rejects.toMatchObject(refusal)
  expect(await roleOf(last)).toBe('manager')
  await takeRole(program, { email: last.email })
  expect(await roleOf(last)).toBeUndefined()
})

test('of ten managers who remove one another at the same moment, one stays', async () => {
  const { takeRole } = await roles()
  const managers = await Promise.all(Array.from({ length: 10 }, () => somebody(db, 'manager')))
  const calls = managers.flatMap((by) =>
    managers.map((whom) => takeRole(person(by), { id: whom.id })),
  )
  await Promise.allSettled(calls)
  expect(await db.$count(staffRoles)).toBe(1)
})

test('who is removed in the middle of a call changes nothing by it', async () => {
  const { giveRole } = await roles()
  const [gone, friend] = [await somebody(db, 'manager'), await somebody(db)]
  await admitted(gone, 'manager')
  await db.delete(staffRoles)
  await expect(giveRole(person(gone), friend.email, 'manager')).rejects.toMatchObject({
    status: 404,
  })
  expect(await roleOf(friend)).toBeUndefined()
})

test('a role that is taken away or lowered counts on the next request', async () => {
  const { changeRole, takeRole } = await roles()
  const [boss, other] = [await somebody(db, 'manager'), await somebody(db, 'manager')]
  await admitted(other, 'manager')
  await changeRole(person(boss), other.id, 'editor')
  await expect(admitted(other, 'manager')).rejects.toMatchObject({ status: 404 })
  await admitted(other)
  await takeRole(person(boss), { id: other.id })
  await expect(admitted(other)).rejects.toMatchObject({ status: 404 })
})

describe('a lost second factor', () => {
  const reset = () => import('@/lib/team/commands/reset-factor')
  async function withEverything() {
    const viewer = await somebody(db, 'editor')
    const userId = viewer.id
    const key = { id: `key-${userId}`, publicKey: 'x', counter: 0, backedUp: false, name: 'x' }
    await db.insert(passkeys).values({ ...key, userId })
    await db.insert(authenticators).values({ userId, sealedSecret: 'x', confirmedAt: sql`now()` })
    await db.insert(recoveryCodes).values({ userId, codeHash: 'x' })
    return viewer
  }

  test.each(['a manager', 'the program'])('is reset by %s, logged and mailed', async (who) => {
    const [boss, lost] = [await somebody(db, 'manager'), await withEverything()]
    const by = who === 'the program' ? program : person(boss)
    await (await reset()).resetSecondFactor(by, { email: lost.email })
    for (const table of [passkeys, authenticators, recoveryCodes, sessions])
      expect(await db.$count(table, eq(table.userId, lost.id))).toBe(0)
    expect(await actsOn(lost)).toEqual([
      expect.objectContaining({ act: 'second-factor.reset', actor: by.kind }),
    ])
    expect(await lettersTo(lost)).toEqual(['factorReset'])
    expect(await roleOf(lost)).toBe('editor')
  })

  test('is not reset by oneself, and of nobody outside the team', async () => {
    const [boss, teacher] = [await somebody(db, 'manager'), await somebody(db)]
    const { resetSecondFactor } = await reset()
    await expect(resetSecondFactor(person(boss), { id: boss.id })).rejects.toMatchObject({
      word: 'ownFactor',
    })
    await expect(resetSecondFactor(person(boss), { id: teacher.id })).rejects.toMatchObject({
      word: 'notOfTheTeam',
    })
    expect(await db.$count(sessions, eq(sessions.userId, teacher.id))).toBe(1)
  })
})

describe('where the second factor is optional and none is set', () => {
  const unproven = { status: 403, errors: { proof: 'showWhoYouAre' } }
  const shift = (viewer: Viewer, by: string) =>
    db.execute(sql`update sessions set created_at = created_at - ${sql.raw(`interval '${by}'`)},
      team_seen_at = team_seen_at - ${sql.raw(`interval '${by}'`)} where id = ${viewer.sessionId}`)

  test('the login is enough, until two hours have passed without the team’s side', async () => {
    const viewer = await somebody(db, 'manager')
    const { requireTeamCaller } = await members()
    await requireTeamCaller(viewer, { may: 'manager', fresh: true })
    await shift(viewer, '16 minutes')
    await admitted(viewer)
    await expect(requireTeamCaller(viewer, { may: 'manager', fresh: true })).rejects.toMatchObject(
      unproven,
    )
    await shift(viewer, '121 minutes')
    await expect(admitted(viewer)).rejects.toMatchObject(unproven)
    const { proveByPassword } = await import('@/lib/team/commands/prove')
    const member = await requireTeamCaller(viewer, { may: 'editor', unproven: true })
    await expect(proveByPassword(member, 'wrong')).rejects.toMatchObject({ status: 400 })
    await proveByPassword(member, PASSWORD)
    await requireTeamCaller(viewer, { may: 'manager', fresh: true })
  })

  test('the password no longer does it once a factor is set', async () => {
    const viewer = await somebody(db, 'editor')
    const key = { id: 'a-key', publicKey: 'x', counter: 0, backedUp: false, name: 'x' }
    await db.insert(passkeys).values({ ...key, userId: viewer.id })
    const { proveByPassword } = await import('@/lib/team/commands/prove')
    const { requireTeamCaller } = await members()
    await expect(admitted(viewer)).rejects.toMatchObject(unproven)
    const member = await requireTeamCaller(viewer, { may: 'editor', unproven: true })
    await expect(proveByPassword(member, PASSWORD)).rejects.toMatchObject(unproven)
  })
})

describe('one’s own logins', () => {
  const logins = () => import('@/lib/accounts/commands/logins')

  test('are ended one by one, or all but this', async () => {
    const here = await somebody(db)
    const [one, two, three] = [
      await newLogin(db, here.id),
      await newLogin(db, here.id),
      await newLogin(db, here.id),
    ]
    const { endLogin, endOtherLogins } = await logins()
    const { viewerOfSession } = await import('@/lib/auth/sessions')
    const alive = async (...which: Viewer[]) =>
      Promise.all(which.map(async ({ sessionId }) => (await viewerOfSession(sessionId)) !== null))
    await endLogin(here, one.sessionId)
    expect(await alive(here, one, two, three)).toEqual([true, false, true, true])
    await endOtherLogins(here)
    expect(await alive(here, two, three)).toEqual([true, false, false])
  })

  test('of somebody else are not found', async () => {
    const [here, other] = [await somebody(db), await somebody(db)]
    const { endLogin } = await logins()
    for (const id of [other.sessionId, here.sessionId, 'any', crypto.randomUUID()])
      await expect(endLogin(here, id)).rejects.toMatchObject({ status: 404 })
    const { loginsOf } = await import('@/lib/accounts/ways-in')
    expect(await loginsOf(other)).toEqual([
      expect.objectContaining({ id: other.sessionId, isThis: true }),
    ])
  })
})
