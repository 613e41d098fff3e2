// @module-tag ci

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from '@/db/migrate'
import { teamRoles, users } from '@/db/schema'
import { hashPassword } from '@/lib/auth/passwords'
import { allRoutePolicies, type RoutePolicy } from '@/lib/route-policies'
import {
  bearerHeader,
  logIn,
  newSubscriber,
  newTeacher,
  readCredentials,
  register,
} from '../support/api-user'
import { isFullRun } from '../support/full-run'
import { newLiveSession } from '../support/live-sessions'
import { forgetProcessState } from '../support/process-state'
import { type Site, startSite } from '../support/site'
import { newTestDatabase } from '../support/test-database'

/** The meeting URL may appear only in the response to an allowed join, the code never. */

const MEETING_URL = 'https://meet.uns.example/live/qzxv-rare-door'
const SECRET_PATTERN = /qzxv|vorpalword/i
const MINUTES_FROM_START = { before: 60, open: 10, live: -50, after: -70 } as const
type LeakTestTime = keyof typeof MINUTES_FROM_START
const timeNames = Object.keys(MINUTES_FROM_START) as LeakTestTime[]

let site: Site
let database: Awaited<ReturnType<typeof newTestDatabase>>
const sessionByTime = {} as Record<LeakTestTime, { id: string; slug: string }>
type LiveSessionRole = 'anonymous' | 'user' | 'subscriber' | 'editor'
/** By day without the user, who may see less than a subscriber. */
const roles: LiveSessionRole[] = [
  'anonymous',
  ...(isFullRun ? (['user'] as const) : []),
  'subscriber',
  'editor',
]
const loginByRole = {} as Record<
  LiveSessionRole,
  { token: string; cookie: string; xsrf: string } | null
>

beforeAll(async () => {
  database = await newTestDatabase()
  for (const [name, value] of Object.entries(database.env)) vi.stubEnv(name, value)
  vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')
  forgetProcessState()
  const { closeDatabase, database: openDatabase } = await import('@/db/client')
  await migrate()
  const db = await openDatabase()
  for (const time of timeNames)
    sessionByTime[time] = await newLiveSession(db, {
      inMinutes: MINUTES_FROM_START[time],
      meetingUrl: MEETING_URL,
      attendanceCode: 'Vorpalword',
    })
  const { password, phone_number: phoneNumber, ...editor } = newTeacher()
  const passwordHash = await hashPassword(password)
  const [row] = await db
    .insert(users)
    .values({ ...editor, phoneNumber, passwordHash })
    .returning()
  await db.insert(teamRoles).values({ userId: row?.id ?? '', role: 'editor' })
  await closeDatabase()
  vi.unstubAllEnvs()
  site = await startSite({
    database,
    env: { TEAM_SECOND_FACTOR: 'optional', LOG_LEVEL: 'debug', LIST_LOAD_DELAY_MS: '0' },
  })
  const teacher = newTeacher()
  await register(site, teacher)
  loginByRole.anonymous = null
  loginByRole.user = readCredentials(await logIn(site, teacher))
  loginByRole.subscriber = await newSubscriber(site)
  loginByRole.editor = readCredentials(await logIn(site, { email: editor.email, password }))
})
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

const buildPath = ({ path }: RoutePolicy, time: LeakTestTime) =>
  path
    .replace(':slug', sessionByTime[time].slug)
    .replace(/^(\/team\/sessions|\/api\/team\/sessions)\/:id/, `$1/${sessionByTime[time].id}`)
    .replace(/:\w+\*?/g, 'sdg-starters')

type LeakRequest = { method?: string; headers?: Record<string, string>; form?: string }

type LeakResponse = { status: number; headers: Headers; content: string }

async function sendRequest(
  path: string,
  role: LiveSessionRole,
  options: LeakRequest = {},
): Promise<LeakResponse> {
  const { method = 'GET', headers = {}, form } = options
  const login = loginByRole[role]
  const authHeaders: Record<string, string> | null =
    login && (path.startsWith('/api/') ? bearerHeader(login.token) : { cookie: login.cookie })
  const typeHeader: Record<string, string> =
    form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await fetch(site.url + path, {
    method,
    headers: { ...authHeaders, ...typeHeader, ...headers } as Record<string, string>,
    body: form,
    redirect: 'manual',
  })
  const redirectUrl = new URL(response.headers.get('location') ?? '/', site.url)
  if (headers.rsc && redirectUrl.searchParams.has('_rsc') && !path.includes('_rsc'))
    return sendRequest(redirectUrl.pathname + redirectUrl.search, role, { method, headers })
  const headerText = JSON.stringify([...response.headers])
  return {
    status: response.status,
    headers: response.headers,
    content: headerText + (await response.text()),
  }
}

/** Routes that depend on a session are tested for each time, the others once. */
const testedPolicies = allRoutePolicies.flatMap((policy) =>
  (/:slug|team\/sessions\/:id/.test(policy.path) ? timeNames : (['live'] as const)).map((time) => ({
    area: policy,
    time,
  })),
)
const isSessionForm = (policy: RoutePolicy, role: LiveSessionRole) =>
  role === 'editor' && policy.path === '/team/sessions/:id'

test('tests more than 100 routes', () => {
  expect(testedPolicies.length).toBeGreaterThan(100)
})

/** Routes unrelated to sessions are tested at night. */
const selectedPolicies = testedPolicies.filter(
  ({ area: policy }) => isFullRun || /series|session/.test(policy.path),
)

describe.each(roles)('%s', (role) => {
  test('finds neither the meeting URL nor the code in any page or RSC response', async () => {
    const leaks: string[] = []
    for (const { area: policy, time } of selectedPolicies) {
      const path = buildPath(policy, time)
      const variants: LeakRequest[] = [
        {},
        ...(policy.kind === 'page' ? [{ headers: { rsc: '1' } }] : []),
      ]
      for (const options of variants) {
        const { content } = await sendRequest(path, role, options)
        if (SECRET_PATTERN.test(content) !== isSessionForm(policy, role))
          leaks.push(`${path} ${time} ${Object.keys(options)}`)
      }
    }
    expect(leaks).toEqual([])
  })

  test('gets the URL only by joining during the join window, in Location only', async () => {
    for (const time of timeNames) {
      const path = `/api/series/${sessionByTime[time].slug}/join`
      const { status, headers, content } = await sendRequest(path, role, {
        method: 'POST',
        form: '',
      })
      const canJoin = role !== 'anonymous' && (time === 'open' || time === 'live')
      expect([time, status], `${role} ${time}`).toEqual([time, expectedStatus(role, canJoin)])
      expect(headers.get('location') === MEETING_URL).toBe(canJoin)
      expect(content.match(SECRET_PATTERN)?.length ?? 0).toBe(canJoin ? 1 : 0)
      if (!canJoin) continue
      expect(headers.get('referrer-policy')?.split(',').at(-1)?.trim()).toBe('no-referrer')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('learns nothing from other APIs, including those of the team', async () => {
    const leaks: string[] = []
    for (const { area: policy, time } of testedPolicies.filter(({ area: policy }) =>
      /series|sessions/.test(policy.path),
    )) {
      if (policy.kind !== 'call' || policy.path.endsWith('/join')) continue
      // Editors' team APIs are tested elsewhere.
      if (role === 'editor' && policy.path.startsWith('/api/team')) continue
      const path = buildPath(policy, time)
      for (const form of ['', 'code=sapling']) {
        const { content } = await sendRequest(path, role, { method: 'POST', form })
        if (SECRET_PATTERN.test(content)) leaks.push(path)
      }
    }
    expect(leaks).toEqual([])
  })
})

const expectedStatus = (role: LiveSessionRole, canJoin: boolean) => {
  if (canJoin) return 303
  return role === 'anonymous' ? 401 : 409
}

test('a browser form needs the CSRF token and redirects to a page with the reason', async () => {
  const login = loginByRole.user
  const htmlHeaders = { accept: 'text/html,*/*', cookie: login?.cookie ?? '' }
  const sendForm = (time: LeakTestTime, form: string) =>
    fetch(`${site.url}/api/series/${sessionByTime[time].slug}/join`, {
      method: 'POST',
      headers: { ...htmlHeaders, 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
      redirect: 'manual',
    })
  const registrationPath = `/series/${sessionByTime.open.slug}/registration`
  expect((await sendForm('open', '')).headers.get('location')).toBe(
    `${registrationPath}?result=csrfFailed`,
  )
  expect((await sendForm('open', 'xsrf=guess')).headers.get('location')).toBe(
    `${registrationPath}?result=csrfFailed`,
  )
  const validResponse = await sendForm('open', `xsrf=${encodeURIComponent(login?.xsrf ?? '')}`)
  expect(validResponse.headers.get('location')).toBe(MEETING_URL)
  const earlyResponse = await sendForm('before', `xsrf=${encodeURIComponent(login?.xsrf ?? '')}`)
  const redirectPath = earlyResponse.headers.get('location') ?? ''
  expect(redirectPath).toContain('result=joinTooEarly')
  const page = await (await fetch(site.url + redirectPath, { headers: htmlHeaders })).text()
  expect(page).toContain('You can join 15 minutes before the start.')
  // The form contains the CSRF token, so it works without JavaScript.
  expect(page).toContain(`name="xsrf" value="${login?.xsrf}"`)
  const anonymousResponse = await fetch(`${site.url}/api/series/${sessionByTime.open.slug}/join`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  expect(anonymousResponse.headers.get('location')).toContain('/login?next=')
})

test('neither log nor email contains the meeting URL or the code', () => {
  expect(site.output()).toContain('/api/series/:slug/join')
  expect(site.output()).not.toMatch(SECRET_PATTERN)
  expect(JSON.stringify(site.mails())).not.toMatch(SECRET_PATTERN)
})
