import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  auditLog,
  identities,
  invitations,
  mailOutbox,
  memberships,
  schoolSignIns,
  seatAnswers,
} from '@/db/schema'
import { isCiRun } from '../support/full-run'
import { replaceAfter } from '../support/next-server'
import {
  acceptSeatOf,
  becomePerson,
  giveSeat,
  type LoginSite,
  listSeats,
  logInByPassword,
  newConfirmedUser,
  newLoginSchool,
  openLoginSite,
  type ProviderKey,
  postForm,
  registerByProvider,
} from '../support/school-logins'
import { isSubscribed, setClock } from '../support/schools'
import { readLocation, SITE, SignInBrowser } from '../support/sign-in-browser'

replaceAfter(() => {})

let site: LoginSite
beforeAll(async () => {
  site = await openLoginSite()
  // Of the table: it has everything proved.
  await newLoginSchool(site, [
    ['domain', SCHOOL],
    ['google', SCHOOL],
    ['microsoft', TENANT],
  ])
})
afterAll(() => site?.close())

const [SCHOOL, TENANT] = ['lotus.school.in', 'lotus-directory']
const SEAT = `${SITE}/school-seat`
let schools = 0
const newDomain = () => `school${++schools}.in`

const readOffer = async (user: { id: string }) =>
  (await import('@/lib/schools/sign-in/offer')).readSeatOffer(user.id)
const countMembers = (school: { id: string }) =>
  site.db.$count(memberships, and(eq(memberships.schoolId, school.id), isNull(memberships.leftAt)))
const makeLoginOld = (user: { id: string }) =>
  site.db
    .update(identities)
    .set({ usedAt: sql`now() - interval '61 minutes'` })
    .where(eq(identities.userId, user.id))
const signInAgain = async (key: ProviderKey = 'other', from = '/login') =>
  readLocation(await new SignInBrowser().signIn(key, { from }))

/** A school with a domain, and a teacher who has logged in with it and not answered yet. */
async function newOffer(options: { seats?: number } = {}) {
  const domain = newDomain()
  const school = await newLoginSchool(site, [['domain', domain]], options)
  const person = await registerByProvider(site, 'other', becomePerson(site, domain))
  return { domain, school, ...person }
}

test('the first login with the domain asks, and only the click takes the seat', async () => {
  const { school, user, browser, response } = await newOffer()
  expect(readLocation(response)).toBe(SEAT)
  expect(await listSeats(site, user)).toEqual([])
  expect(await readOffer(user)).toMatchObject({ state: 'open' })
  expect(await isSubscribed(site.db, user.id)).toBe(false)

  expect(readLocation(await acceptSeatOf(browser))).toBe(`${SEAT}?result=joined`)
  expect(await listSeats(site, user)).toMatchObject([{ schoolId: school.id, role: 'teacher' }])
  expect(await isSubscribed(site.db, user.id)).toBe(true)
  expect(await readOffer(user)).toMatchObject({ state: 'here' })
  const entries = await site.db.select().from(auditLog).where(eq(auditLog.actorId, user.id))
  expect(entries.map(({ action }) => action)).toEqual(['identity.added', 'member.joined'])
  const mails = await site.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, user.email))
  expect(mails.map(({ template }) => template)).toContain('joinedSchool')
  expect(await signInAgain()).toBe(`${SITE}/`)
})

test.each<[string, ProviderKey, 'google' | 'microsoft', string, object]>([
  ['Workspace', 'google', 'google', 'sunrise.edu.in', { hd: 'sunrise.edu.in' }],
  ['directory', 'microsoft', 'microsoft', 'tid-1', { tid: 'TID-1' }],
])('a confirmed %s offers a seat, whatever the address', async (_, key, kind, value, claims) => {
  const school = await newLoginSchool(site, [[kind, value]])
  const email = becomePerson(site, 'another.example', claims)
  const { user, browser, response } = await registerByProvider(site, key, email, {
    isConfirmed: true,
  })
  expect(readLocation(response)).toBe(SEAT)
  await acceptSeatOf(browser)
  expect(await listSeats(site, user)).toMatchObject([{ schoolId: school.id }])
})

const NO_MATCHES: [string, ProviderKey, string, object][] = [
  ['an unverified address', 'other', SCHOOL, { email_verified: false }],
  ['a verification that is text', 'other', SCHOOL, { email_verified: 'true' }],
  ['a domain below it', 'other', `evil.${SCHOOL}`, {}],
  ['the domain above it', 'other', 'school.in', {}],
  ['a domain that ends like it', 'other', `evil${SCHOOL}`, {}],
  ['an address with two parts', 'other', `${SCHOOL}@evil.in`, {}],
  ['a private Google account with the address', 'google', SCHOOL, {}],
  ['another Workspace', 'google', 'evil.in', { hd: 'evil.in' }],
  ['a Workspace below it', 'google', 'evil.in', { hd: `evil.${SCHOOL}` }],
  ['hd of another provider', 'other', 'evil.in', { hd: SCHOOL }],
  ['tid of another provider', 'google', 'evil.in', { tid: TENANT }],
  ['an address that a directory only claims', 'microsoft', SCHOOL, { tid: 'evil-directory' }],
  [
    'a guest of the directory',
    'microsoft',
    'evil.in',
    { tid: TENANT, idp: 'https://sts.windows.net/evil-directory/' },
  ],
]

test.each(NO_MATCHES)('%s gets no seat', async (_, key, domain, claims) => {
  const email = becomePerson(site, domain, claims)
  const browser = new SignInBrowser()
  await browser.signIn(key)
  const user = await newConfirmedUser(site, email.includes('@evil.in') ? undefined : email)
  await logInByPassword(user, browser)
  const response = await postForm(browser, '/api/account/identities')
  expect(readLocation(response)).toBe(`${SITE}/profile/sign-in?result=connected`)
  expect(await readOffer(user)).toEqual({ state: 'none' })
  expect(readLocation(await acceptSeatOf(browser))).toBe(`${SEAT}?result=seatNotOffered`)
  expect(await listSeats(site, user)).toEqual([])
})

test('an account with a confirmed address of the school, but no login of it, gets no seat', async () => {
  const { domain } = await newOffer()
  const user = await newConfirmedUser(site, `only-email@${domain}`)
  const browser = new SignInBrowser()
  await logInByPassword(user, browser)
  expect(readLocation(await acceptSeatOf(browser))).toBe(`${SEAT}?result=seatNotOffered`)
  expect(await listSeats(site, user)).toEqual([])
})

test('an offer belongs to one user: others, and forms without the token, get nothing', async () => {
  const { school, user, browser } = await newOffer()
  const stranger = await newConfirmedUser(site)
  const other = new SignInBrowser()
  await logInByPassword(stranger, other)
  expect(readLocation(await acceptSeatOf(other))).toBe(`${SEAT}?result=seatNotOffered`)
  expect(readLocation(await acceptSeatOf(new SignInBrowser()))).toBe(
    `${SITE}/login?next=%2Fschool-seat`,
  )
  const forged = await postForm(browser, '/api/school/seat', { xsrf: 'forged' })
  expect(readLocation(forged)).toBe(`${SEAT}?result=csrfFailed`)
  expect(await countMembers(school)).toBe(1)
  expect(await listSeats(site, user)).toEqual([])
})

test('an hour after the login it no longer counts; after a new one it does', async () => {
  const { user, browser } = await newOffer()
  await makeLoginOld(user)
  expect(await readOffer(user)).toMatchObject({ state: 'old', provider: 'other' })
  expect(readLocation(await acceptSeatOf(browser))).toBe(`${SEAT}?result=schoolLoginOld`)
  expect(await listSeats(site, user)).toEqual([])
  expect(await signInAgain('other', '/hi/school-seat')).toBe(`${SITE}/hi/school-seat`)
  expect(readLocation(await acceptSeatOf(browser))).toBe(`${SEAT}?result=joined`)
})

test('an identity that waited in the browser counts from the login at the provider', async () => {
  const domain = newDomain()
  await newLoginSchool(site, [['domain', domain]])
  const browser = new SignInBrowser()
  const email = becomePerson(site, domain)
  await browser.signIn('other')
  const user = await newConfirmedUser(site, email)
  await logInByPassword(user, browser)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 50 * 60_000 })
  await postForm(browser, '/api/account/identities', { password: user.password })
  vi.useRealTimers()
  const [row] = await site.db.select().from(identities).where(eq(identities.userId, user.id))
  expect(Math.abs(Date.now() - Number(row?.usedAt))).toBeLessThan(60_000)
})

test('a form sent twice, or by two tabs, takes one seat', async () => {
  const { school, user, browser } = await newOffer()
  const responses = await Promise.all([acceptSeatOf(browser), acceptSeatOf(browser)])
  expect(responses.map((response) => readLocation(response))).toEqual([
    `${SEAT}?result=joined`,
    `${SEAT}?result=joined`,
  ])
  expect(await listSeats(site, user)).toHaveLength(1)
  expect(await countMembers(school)).toBe(2)
})

test('who declines has an ordinary account, goes on, and is not asked again', async () => {
  const { user, browser, domain } = await newOffer()
  const response = await postForm(browser, '/api/school/seat/decline', { next: '/hi/ebook' })
  expect(readLocation(response)).toBe(`${SITE}/hi/ebook`)
  const evil = await postForm(browser, '/api/school/seat/decline', { next: 'https://evil.in/' })
  expect(readLocation(evil)).toBe(`${SITE}/`)
  expect(await listSeats(site, user)).toEqual([])
  expect(await signInAgain('other', '/login?next=%2Ftoolkit')).toBe(`${SITE}/toolkit`)
  // The page stays, for a change of mind.
  expect(await readOffer(user)).toMatchObject({ state: 'open' })
  await acceptSeatOf(browser)
  expect(await listSeats(site, user)).toHaveLength(1)
  expect(await site.db.$count(seatAnswers, eq(seatAnswers.userId, user.id))).toBe(0)
  expect(domain).toBeTruthy()
})

test('the page that the login was for follows the question', async () => {
  await newOffer()
  expect(await signInAgain('other', '/login?next=%2Ftoolkit')).toBe(`${SEAT}?next=%2Ftoolkit`)
})

test('two people and one seat: one joins, the other waits, and the coordinator sees it', async () => {
  const first = await newOffer({ seats: 2 })
  const second = await registerByProvider(site, 'other', becomePerson(site, first.domain))
  const answers = await Promise.all([acceptSeatOf(first.browser), acceptSeatOf(second.browser)])
  expect(answers.map((answer) => readLocation(answer)).sort()).toEqual([
    `${SEAT}?result=joined`,
    `${SEAT}?result=waits`,
  ])
  expect(await countMembers(first.school)).toBe(2)
  const { getSchoolSignIn } = await import('@/lib/schools/sign-in/overview')
  const { waiting } = await getSchoolSignIn(first.school.coordinator, first.school.id)
  expect(waiting).toHaveLength(1)
  const { findWaiting } = await import('@/lib/schools/sign-in/overview')
  expect((await findWaiting(first.school.id)).count).toBe(1)
})

/** By day a school of 6, which proves the same. */
const SEATS = isCiRun ? 40 : 6

test(`a school of ${SEATS} seats: all join by the provider, and the next one waits for a free seat`, async () => {
  const domain = newDomain()
  // The coordinator has one of them.
  const school = await newLoginSchool(site, [['domain', domain]], { seats: SEATS })
  const teachers = []
  for (let index = 1; index < SEATS; index += 1) {
    const teacher = await registerByProvider(site, 'other', becomePerson(site, domain))
    expect(readLocation(await acceptSeatOf(teacher.browser))).toBe(`${SEAT}?result=joined`)
    teachers.push(teacher)
  }
  expect(await countMembers(school)).toBe(SEATS)
  const late = await registerByProvider(site, 'other', becomePerson(site, domain))
  expect(readLocation(late.response)).toBe(SEAT)
  expect(await readOffer(late.user)).toMatchObject({ state: 'full', isWaiting: false })
  expect(readLocation(await acceptSeatOf(late.browser))).toBe(`${SEAT}?result=waits`)
  expect(await readOffer(late.user)).toMatchObject({ state: 'full', isWaiting: true })
  expect(await countMembers(school)).toBe(SEATS)
  // Not asked again before a seat is free.
  expect(await signInAgain()).toBe(`${SITE}/`)

  const { leaveSchool } = await import('@/lib/schools/teachers/remove')
  const [leaver] = teachers
  if (!leaver) throw new Error('nobody joined')
  await leaveSchool(leaver.user)
  expect(await signInAgain()).toBe(SEAT)
  expect(readLocation(await acceptSeatOf(late.browser))).toBe(`${SEAT}?result=joined`)
  const { getSchoolSignIn } = await import('@/lib/schools/sign-in/overview')
  expect(await getSchoolSignIn(school.coordinator, school.id)).toMatchObject({
    ...{ waiting: [], members: { all: SEATS, connected: SEATS - 1 } },
  })
})

test('a member of another school keeps that seat and is told', async () => {
  const { school: own } = await newOffer()
  const { user, browser } = await newOffer()
  await giveSeat(site, own.id, user.id)
  expect(await signInAgain()).toBe(`${SITE}/`)
  expect(await readOffer(user)).toMatchObject({ state: 'elsewhere' })
  expect(readLocation(await acceptSeatOf(browser))).toBe(`${SEAT}?result=memberOfOtherSchool`)
  expect(await listSeats(site, user)).toMatchObject([{ schoolId: own.id }])
})

test('who was removed is not offered the seat again, but an invitation gives it back', async () => {
  const { school, user, browser } = await newOffer()
  await acceptSeatOf(browser)
  const [seat] = await listSeats(site, user)
  const { removeMember } = await import('@/lib/schools/teachers/remove')
  await removeMember(school.coordinator, seat?.id ?? '')
  expect(await signInAgain()).toBe(`${SITE}/`)
  expect(readLocation(await acceptSeatOf(browser))).toBe(`${SEAT}?result=seatNotOffered`)
  const { inviteTeachers } = await import('@/lib/schools/invitation/invite')
  await inviteTeachers(school.coordinator, { addresses: user.email, send: true })
  const [invitation] = await site.db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.schoolId, school.id), isNull(invitations.usedAt)))
  const { createInvitationToken } = await import('@/lib/schools/invitation/links')
  const { joinSchool } = await import('@/lib/schools/join')
  await joinSchool(user, createInvitationToken(invitation?.id ?? ''))
  expect(await readOffer(user)).toMatchObject({ state: 'here' })
})

test('who gave up the seat is not asked at each login, and may take it again', async () => {
  const { user, browser } = await newOffer()
  await acceptSeatOf(browser)
  const { leaveSchool } = await import('@/lib/schools/teachers/remove')
  await leaveSchool(user)
  expect(await signInAgain()).toBe(`${SITE}/`)
  expect(readLocation(await acceptSeatOf(browser))).toBe(`${SEAT}?result=joined`)
})

test('after the subscription nobody joins, and the login is an ordinary one', async () => {
  const { user, browser } = await newOffer()
  await setClock(site.db, `(now() + interval '3 years')`)
  const [location, offer] = [await signInAgain(), await readOffer(user)]
  const refused = readLocation(await acceptSeatOf(browser))
  await setClock(site.db, 'now()')
  expect(location).toBe(`${SITE}/`)
  expect(offer).toMatchObject({ state: 'over' })
  expect(refused).toBe(`${SEAT}?result=schoolTermOver`)
  expect(await listSeats(site, user)).toEqual([])
})

test('a login that was revoked, or a proof that was removed, offers nothing', async () => {
  const revoked = await newOffer()
  const { revokeAccess } = await import('@/lib/accounts/revoke-access')
  const { acceptSeat } = await import('@/lib/schools/sign-in/answer')
  await site.db.transaction((tx) => revokeAccess(tx, revoked.user.id))
  await expect(acceptSeat(revoked.user)).rejects.toMatchObject({ code: 'seatNotOffered' })
  const removed = await newOffer()
  await site.db.delete(schoolSignIns).where(eq(schoolSignIns.value, removed.domain))
  await expect(acceptSeat(removed.user)).rejects.toMatchObject({ code: 'seatNotOffered' })
})

test('a domain proved by DNS comes before an organisation of another school', async () => {
  const domain = newDomain()
  await newLoginSchool(site, [['microsoft', `directory of ${domain}`]])
  const school = await newLoginSchool(site, [['domain', domain]])
  const claims = { tid: `directory of ${domain}`, xms_edov: true }
  const email = becomePerson(site, domain, claims)
  const { user, browser } = await registerByProvider(site, 'microsoft', email)
  await acceptSeatOf(browser)
  expect(await listSeats(site, user)).toMatchObject([{ schoolId: school.id }])
})

test('the staff list knows a teacher by the address that the login proves', async () => {
  const { school, user, browser } = await newOffer()
  const [identity] = await site.db.select().from(identities).where(eq(identities.userId, user.id))
  // The account has another address meanwhile.
  const account = { ...user, email: `private-${randomUUID()}@home.example` }
  const details = { employeeNumber: 'T-17', subject: 'Physics', joiningDay: '2019-06-03' }
  await site.db.insert(invitations).values({
    ...{ schoolId: school.id, email: identity?.email, tokenHash: randomUUID(), ...details },
    expiresAt: sql`now() + interval '1 day'`,
  })
  const { acceptSeat } = await import('@/lib/schools/sign-in/answer')
  await acceptSeat(account)
  expect(await listSeats(site, user)).toMatchObject([details])
  const [invitation] = await site.db
    .select()
    .from(invitations)
    .where(eq(invitations.schoolId, school.id))
  expect(invitation?.usedBy).toBe(user.id)
  expect(browser.cookies.size).toBeGreaterThan(0)
})
