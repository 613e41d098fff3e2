import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, mailOutbox, memberships, schools, sessions, teamRoles, users } from '@/db/schema'
import { findPendingEmail } from '@/lib/accounts/details'
import { undoEmailChange } from '@/lib/accounts/email-address/change'
import { redeemEmailLink } from '@/lib/accounts/email-address/confirm'
import { correctEmail, resendConfirmation } from '@/lib/accounts/email-address/correct'
import { logIn } from '@/lib/accounts/login/log-in'
import { toUserQuery } from '@/lib/accounts/user-filter'
import { listUsers, sendUsersCsv } from '@/lib/accounts/user-list'
import { newTeacher } from '../support/api-user'
import { newTeamMember } from '../support/applications'
import { openInProcessDatabase } from '../support/in-process'
import { findEmailToken, findUser } from '../support/registered-users'
import { newSchool, newUser, newUsers } from '../support/schools'
import { newUserWithLogin, PASSWORD } from '../support/team'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let teamMember: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  teamMember = await newTeamMember(site.db)
})
afterAll(() => site?.close())

type Filter = Parameters<typeof listUsers>[0]

async function listEmails(filter: Filter) {
  const emails: string[] = []
  let after: string | undefined
  do {
    const page = await listUsers({ ...filter, after })
    if (!page) throw new Error('too many schools match')
    emails.push(...page.rows.map(({ email }) => email))
    after = page.next ?? undefined
  } while (after)
  return emails
}

async function exportEmails(params: Record<string, string>) {
  const url = `https://uns.example/x?${new URLSearchParams(params)}`
  const response = await sendUsersCsv(new Request(url), teamMember)
  const [, ...lines] = (await response.text()).trimEnd().split('\r\n')
  return lines.map((line) => line.split('","')[2])
}

describe('the list of users and its CSV', () => {
  const NOW = new Date()
  let ids: Record<'school' | 'otherSchool', string>
  let emails: Record<'coordinator' | 'teacher' | 'formerTeacher' | 'bounced' | 'active', string>

  beforeAll(async () => {
    const name = `Zedgrove ${crypto.randomUUID().slice(0, 8)}`
    const school = await newSchool(site.db, { institution_name: name })
    const otherSchool = await newSchool(site.db)
    const teacher = await newUser(site.db, { lastname: 'Zedgrover' })
    const formerTeacher = await newUser(site.db, { lastname: 'Zedgrover' })
    await site.db.insert(memberships).values([
      { userId: teacher.id, schoolId: school.id, role: 'teacher' },
      { userId: formerTeacher.id, schoolId: school.id, role: 'teacher', leftAt: NOW },
    ])
    const bounced = await newUser(site.db, {
      ...{ lastname: 'Zedgrover', emailFailedAt: NOW, emailFailure: 'bounced' },
    })
    const active = await newUser(site.db, {
      ...{ lastname: 'Zedgrover', emailConfirmedAt: NOW, firstLoginAt: NOW },
    })
    ids = { school: school.id, otherSchool: otherSchool.id }
    emails = {
      coordinator: school.coordinator.email,
      teacher: teacher.email,
      formerTeacher: formerTeacher.email,
      bounced: bounced.email,
      active: active.email,
    }
  })

  const CASES: [string, () => Filter, () => string[]][] = [
    [
      'a school, without former members',
      () => ({ school: ids.school }),
      () => [emails.coordinator, emails.teacher],
    ],
    ['a school by name', () => ({ school: 'zedgr' }), () => [emails.coordinator, emails.teacher]],
    ['an unknown school', () => ({ school: 'qqqqq' }), () => []],
    [
      'coordinators of a school',
      () => ({ school: ids.school, role: 'coordinator' }),
      () => [emails.coordinator],
    ],
    ['teachers by name', () => ({ search: 'zedgrover', role: 'teacher' }), () => [emails.teacher]],
    [
      'unconfirmed',
      () => ({ search: 'zedgrover', unconfirmed: true }),
      () => [emails.teacher, emails.formerTeacher, emails.bounced],
    ],
    [
      'never logged in',
      () => ({ search: 'zedgrover', neverLoggedIn: true }),
      () => [emails.teacher, emails.formerTeacher, emails.bounced],
    ],
    ['bounced', () => ({ search: 'zedgrover', bounced: true }), () => [emails.bounced]],
    [
      'unconfirmed and in a school',
      () => ({ school: ids.school, unconfirmed: true }),
      () => [emails.teacher],
    ],
    ['a school of others', () => ({ school: ids.otherSchool, search: 'zedgrover' }), () => []],
  ]

  test.each(CASES)('show %s', async (_, getFilter, getExpected) => {
    const filter = getFilter()
    expect((await listEmails(filter)).sort()).toEqual(getExpected().sort())
    const params = Object.entries(filter).map(([name, value]) => [
      name,
      value === true ? 'yes' : value,
    ])
    expect((await exportEmails(Object.fromEntries(params))).sort()).toEqual(getExpected().sort())
  })

  test('show the team', async () => {
    const team = await site.db
      .select({ email: users.email })
      .from(users)
      .innerJoin(teamRoles, eq(teamRoles.userId, users.id))
    expect((await listEmails({ role: 'team' })).sort()).toEqual(
      team.map(({ email }) => email).sort(),
    )
  })

  test('keep the filter on the next page, in the same order, without a gap at equal times', async () => {
    const family = `Longpage${Date.now()}`
    const rows = await newUsers(site.db, 620)
    const isNew = sql`${users.id} in ${rows.map(({ id }) => id)}`
    await site.db.update(users).set({ lastname: family }).where(isNew)
    const confirmed = rows.slice(0, 60).map(({ id }) => id)
    await site.db
      .update(users)
      .set({ emailConfirmedAt: NOW })
      .where(sql`${users.id} in ${confirmed}`)
    const filter = { search: family, unconfirmed: true }
    const listed = await listEmails(filter)
    expect(new Set(listed).size).toBe(560)
    expect(await exportEmails({ search: family, unconfirmed: 'yes' })).toEqual(listed)
  })

  test('refuse words that match more than 50 schools', async () => {
    const name = `Widename${Date.now()}`
    const fields = {
      ...{ address: 'x', affiliationBoard: 'x', correspondentName: 'x', principalName: 'x' },
      ...{ principalContact: 'x', principalEmail: 'x@x.example', email: 'x@x.example' },
      ...{ mobile: 'x', studentStrength: '1', teachingStaffCount: 1 },
    }
    await site.db
      .insert(schools)
      .values(Array.from({ length: 51 }, (_, n) => ({ ...fields, name: `${name} ${n}x` })))
    expect(await listUsers({ school: name })).toBeNull()
    await expect(exportEmails({ school: name })).rejects.toMatchObject({
      code: 'tooManySchoolsMatch',
    })
    expect(await listUsers({ school: `${name} 7x` })).toMatchObject({ rows: [] })
  })

  test('ignore unknown values of the URL', () => {
    expect(toUserQuery({ role: "x' or 1=1", unconfirmed: 'no', search: 'a' })).toEqual({
      ...{ search: 'a', school: undefined, role: undefined },
      ...{ unconfirmed: false, neverLoggedIn: false, bounced: false },
    })
  })
})

test('who has logged in stays known after the login session is deleted', async () => {
  const user = await newUserWithLogin(site.db)
  await site.db.update(users).set({ firstLoginAt: null }).where(eq(users.id, user.id))
  const isListed = async () =>
    (await listEmails({ search: user.email, neverLoggedIn: true })).includes(user.email)
  expect(await isListed()).toBe(true)
  const login = { email: user.email, password: PASSWORD }
  const origin = { ip: '203.0.113.7', cookieHeader: null }
  // Two first logins at once must not wait for each other.
  await Promise.all([logIn(login, origin), logIn(login, origin)])
  await site.db.delete(sessions).where(eq(sessions.userId, user.id))
  expect(await isListed()).toBe(false)
})

const readCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => error.code ?? String(error),
  )

const listMails = async (recipient: string) =>
  (
    await site.db
      .select({ template: mailOutbox.template })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, recipient))
  ).map(({ template }) => template)

const listActionsOn = async (userId: string) =>
  (
    await site.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.userId, userId))
      .orderBy(auditLog.id)
  ).map(({ action }) => action)

describe('correcting an email address', () => {
  test('tells both addresses, changes when the new one is confirmed, ends the bounce, and can be undone', async () => {
    const user = await newUser(site.db, {
      ...{ emailConfirmedAt: new Date(), emailFailedAt: new Date(), emailFailure: 'bounced' },
    })
    const { email } = newTeacher()
    expect(await correctEmail(teamMember, user.id, { email })).toBeNull()
    expect(await listMails(user.email)).toEqual(['addressCorrectionStarted'])
    expect(await listMails(email)).toEqual(['newAddressByTeam'])
    expect(await findUser(site.db, user.id)).toMatchObject({ email: user.email })
    expect(await findPendingEmail(user.id)).toBe(email)
    await redeemEmailLink(await findEmailToken(site.db, email, 'newAddressByTeam'), user)
    expect(await findUser(site.db, user.id)).toMatchObject({ email, emailFailedAt: null })
    await undoEmailChange(await findEmailToken(site.db, user.email, 'addressChanged'))
    expect(await findUser(site.db, user.id)).toMatchObject({ email: user.email })
    expect(await listActionsOn(user.id)).toEqual(['user.email-correction-started'])
  })

  test('is refused for a taken or unchanged address and for team members; a colleague’s change is shown', async () => {
    const [user, other] = [await newUser(site.db), await newUser(site.db)]
    const member = await newUserWithLogin(site.db, 'viewer')
    const { email } = newTeacher()
    const correct = (id: string, input: { email: string; was?: Record<string, string> }) =>
      readCode(correctEmail(teamMember, id, input))
    expect(await correct(user.id, { email: other.email.toUpperCase() })).toBe('accountExists')
    expect(await correct(user.id, { email: user.email })).toBe('emailCurrent')
    expect(await correct(member.id, { email })).toBe('emailOfTeamMember')
    expect(await correct(crypto.randomUUID(), { email })).toBe('notFound')
    expect(await correct('x', { email })).toBe('notFound')
    const was = { email: 'old@x.example' }
    expect(await correctEmail(teamMember, user.id, { email, was })).toEqual({
      email: user.email,
    })
    expect(await listMails(email)).toEqual([])
  })
})

describe('sending the confirmation again', () => {
  test('is for addresses that are not confirmed or failed; only opening the link ends the failure', async () => {
    const user = await newUser(site.db, { emailFailedAt: new Date(), emailFailure: 'bounced' })
    await resendConfirmation(teamMember, user.id)
    expect((await findUser(site.db, user.id))?.emailFailedAt).not.toBeNull()
    const token = await findEmailToken(site.db, user.email, 'confirmAddress')
    await redeemEmailLink(token, user)
    expect(await findUser(site.db, user.id)).toMatchObject({ emailFailedAt: null })
    expect(await readCode(resendConfirmation(teamMember, user.id))).toBe('emailAlreadyConfirmed')
    expect(await listActionsOn(user.id)).toEqual(['user.confirmation-sent'])
  })

  test('is limited to five in an hour', async () => {
    const user = await newUser(site.db)
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => readCode(resendConfirmation(teamMember, user.id))),
    )
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(5)
    expect(await listMails(user.email)).toHaveLength(5)
  })
})
