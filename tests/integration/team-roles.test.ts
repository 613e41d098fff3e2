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
  teamRoles,
} from '@/db/schema'
import { listLogins } from '@/lib/accounts/login/login-sessions'
import type { Viewer } from '@/lib/auth/sessions'
import { findViewerBySession } from '@/lib/auth/sessions'
import { verifyByPassword } from '@/lib/team/verify-second-factor'
import type { TeamRole } from '@/lib/team-access/policy'
import { openInProcessDatabase } from '../support/in-process'
import { newLogin, newUserWithLogin, PASSWORD } from '../support/team'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let db: Db
beforeAll(async () => {
  site = await openInProcessDatabase()
  db = site.db
})
afterAll(() => site?.close())
beforeEach(async () => {
  await db.delete(teamRoles)
  await db.delete(rateLimits)
})

const loadRoles = () => import('@/lib/team/roles')
const loadTeamMember = () => import('@/lib/team-access/member')
const createActor = ({ id }: { id: string }) => ({ kind: 'user', id }) as const
const PROGRAM_ACTOR = { kind: 'team' } as const
const findRole = async ({ id }: { id: string }) =>
  (await db.select().from(teamRoles).where(eq(teamRoles.userId, id)))[0]?.role
const listAuditEntries = async ({ id }: { id: string }) =>
  (await db.select().from(auditLog).where(eq(auditLog.userId, id)).orderBy(auditLog.id)).map(
    ({ action, actor, actorId, values }) => ({ action, actor, actorId, values }),
  )
const listEmailKinds = async ({ email }: Viewer) =>
  (
    await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(mailOutbox.createdAt)
  ).map(({ data }) => data.change)
const requireTeamAccess = async (viewer: Viewer, minimumRole: TeamRole = 'editor') =>
  (await loadTeamMember()).requireTeamCaller(viewer, { role: minimumRole })

test('the program assigns the first manager, who assigns the next; each is logged and emailed', async () => {
  const { assignRole, revokeRole } = await loadRoles()
  const [firstUser, secondUser] = [await newUserWithLogin(db), await newUserWithLogin(db)]
  await assignRole(PROGRAM_ACTOR, firstUser.email.toUpperCase(), 'manager')
  await assignRole(createActor(firstUser), secondUser.email, 'editor')
  expect(await listAuditEntries(firstUser)).toEqual([
    { action: 'role.granted', actor: 'team', actorId: null, values: { role: 'manager' } },
  ])
  await revokeRole(createActor(firstUser), { id: secondUser.id })
  expect(await listAuditEntries(secondUser)).toEqual([
    { action: 'role.granted', actor: 'user', actorId: firstUser.id, values: { role: 'editor' } },
    { action: 'role.removed', actor: 'user', actorId: firstUser.id, values: {} },
  ])
  expect(await listEmailKinds(firstUser)).toEqual(['managerNow'])
  expect(await listEmailKinds(secondUser)).toEqual(['editorNow', 'roleTaken'])
})

test('assigning the same role again changes nothing and sends no email', async () => {
  const { assignRole } = await loadRoles()
  const user = await newUserWithLogin(db)
  expect((await assignRole(PROGRAM_ACTOR, user.email, 'editor')).changed).toBe(true)
  expect((await assignRole(PROGRAM_ACTOR, user.email, 'editor')).changed).toBe(false)
  expect(await listAuditEntries(user)).toHaveLength(1)
})

test('a role requires an account', async () => {
  const { assignRole } = await loadRoles()
  await expect(assignRole(PROGRAM_ACTOR, 'nobody@school.example', 'editor')).rejects.toMatchObject({
    status: 404,
    code: 'accountNotFound',
  })
})

test('the last manager can be removed or demoted by the program only', async () => {
  const { changeRole, revokeRole } = await loadRoles()
  const lastManager = await newUserWithLogin(db, 'manager')
  const rejection = { status: 409, code: 'lastManager' }
  await expect(revokeRole(createActor(lastManager), { id: lastManager.id })).rejects.toMatchObject(
    rejection,
  )
  await expect(
    changeRole(createActor(lastManager), lastManager.id, 'editor'),
  ).rejects.toMatchObject(rejection)
  expect(await findRole(lastManager)).toBe('manager')
  await revokeRole(PROGRAM_ACTOR, { email: lastManager.email })
  expect(await findRole(lastManager)).toBeUndefined()
})

test('of ten managers who remove one another at the same time, one stays', async () => {
  const { revokeRole } = await loadRoles()
  const managers = await Promise.all(
    Array.from({ length: 10 }, () => newUserWithLogin(db, 'manager')),
  )
  const removals = managers.flatMap((remover) =>
    managers.map((target) => revokeRole(createActor(remover), { id: target.id })),
  )
  await Promise.allSettled(removals)
  expect(await db.$count(teamRoles)).toBe(1)
})

test('a manager removed during a request changes nothing', async () => {
  const { assignRole } = await loadRoles()
  const [removedManager, otherUser] = [
    await newUserWithLogin(db, 'manager'),
    await newUserWithLogin(db),
  ]
  await requireTeamAccess(removedManager, 'manager')
  await db.delete(teamRoles)
  await expect(
    assignRole(createActor(removedManager), otherUser.email, 'manager'),
  ).rejects.toMatchObject({
    status: 404,
  })
  expect(await findRole(otherUser)).toBeUndefined()
})

test('revoking or lowering a role takes effect on the next request', async () => {
  const { changeRole, revokeRole } = await loadRoles()
  const [manager, otherManager] = [
    await newUserWithLogin(db, 'manager'),
    await newUserWithLogin(db, 'manager'),
  ]
  await requireTeamAccess(otherManager, 'manager')
  await changeRole(createActor(manager), otherManager.id, 'editor')
  await expect(requireTeamAccess(otherManager, 'manager')).rejects.toMatchObject({ status: 404 })
  await requireTeamAccess(otherManager)
  await revokeRole(createActor(manager), { id: otherManager.id })
  await expect(requireTeamAccess(otherManager)).rejects.toMatchObject({ status: 404 })
})

describe('a lost second factor', () => {
  const loadReset = () => import('@/lib/team/reset-second-factor')
  async function createUserWithFactors() {
    const viewer = await newUserWithLogin(db, 'editor')
    const userId = viewer.id
    const passkeyRow = {
      id: `key-${userId}`,
      publicKey: 'x',
      counter: 0,
      backedUp: false,
      name: 'x',
    }
    await db.insert(passkeys).values({ ...passkeyRow, userId })
    await db
      .insert(authenticators)
      .values({ userId, encryptedSecret: 'x', confirmedAt: sql`now()` })
    await db.insert(recoveryCodes).values({ userId, codeHash: 'x' })
    return viewer
  }

  test.each(['a manager', 'the program'])(
    'is reset by %s, logged and emailed',
    async (actorName) => {
      const [manager, userWithFactors] = [
        await newUserWithLogin(db, 'manager'),
        await createUserWithFactors(),
      ]
      const actor = actorName === 'the program' ? PROGRAM_ACTOR : createActor(manager)
      await (await loadReset()).resetSecondFactor(actor, { email: userWithFactors.email })
      for (const table of [passkeys, authenticators, recoveryCodes, sessions])
        expect(await db.$count(table, eq(table.userId, userWithFactors.id))).toBe(0)
      expect(await listAuditEntries(userWithFactors)).toEqual([
        expect.objectContaining({ action: 'second-factor.reset', actor: actor.kind }),
      ])
      expect(await listEmailKinds(userWithFactors)).toEqual(['factorReset'])
      expect(await findRole(userWithFactors)).toBe('editor')
    },
  )

  test('cannot be reset for oneself or outside the team', async () => {
    const [manager, teacher] = [await newUserWithLogin(db, 'manager'), await newUserWithLogin(db)]
    const { resetSecondFactor } = await loadReset()
    await expect(resetSecondFactor(createActor(manager), { id: manager.id })).rejects.toMatchObject(
      {
        code: 'ownSecondFactor',
      },
    )
    await expect(resetSecondFactor(createActor(manager), { id: teacher.id })).rejects.toMatchObject(
      {
        code: 'notOnTeam',
      },
    )
    expect(await db.$count(sessions, eq(sessions.userId, teacher.id))).toBe(1)
  })
})

describe('with an optional second factor that is not set up', () => {
  const unverifiedError = { status: 403, errors: { proof: 'secondFactorRequired' } }
  const ageSession = (viewer: Viewer, interval: string) =>
    db.execute(sql`update sessions set created_at = created_at - ${sql.raw(`interval '${interval}'`)},
      team_seen_at = team_seen_at - ${sql.raw(`interval '${interval}'`)} where id = ${viewer.sessionId}`)

  test('the login is enough until the team area is unused for two hours', async () => {
    const viewer = await newUserWithLogin(db, 'manager')
    const { requireTeamCaller } = await loadTeamMember()
    await requireTeamCaller(viewer, { role: 'manager', needsFreshFactor: true })
    await ageSession(viewer, '16 minutes')
    await requireTeamAccess(viewer)
    await expect(
      requireTeamCaller(viewer, { role: 'manager', needsFreshFactor: true }),
    ).rejects.toMatchObject(unverifiedError)
    await ageSession(viewer, '121 minutes')
    await expect(requireTeamAccess(viewer)).rejects.toMatchObject(unverifiedError)
    const member = await requireTeamCaller(viewer, { role: 'editor', allowsUnverified: true })
    await expect(verifyByPassword(member, 'wrong')).rejects.toMatchObject({ status: 400 })
    await verifyByPassword(member, PASSWORD)
    await requireTeamCaller(viewer, { role: 'manager', needsFreshFactor: true })
  })

  test('the password is not enough once a factor is set up', async () => {
    const viewer = await newUserWithLogin(db, 'editor')
    const passkeyRow = { id: 'a-key', publicKey: 'x', counter: 0, backedUp: false, name: 'x' }
    await db.insert(passkeys).values({ ...passkeyRow, userId: viewer.id })
    const { requireTeamCaller } = await loadTeamMember()
    await expect(requireTeamAccess(viewer)).rejects.toMatchObject(unverifiedError)
    const member = await requireTeamCaller(viewer, { role: 'editor', allowsUnverified: true })
    await expect(verifyByPassword(member, PASSWORD)).rejects.toMatchObject(unverifiedError)
  })
})

describe("a user's logins", () => {
  const loadLogins = () => import('@/lib/accounts/login/login-sessions')

  test('can be ended one by one, or all except the current one', async () => {
    const viewer = await newUserWithLogin(db)
    const [firstLogin, secondLogin, thirdLogin] = [
      await newLogin(db, viewer.id),
      await newLogin(db, viewer.id),
      await newLogin(db, viewer.id),
    ]
    const { endLogin, endOtherLogins } = await loadLogins()
    const areActive = async (...viewers: Viewer[]) =>
      Promise.all(
        viewers.map(async ({ sessionId }) => (await findViewerBySession(sessionId)) !== null),
      )
    await endLogin(viewer, firstLogin.sessionId)
    expect(await areActive(viewer, firstLogin, secondLogin, thirdLogin)).toEqual([
      true,
      false,
      true,
      true,
    ])
    await endOtherLogins(viewer)
    expect(await areActive(viewer, secondLogin, thirdLogin)).toEqual([true, false, false])
  })

  test('of another user get 404', async () => {
    const [viewer, otherUser] = [await newUserWithLogin(db), await newUserWithLogin(db)]
    const { endLogin } = await loadLogins()
    for (const id of [otherUser.sessionId, viewer.sessionId, 'any', crypto.randomUUID()])
      await expect(endLogin(viewer, id)).rejects.toMatchObject({ status: 404 })
    expect(await listLogins(otherUser)).toEqual([
      expect.objectContaining({ id: otherUser.sessionId, isThis: true }),
    ])
  })
})
