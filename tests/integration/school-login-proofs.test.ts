// @module-tag ci
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, identities, mailOutbox, schoolSignIns, sessions } from '@/db/schema'
import { addSignInDomain, confirmSignInDomain } from '@/lib/schools/sign-in/domain'
import { readSeatOffer } from '@/lib/schools/sign-in/offer'
import { getSchoolSignIn } from '@/lib/schools/sign-in/overview'
import { recheckSignInDomains } from '@/lib/schools/sign-in/recheck'
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
import { newSchool } from '../support/schools'
import { readLocation, SITE, SignInBrowser } from '../support/sign-in-browser'

replaceAfter(() => {})

let site: LoginSite
beforeAll(async () => {
  site = await openLoginSite()
})
afterAll(() => site?.close())

const PAGE = `${SITE}/my-school/sign-in`
const DOMAINS = '/api/school/sign-in/domains'
let names = 0
const newDomain = () => `vidya${++names}.in`

type TestedSchool = Awaited<ReturnType<typeof newSchool>>

/** A coordinator who can log in by password, in a browser. */
async function newCoordinator(school?: TestedSchool) {
  const own = school ?? (await newSchool(site.db))
  const user = await newConfirmedUser(site)
  await giveSeat(site, own.id, user.id, 'coordinator')
  const browser = new SignInBrowser()
  const session = await logInByPassword(user, browser)
  return { school: own, user, browser, session }
}

const readResult = async (response: Response | Promise<Response>) =>
  readLocation(await response).replace(`${PAGE}?result=`, '')
const listRows = async ({ coordinator, id }: TestedSchool) =>
  (await getSchoolSignIn(coordinator, id)).rows
const daysAgo = (days: number) => sql`now() - ${days}::int * interval '1 day'`

async function showRecord(school: TestedSchool, domain: string) {
  const row = (await listRows(school)).find(({ value }) => value === domain)
  if (!row) throw new Error('not named')
  site.dns.records.set(row.record.name, [{ type: 'TXT', value: row.record.value }])
  return row
}

async function proveDomain(school: TestedSchool, domain: string) {
  await addSignInDomain(school.coordinator, domain)
  const row = await showRecord(school, domain)
  await confirmSignInDomain(school.coordinator, row.id)
  return row
}

test('a domain counts once its record proves it', async () => {
  const { school, browser } = await newCoordinator()
  const domain = newDomain()
  expect(
    await readResult(postForm(browser, DOMAINS, { domain: ` ${domain.toUpperCase()}. ` })),
  ).toBe('added')
  const [row] = await listRows(school)
  expect(row).toMatchObject({ value: domain, isConfirmed: false })
  expect(row?.record.name).toBe(`_uns-login.${domain}`)
  const check = () => readResult(postForm(browser, `/api/school/sign-in/${row?.id}/check`))
  expect(await check()).toBe('siteDomainUnproved')
  // The record of a website, or of another school, proves nothing.
  site.dns.records.set(`_uns-login.${domain}`, [{ type: 'TXT', value: 'uns-login=another' }])
  expect(await check()).toBe('siteDomainUnproved')
  const teacher = await registerByProvider(site, 'other', becomePerson(site, domain))
  expect(await readSeatOffer(teacher.user.id)).toEqual({ state: 'none' })
  await showRecord(school, domain)
  site.dns.state.isBroken = true
  expect(await check()).toBe('siteDomainUnchecked')
  site.dns.state.isBroken = false
  expect(await check()).toBe('confirmed')
  expect(await readSeatOffer(teacher.user.id)).toMatchObject({ state: 'open' })
  const entries = await site.db.select().from(auditLog).where(eq(auditLog.schoolId, school.id))
  expect(entries).toMatchObject(
    expect.arrayContaining(
      ['added', 'confirmed'].map((name) =>
        expect.objectContaining({ action: `school-login.${name}`, values: { login: domain } }),
      ),
    ),
  )
})

test.each([
  ['', 'schoolDomainInvalid'],
  ['asha@vidya.in', 'schoolDomainInvalid'],
  ['https://vidya.in', 'schoolDomainInvalid'],
  ['gmail.com', 'mailDomainPublic'],
  ['yahoo.co.in', 'mailDomainPublic'],
  ['rediffmail.com', 'mailDomainPublic'],
  ['outlook.in', 'mailDomainPublic'],
  ['localhost', 'schoolDomainInvalid'],
])('“%s” is no domain of a school: %s', async (domain, code) => {
  const { browser } = await newCoordinator()
  expect(await readResult(postForm(browser, DOMAINS, { domain }))).toBe(code)
})

test('a domain is named once, and a school names a limited number', async () => {
  const { browser } = await newCoordinator()
  const domain = newDomain()
  const add = (value: string) => readResult(postForm(browser, DOMAINS, { domain: value }))
  expect(await add(domain)).toBe('added')
  expect(await add(domain)).toBe('schoolLoginExists')
  for (let index = 1; index < 10; index += 1) expect(await add(newDomain())).toBe('added')
  expect(await add(newDomain())).toBe('tooManySchoolLogins')
})

test('only coordinators of the school name, prove, require and remove', async () => {
  const { school, browser: own } = await newCoordinator()
  const domain = newDomain()
  await postForm(own, DOMAINS, { domain })
  const [row] = await listRows(school)
  const other = await newCoordinator()
  const teacher = await newConfirmedUser(site)
  await giveSeat(site, school.id, teacher.id)
  const browser = new SignInBrowser()
  await logInByPassword(teacher, browser)
  for (const path of [
    `/api/school/sign-in/${row?.id}/check`,
    `/api/school/sign-in/${row?.id}/remove`,
  ])
    for (const someone of [browser, other.browser])
      expect((await postForm(someone, path)).status, path).toBe(404)
  for (const path of [DOMAINS, '/api/school/sign-in/requirement'])
    expect((await postForm(browser, path, { domain: newDomain() })).status, path).toBe(404)
  expect(await listRows(school)).toHaveLength(1)
})

test('the school that proves a domain last gets it; the earlier one is told and keeps its members', async () => {
  const [first, second] = [await newSchool(site.db), await newSchool(site.db)]
  const domain = newDomain()
  await proveDomain(first, domain)
  const member = await registerByProvider(site, 'other', becomePerson(site, domain))
  await acceptSeatOf(member.browser)
  await proveDomain(second, domain)
  expect(await listRows(first)).toMatchObject([{ value: domain, isConfirmed: false }])
  const late = await registerByProvider(site, 'other', becomePerson(site, domain))
  await acceptSeatOf(late.browser)
  expect(await listSeats(site, late.user)).toMatchObject([{ schoolId: second.id }])
  expect(await listSeats(site, member.user)).toMatchObject([{ schoolId: first.id, leftAt: null }])
  const mails = await site.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, first.coordinator.email))
  expect(mails.map(({ template }) => template)).toContain('schoolLoginEnded')
})

test('two schools that prove a domain at once: one has it', async () => {
  const [first, second] = [await newSchool(site.db), await newSchool(site.db)]
  const domain = newDomain()
  for (const school of [first, second]) await addSignInDomain(school.coordinator, domain)
  const rows = await Promise.all(
    [first, second].map(async (school) =>
      (await listRows(school)).find(({ value }) => value === domain),
    ),
  )
  site.dns.records.set(
    `_uns-login.${domain}`,
    rows.map((row) => ({ type: 'TXT' as const, value: row?.record.value ?? '' })),
  )
  await Promise.allSettled(
    [first, second].map((school, index) =>
      confirmSignInDomain(school.coordinator, rows[index]?.id ?? ''),
    ),
  )
  const confirmed = [...(await listRows(first)), ...(await listRows(second))].filter(
    ({ isConfirmed }) => isConfirmed,
  )
  expect(confirmed).toHaveLength(1)
})

test('a lost record stops joining at once and ends the domain after three days, never memberships', async () => {
  const school = await newSchool(site.db)
  const domain = newDomain()
  const { record } = await proveDomain(school, domain)
  const member = await registerByProvider(site, 'other', becomePerson(site, domain))
  await acceptSeatOf(member.browser)
  const late = await registerByProvider(site, 'other', becomePerson(site, domain))
  const age = (days: number | null) =>
    site.db
      .update(schoolSignIns)
      .set({ checkedAt: daysAgo(2), missingSince: days === null ? null : daysAgo(days) })
      .where(eq(schoolSignIns.value, domain))
  const find = async () => (await listRows(school))[0]
  await age(null)
  site.dns.state.isBroken = true
  await recheckSignInDomains()
  site.dns.state.isBroken = false
  expect(await find()).toMatchObject({ isConfirmed: true, isProofMissing: false })
  site.dns.records.delete(record.name)
  await age(null)
  await Promise.all([recheckSignInDomains(), recheckSignInDomains()])
  expect(await find()).toMatchObject({ isConfirmed: true, isProofMissing: true })
  expect(readLocation(await acceptSeatOf(late.browser))).toContain('result=seatNotOffered')
  await age(2)
  await recheckSignInDomains()
  expect(await find()).toMatchObject({ isConfirmed: true })
  await age(3)
  await recheckSignInDomains()
  expect(await find()).toMatchObject({ isConfirmed: false })
  expect(await listSeats(site, member.user)).toMatchObject([{ leftAt: null }])
  await showRecord(school, domain)
  await confirmSignInDomain(school.coordinator, (await find())?.id ?? '')
  expect(readLocation(await acceptSeatOf(late.browser))).toContain('result=joined')
})

test('a removed domain lets nobody join, and another school may prove it', async () => {
  const { school, browser } = await newCoordinator()
  const domain = newDomain()
  const row = await proveDomain(school, domain)
  expect(await readResult(postForm(browser, `/api/school/sign-in/${row.id}/remove`))).toBe(
    'removed',
  )
  const teacher = await registerByProvider(site, 'other', becomePerson(site, domain))
  expect(await readSeatOffer(teacher.user.id)).toEqual({ state: 'none' })
  await proveDomain(await newSchool(site.db), domain)
})

/** A coordinator with a login of an organisation. */
async function connectLogin(
  { user, browser }: Awaited<ReturnType<typeof newCoordinator>>,
  key: ProviderKey,
  claims: object,
) {
  becomePerson(site, 'another.example', claims)
  await browser.signIn(key, { from: '/profile/sign-in', search: '?connect=1' })
  await postForm(browser, '/api/account/identities')
  const [identity] = await site.db.select().from(identities).where(eq(identities.userId, user.id))
  return identity?.id ?? ''
}

const confirmOf = (browser: SignInBrowser, identity: string, fields = {}) =>
  readResult(postForm(browser, '/api/school/sign-in/organisation', { identity, ...fields }))

test.each<[ProviderKey, object, string]>([
  ['google', { hd: 'Sarvodaya.edu.in' }, 'sarvodaya.edu.in'],
  ['microsoft', { tid: 'TID-of-Sarvodaya' }, 'tid-of-sarvodaya'],
])('a coordinator confirms the organisation of an own login at %s', async (key, claims, value) => {
  const coordinator = await newCoordinator()
  const { school, user, browser, session } = coordinator
  const identity = await connectLogin(coordinator, key, claims)
  const { organisations } = await getSchoolSignIn(user, school.id)
  expect(organisations).toMatchObject([{ id: identity, isRecent: true }])
  // The password, unless the login is new.
  await site.db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '16 minutes'` })
    .where(eq(sessions.id, session.id))
  expect(await confirmOf(browser, identity)).toBe('wrongCurrentPassword')
  expect(await confirmOf(browser, identity, { password: 'wrong' })).toBe('wrongCurrentPassword')
  expect(await listRows(school)).toEqual([])
  expect(await confirmOf(browser, identity, { password: user.password })).toBe('confirmed')
  expect(await confirmOf(browser, identity, { password: user.password })).toBe('confirmed')
  expect(await listRows(school)).toMatchObject([{ kind: key, value, isConfirmed: true }])
  expect((await getSchoolSignIn(user, school.id)).organisations).toEqual([])
})

test('only an own login of an organisation counts, and only soon after its use', async () => {
  const coordinator = await newCoordinator()
  const { school, browser } = coordinator
  const personal = await connectLogin(coordinator, 'google', {})
  expect(
    (await postForm(browser, '/api/school/sign-in/organisation', { identity: personal })).status,
  ).toBe(404)
  const stranger = await newCoordinator()
  const foreign = await connectLogin(stranger, 'google', { hd: 'stranger.edu.in' })
  expect(
    (await postForm(browser, '/api/school/sign-in/organisation', { identity: foreign })).status,
  ).toBe(404)
  await site.db
    .update(identities)
    .set({ usedAt: sql`now() - interval '61 minutes'` })
    .where(eq(identities.id, foreign))
  expect(await confirmOf(stranger.browser, foreign)).toBe('schoolLoginOld')
  expect(await listRows(school)).toEqual([])
})

test.each([
  ['google', { hd: 'gmail.com' }],
  ['google', { hd: 'paused.edu.in', email_verified: false }],
  ['microsoft', { tid: '9188040D-6c67-4c5b-b112-36a304b66dad' }],
  ['microsoft', { tid: 'a-directory', idp: 'https://sts.windows.net/another/' }],
  ['other', { hd: 'paused.edu.in', tid: 'a-directory' }],
] as const)('%s with %o shows no organisation', async (key, claims) => {
  const coordinator = await newCoordinator()
  await connectLogin(coordinator, key, claims)
  const { organisations } = await getSchoolSignIn(coordinator.user, coordinator.school.id)
  expect(organisations).toEqual([])
})

test('an organisation belongs to one school; a DNS record of its domain counts more', async () => {
  const domain = newDomain()
  const first = await newCoordinator()
  await confirmOf(first.browser, await connectLogin(first, 'google', { hd: domain }))
  const second = await newCoordinator()
  const login = await connectLogin(second, 'google', { hd: domain })
  expect(await confirmOf(second.browser, login)).toBe('schoolLoginTaken')
  await proveDomain(second.school, domain)
  expect(await listRows(first.school)).toEqual([])
  expect(await confirmOf(second.browser, login)).toBe('confirmed')
  expect(await confirmOf(first.browser, await connectLogin(first, 'google', { hd: domain }))).toBe(
    'schoolLoginTaken',
  )
})

test('two schools become one: what the duplicate has proved follows', async () => {
  const domains = [newDomain(), newDomain()] as const
  const from = await newLoginSchool(site, [
    ['domain', domains[0]],
    ['domain', domains[1]],
  ])
  const into = await newSchool(site.db)
  await addSignInDomain(into.coordinator, domains[0])
  const { mergeSchools } = await import('@/lib/team/merge-schools')
  const { findSchoolFields } = await import('@/lib/schools/team-schools')
  const name = (await findSchoolFields(from.id))?.institution_name ?? ''
  await mergeSchools(into.coordinator, { from: from.id, into: into.id, name })
  expect(
    (await listRows(into)).map(({ value, isConfirmed }) => [value, isConfirmed]).sort(),
  ).toEqual(domains.map((domain) => [domain, true]).sort())
})
