import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCHOOL_SCOPES, TEAM_SCOPES } from '@/base/api-scopes'
import {
  apiTokens,
  auditLog,
  mailOutbox,
  memberships,
  schools,
  teamRoles,
  terms,
  users,
} from '@/db/schema'
import { changePassword } from '@/lib/accounts/password/change'
import { redeemPasswordReset, storeResetLink } from '@/lib/accounts/password/reset'
import * as access from '@/lib/api-tokens/access'
import {
  createSchoolToken,
  createTeamToken,
  listSchoolTokens,
  purgeApiTokens,
  revokeAllTokens,
  revokeSchoolToken,
  revokeTeamToken,
} from '@/lib/api-tokens/manage'
import { schoolTokenForm, teamTokenForm } from '@/lib/api-tokens/schema'
import { createToken } from '@/lib/auth/secrets'
import { appointCoordinator, handOverSchool } from '@/lib/schools/teachers/hand-over'
import { leaveSchool, removeMember, restoreMember } from '@/lib/schools/teachers/remove'
import {
  findApiToken,
  newApiSchool,
  newSchoolApiToken,
  newTeamApiToken,
} from '../support/api-tokens'
import { openInProcessDatabase } from '../support/in-process'
import { newConfirmedUsers } from '../support/past-live-sessions'
import { newUserWithLogin, PASSWORD } from '../support/team'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_CHANGE_PASSWORD: '10000/60' })
})
afterAll(() => site?.close())

const READ = { scopes: ['school:read' as const] }
const works = (token: string) =>
  access.findApiAccess(token).then(
    () => true,
    ({ status }) => status,
  )

async function newSchoolWithToken() {
  const school = await newApiSchool(site.db)
  const name = `Program ${randomUUID()}`
  return { ...school, name, token: await newSchoolApiToken(school, { name, ...READ }) }
}

async function addTeacher(schoolId: string, role: 'teacher' | 'coordinator' = 'teacher') {
  const [teacher] = await newConfirmedUsers(site.db, 1)
  if (!teacher) throw new Error('nobody')
  const values = { userId: teacher.id, schoolId, role }
  const [membership] = await site.db.insert(memberships).values(values).returning()
  return { ...teacher, membershipId: membership?.id ?? '' }
}

async function newManager() {
  const viewer = await newUserWithLogin(site.db, 'manager')
  const name = `Office ${randomUUID()}`
  return { viewer, name, token: await newTeamApiToken(viewer, { name, ...READ }) }
}

describe('making a token', () => {
  test('stores its hash and its last characters, and no token', async () => {
    const { token, name, id } = await newSchoolWithToken()
    const row = await findApiToken(site.db, name)
    expect(row).toMatchObject({ schoolId: id, ending: token.slice(-4), scopes: ['school:read'] })
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(await works(token)).toBe(true)
  })

  test('needs the password, as other dangerous actions do', async () => {
    const { viewer } = await newApiSchool(site.db)
    const form = { name: 'A', days: '30' as const, scopes: ['school:read' as const] }
    await expect(createSchoolToken(viewer, { ...form, password: 'wrong' })).rejects.toMatchObject({
      status: 400,
      code: 'wrongCurrentPassword',
    })
    expect(schoolTokenForm.safeParse(form).success).toBe(false)
    expect(schoolTokenForm.safeParse({ ...form, password: PASSWORD }).success).toBe(true)
  })

  test('ends within a year, and offers to each side only its permissions', () => {
    const form = { name: 'A', days: '365', scopes: ['school:read'], password: PASSWORD }
    expect(schoolTokenForm.safeParse({ ...form, days: '366' }).success).toBe(false)
    for (const scopes of [[], ['sessions:write'], ['registrations:read'], ['all']])
      expect(schoolTokenForm.safeParse({ ...form, scopes }).success).toBe(false)
    expect(teamTokenForm.safeParse({ ...form, scopes: ['invitations:write'] }).success).toBe(false)
    expect(schoolTokenForm.safeParse({ ...form, scopes: [...SCHOOL_SCOPES] }).success).toBe(true)
    expect(teamTokenForm.safeParse({ ...form, scopes: [...TEAM_SCOPES] }).success).toBe(true)
  })

  test('the database allows no longer one either', async () => {
    const { viewer, id } = await newApiSchool(site.db)
    const values = { userId: viewer.id, schoolId: id, name: 'A', tokenHash: randomUUID() }
    const expiresAt = sql`now() + interval '400 days'`
    const insertion = site.db
      .insert(apiTokens)
      .values({ ...values, ending: 'abcd', scopes: ['school:read'], expiresAt })
    await expect(Promise.resolve(insertion)).rejects.toThrow()
  })

  test('tells every coordinator of the school by email, and the log with its name', async () => {
    const school = await newApiSchool(site.db)
    const colleague = await addTeacher(school.id, 'coordinator')
    const name = `Program ${randomUUID()}`
    const token = await newSchoolApiToken(school, { name, ...READ })
    const mails = await site.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'apiTokenCreated'))
    const own = mails.filter(({ data }) => data.name === name)
    expect(own.map(({ recipient }) => recipient).sort()).toEqual(
      [school.coordinator.email, colleague.email].sort(),
    )
    expect(JSON.stringify(own)).not.toContain(token)
    const { id } = await findApiToken(site.db, name)
    const entries = await site.db.select().from(auditLog).where(eq(auditLog.targetId, id))
    expect(entries).toMatchObject([
      {
        action: 'api-token.created',
        schoolId: school.id,
        values: { title: name, scopes: 'school:read' },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  test('is for coordinators and managers, twenty at a time', async () => {
    const { id } = await newApiSchool(site.db)
    const { id: teacherId } = await addTeacher(id)
    const editor = await newUserWithLogin(site.db, 'editor')
    const form = { name: 'A', days: '30' as const, scopes: ['school:read' as const] }
    const teacher = await newUserWithLogin(site.db)
    await site.db
      .update(memberships)
      .set({ userId: teacher.id })
      .where(eq(memberships.userId, teacherId))
    await expect(createSchoolToken(teacher, { ...form, password: PASSWORD })).rejects.toMatchObject(
      {
        status: 404,
      },
    )
    await expect(createTeamToken(editor, form)).rejects.toMatchObject({ status: 404 })
    const school = await newApiSchool(site.db)
    await newSchoolApiToken(school, { name: 'The first', ...READ })
    const { id: _, ...row } = await findApiToken(site.db, 'The first')
    const others = Array.from({ length: 19 }, () => ({ ...row, tokenHash: randomUUID() }))
    await site.db.insert(apiTokens).values(others)
    await expect(newSchoolApiToken(school, READ)).rejects.toMatchObject({ code: 'tooManyTokens' })
  })
})

describe('a token stops for good', () => {
  test('when a coordinator of the school revokes it, and no one of another school can', async () => {
    const { token, name, id } = await newSchoolWithToken()
    const row = await findApiToken(site.db, name)
    const stranger = await newApiSchool(site.db)
    await expect(revokeSchoolToken(stranger.viewer, row.id)).rejects.toMatchObject({
      status: 404,
    })
    await expect(revokeTeamToken(stranger.viewer, row.id)).rejects.toMatchObject({
      status: 404,
    })
    expect(await works(token)).toBe(true)
    const colleague = await addTeacher(id, 'coordinator')
    expect(await revokeSchoolToken(colleague, row.id)).toBe(name)
    expect(await works(token)).toBe(401)
    await expect(revokeSchoolToken(colleague, row.id)).rejects.toMatchObject({ status: 404 })
    expect(await listSchoolTokens(id)).toMatchObject([{ name, state: 'revoked' }])
  })

  test('when its time is over', async () => {
    const { token, name, id } = await newSchoolWithToken()
    await site.db.update(apiTokens).set({ expiresAt: sql`now()` }).where(eq(apiTokens.name, name))
    expect(await works(token)).toBe(401)
    expect(await listSchoolTokens(id)).toMatchObject([{ name, state: 'expired' }])
  })

  test('when its coordinator is removed, even if the removal is undone', async () => {
    const school = await newSchoolWithToken()
    const colleague = await addTeacher(school.id, 'coordinator')
    await removeMember(colleague, school.membershipId)
    expect(await works(school.token)).toBe(401)
    await restoreMember(colleague, school.membershipId)
    expect(await works(school.token)).toBe(401)
  })

  test('when its coordinator hands the school over, also if made a coordinator again', async () => {
    const school = await newSchoolWithToken()
    const teacher = await addTeacher(school.id)
    await handOverSchool(school.viewer, teacher.membershipId)
    expect(await works(school.token)).toBe(401)
    await appointCoordinator(teacher, school.membershipId)
    expect(await works(school.token)).toBe(401)
  })

  test('when its coordinator leaves the school', async () => {
    const school = await newSchoolWithToken()
    await addTeacher(school.id, 'coordinator')
    await leaveSchool(school.viewer)
    expect(await works(school.token)).toBe(401)
  })

  test('when the school or the account is deleted', async () => {
    const school = await newSchoolWithToken()
    await site.db.delete(schools).where(eq(schools.id, school.id))
    expect(await works(school.token)).toBe(401)
    const { viewer, token } = await newManager()
    await site.db.delete(users).where(eq(users.id, viewer.id))
    expect(await works(token)).toBe(401)
  })

  test('when its manager gets another role or none, also if made a manager again', async () => {
    for (const change of ['editor', null] as const) {
      const { viewer, token } = await newManager()
      expect(await works(token)).toBe(true)
      const isTheirs = eq(teamRoles.userId, viewer.id)
      if (change) await site.db.update(teamRoles).set({ role: change }).where(isTheirs)
      else await site.db.delete(teamRoles).where(isTheirs)
      expect(await works(token)).toBe(401)
      await site.db
        .insert(teamRoles)
        .values({ userId: viewer.id, role: 'manager' })
        .onConflictDoUpdate({ target: teamRoles.userId, set: { role: 'manager' } })
      expect(await works(token)).toBe(401)
    }
  })

  test('with a password reset, and with a changed password unless its user keeps other access', async () => {
    const reset = await newSchoolWithToken()
    const link = createToken()
    await storeResetLink(site.db, reset.coordinator.email, link)
    await redeemPasswordReset(link, { password: 'another-password' })
    expect(await works(reset.token)).toBe(401)
    const change = { currentPassword: PASSWORD, newPassword: 'another-password' }
    const keeping = await newSchoolWithToken()
    await changePassword(keeping.viewer, { ...change, revokeAccess: false })
    expect(await works(keeping.token)).toBe(true)
    const ending = await newSchoolWithToken()
    await changePassword(ending.viewer, change)
    expect(await works(ending.token)).toBe(401)
  })

  test('with all others after a breach', async () => {
    const { token } = await newSchoolWithToken()
    expect(await revokeAllTokens(site.db)).toBeGreaterThan(0)
    expect(await works(token)).toBe(401)
    expect(await revokeAllTokens(site.db)).toBe(0)
  })
})

test('without a running term it does not answer, and does again with the next', async () => {
  const school = await newSchoolWithToken()
  const isTheirs = eq(terms.schoolId, school.id)
  await site.db
    .update(terms)
    .set({ firstDay: sql`day_in_india() - 20`, lastDay: sql`day_in_india() - 1` })
    .where(isTheirs)
  expect(await works(school.token)).toBe(403)
  await site.db.update(terms).set({ lastDay: sql`day_in_india()` }).where(isTheirs)
  expect(await works(school.token)).toBe(true)
})

test('shows when it was last used, to the minute', async () => {
  const { token, name } = await newSchoolWithToken()
  expect((await findApiToken(site.db, name)).lastUsedAt).toBeNull()
  await access.findApiAccess(token)
  const { lastUsedAt } = await findApiToken(site.db, name)
  expect(lastUsedAt).toBeInstanceOf(Date)
  await access.findApiAccess(token)
  expect((await findApiToken(site.db, name)).lastUsedAt).toEqual(lastUsedAt)
})

test('is deleted 90 days after its end', async () => {
  const ended = await newSchoolWithToken()
  const running = await newSchoolWithToken()
  const revokedAt = sql`now() - interval '91 days'`
  await site.db.update(apiTokens).set({ revokedAt }).where(eq(apiTokens.name, ended.name))
  await purgeApiTokens(site.db)
  await expect(findApiToken(site.db, ended.name)).rejects.toThrow()
  expect(await findApiToken(site.db, running.name)).toBeDefined()
})
