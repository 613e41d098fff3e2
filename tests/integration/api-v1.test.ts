import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { API_CALLS } from '@/content/developers/calls'
import {
  firstRequest,
  inviteOneTeacher,
  readAllHours,
  readAllTeachers,
} from '@/content/developers/examples'
import description from '@/content/openapi.json'
import * as answers from '@/lib/api-tokens/answers'
import { fillForApi, TEACHERS } from '../support/api-school-records'
import { bearerHeader, callApi, logIn, readCredentials } from '../support/api-user'
import { newDataFolder } from '../support/data-folder'
import { takeThird } from '../support/full-run'
import { mapInParallel } from '../support/in-parallel'
import { fillDatabase } from '../support/in-process'
import { type Site, startSite } from '../support/site'
import { PASSWORD } from '../support/team'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 })

/** Of each token: a window of an hour does not end during the test. */
const MAX_CALLS = 250

let database: TestDatabase
let site: Site
let records: Awaited<ReturnType<typeof fillForApi>>
beforeAll(async () => {
  database = await newTestDatabase()
  records = await fillDatabase(database, fillForApi)
  site = await startSite({
    database,
    env: { LOG_LEVEL: 'debug', RATE_LIMIT_API_TOKEN: `${MAX_CALLS}/3600` },
  })
})
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

type TokenName = keyof Awaited<ReturnType<typeof fillForApi>>['tokens']
type CallOptions = { body?: unknown; headers?: Record<string, string>; method?: string }

const call = (name: TokenName, path: string, { body, headers, method }: CallOptions = {}) =>
  callApi(site, `/api/v1/${path}`, {
    ...{ body, method, headers: { ...bearerHeader(records.tokens[name]), ...headers } },
  })

async function readAll(name: TokenName, path: string, size: number) {
  const rows: { id: string }[] = []
  let after: string | null = null
  do {
    const query = new URLSearchParams({ limit: `${size}`, ...(after && { after }) })
    const { status, body } = await call(name, `${path}${path.includes('?') ? '&' : '?'}${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data.length).toBeLessThanOrEqual(size)
    rows.push(...body.data)
    after = body.next
  } while (after)
  return rows
}

const ANSWERS: [TokenName, string, z.ZodMiniType, number?][] = [
  ['school', 'token', answers.tokenAnswer],
  ['school', 'schools', answers.schoolsAnswer, 1],
  ['school', 'seats', answers.seatsAnswer],
  ['school', 'terms', answers.termsAnswer, 2],
  ['school', 'teachers', answers.teachersAnswer, 50],
  ['school', 'live-sessions', answers.liveSessionsAnswer],
  ['school', 'in-house-sessions', answers.inHouseSessionsAnswer, 1],
  ['school', 'attendance', answers.attendanceAnswer, 50],
  ['school', 'certificates', answers.certificatesAnswer, 50],
  ['school', 'hours', answers.hoursAnswer, 50],
  ['school', 'invoices', answers.invoicesAnswer, 1],
  ['team', 'token', answers.tokenAnswer],
  ['team', 'schools', answers.schoolsAnswer],
  ['team', 'live-sessions', answers.liveSessionsAnswer],
  ['team', 'invoices', answers.invoicesAnswer, 1],
]

describe('answers', () => {
  test.each(ANSWERS)('%s: /api/v1/%s is as described', async (name, path, schema, count) => {
    const { status, body, headers } = await call(name, path)
    expect(status).toBe(200)
    expect(z.safeParse(schema, body).error?.issues).toBeUndefined()
    if (count !== undefined) expect(body.data).toHaveLength(count)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a manager reads the people of one session or one school', async () => {
    const { session, coming, school } = records
    for (const [path, schema, count] of [
      [`attendance?session=${session.id}&limit=100`, answers.attendanceAnswer, 100],
      [`certificates?session=${session.id}`, answers.certificatesAnswer, 50],
      [`registrations?session=${coming.id}`, answers.registrationsAnswer, 50],
      [`teachers?school=${school.id}`, answers.teachersAnswer, 50],
      [`hours?school=${school.id}`, answers.hoursAnswer, 50],
    ] as const) {
      const { status, body } = await call('team', path)
      expect(status, path).toBe(200)
      expect(z.safeParse(schema, body).error?.issues, path).toBeUndefined()
      expect(body.data, path).toHaveLength(count)
    }
    for (const path of ['teachers', 'seats', 'terms', 'hours', 'in-house-sessions', 'attendance'])
      expect((await call('team', path)).status, path).toBe(422)
  })

  test.each(['teachers', 'hours', 'attendance', 'certificates'])(
    '/api/v1/%s has each row once, on pages of any size',
    async (path) => {
      const rows = await readAll('school', path, 50)
      const count = path === 'teachers' || path === 'hours' ? TEACHERS : TEACHERS - 1
      expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
      expect(rows).toHaveLength(count)
      expect(await readAll('school', path, 100)).toEqual(rows)
    },
  )

  test('times are ISO 8601 with their zone, and ids stay', async () => {
    const [first, second] = [await call('school', 'teachers'), await call('school', 'teachers')]
    expect(first.body).toEqual(second.body)
    expect(first.body.data[0].joinedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('an unchanged answer is 304 for its ETag, also a weak one', async () => {
    const { headers } = await call('school', 'teachers')
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await call('school', 'teachers', { headers: { 'if-none-match': value } })
      expect(answer.status).toBe(304)
      expect(answer.body).toBe('')
      expect(answer.headers.get('etag')).toBe(etag)
    }
    const stale = await call('school', 'teachers', { headers: { 'if-none-match': '"other"' } })
    expect(stale.status).toBe(200)
    const foreign = await call('other', 'teachers', { headers: { 'if-none-match': etag } })
    expect(foreign.status).toBe(200)
  })

  test('HEAD answers as GET without a body, and OPTIONS offers nothing to other sites', async () => {
    const head = await call('school', 'teachers', { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe((await call('school', 'teachers')).headers.get('etag'))
    const options = await call('school', 'teachers', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    })
    expect(options.status).toBe(405)
    expect([...options.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
    expect((await call('school', 'teachers', { method: 'DELETE' })).status).toBe(405)
  })

  test('count down to 429, for each token on its own', async () => {
    const { headers } = await call('busy', 'schools')
    expect(headers.get('ratelimit-limit')).toBe(`${MAX_CALLS}`)
    const left = Number(headers.get('ratelimit-remaining'))
    expect(left).toBe(MAX_CALLS - 1)
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0)
    const calls = Array.from({ length: left })
    const statuses = await mapInParallel(calls, async () => (await call('busy', 'schools')).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const full = await call('busy', 'schools')
    expect(full.status).toBe(429)
    expect(full.headers.get('ratelimit-remaining')).toBe('0')
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(full.body.msg).toMatch(/^Too many/)
    expect((await call('narrow', 'schools')).status).toBe(200)
  })
})

describe('writes', () => {
  const post = (name: TokenName, path: string, body: unknown) => call(name, path, { body })

  test('invite a teacher once', async () => {
    const email = 'new.teacher@school.example'
    const sent = await post('school', 'invitations', { email })
    expect(sent.body).toEqual({ msg: expect.any(String), status: 'sent' })
    expect((await post('school', 'invitations', { email })).body.status).toBe('invited')
    const member = { email: records.teachers[0]?.email }
    expect((await post('school', 'invitations', member)).body.status).toBe('member')
    await expect.poll(() => site.mails().some(({ to }) => to === email)).toBe(true)
    const bad = await post('school', 'invitations', { email: 'nobody' })
    expect(bad.status).toBe(422)
    expect(bad.body.errors.email).toMatch(/^\p{Lu}/u)
  })

  test('create a draft that only the team sees', async () => {
    const form = {
      ...{ kind: 'meeting', title: 'A new draft', summary: 'What we plan.', host: 'The team' },
      ...{ hostBio: 'Teachers', minutes: 60, meetingUrl: 'https://meet.example/new' },
      ...{ audience: 'user', attendanceMethod: 'code', startsAt: '2027-01-09T10:00:00+05:30' },
    }
    const { status, body } = await post('team', 'live-sessions', form)
    expect([status, body.msg]).toEqual([201, 'Session created.'])
    const period = 'live-sessions?from=2027-01-09&to=2027-01-09'
    expect((await call('team', period)).body.data).toMatchObject([
      { id: body.id, state: 'draft', startsAt: '2027-01-09T04:30:00.000Z' },
    ])
    expect((await call('school', period)).body.data).toEqual([])
    for (const startsAt of ['2027-01-09T10:00:00', 'soon', ''])
      expect((await post('team', 'live-sessions', { ...form, startsAt })).status).toBe(422)
  })

  test('record attendance: of a live session by the team, of an in-house session by its school', async () => {
    const { coming, inHouse, otherInHouse, teachers, other, session } = records
    const [first, second] = teachers
    const body = { teachers: [first?.id, second?.id] }
    expect((await post('team', `live-sessions/${coming.id}/attendance`, body)).status).toBe(200)
    expect((await call('team', `attendance?session=${coming.id}`)).body.data).toHaveLength(2)
    const stranger = { teachers: [first?.id, crypto.randomUUID()] }
    expect((await post('team', `live-sessions/${session.id}/attendance`, stranger)).status).toBe(
      404,
    )
    expect((await post('school', `in-house-sessions/${inHouse.id}/attendance`, body)).status).toBe(
      200,
    )
    const foreigner = { teachers: [other.coordinator.id] }
    const refused = await post('school', `in-house-sessions/${inHouse.id}/attendance`, foreigner)
    expect(refused.status).toBe(422)
    const foreign = `in-house-sessions/${otherInHouse.id}/attendance`
    expect((await post('school', foreign, body)).status).toBe(404)
    for (const teachers of [[], ['1'], 'all', Array(101).fill(first?.id)])
      expect(
        (await post('team', `live-sessions/${coming.id}/attendance`, { teachers })).status,
      ).toBe(422)
  })

  test('a body that is too large, no JSON or of another type is refused', async () => {
    const large = await post('school', 'invitations', { email: 'a'.repeat(70_000) })
    expect(large.status).toBe(413)
    const headers = { ...bearerHeader(records.tokens.school), 'content-type': 'application/json' }
    const url = `${site.url}/api/v1/invitations`
    const broken = await fetch(url, { method: 'POST', headers, body: '{"email"' })
    expect(broken.status).toBe(400)
    const typed = { ...headers, 'content-type': 'text/plain' }
    expect((await fetch(url, { method: 'POST', headers: typed, body: '{}' })).status).toBe(415)
  })
})

const listLoginHeaders = (login: Record<'cookie' | 'token' | 'xsrf', string>) =>
  [
    { cookie: login.cookie },
    { cookie: login.cookie, 'x-xsrf-token': login.xsrf },
    bearerHeader(login.token),
    {},
  ] as Record<string, string>[]

describe('attacks', () => {
  const paths = API_CALLS.filter(({ method }) => method === 'GET').map(({ path }) =>
    path.replace('/api/v1/', ''),
  )

  test.each(['expired', 'revoked'] as const)('a token that is %s opens nothing', async (name) => {
    for (const path of paths) {
      const { status, body, headers } = await call(name, path)
      expect(status, path).toBe(401)
      expect(headers.get('www-authenticate')).toBe('Bearer')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(body).toEqual({ msg: expect.stringMatching(/does not work/) })
    }
  })

  test('a token without a permission gets 403, for every other call', async () => {
    for (const { method, path, scope } of API_CALLS) {
      const url = path.replace('/api/v1/', '').replace('{id}', records.inHouse.id)
      const { status } = await call('narrow', url, method === 'POST' ? { body: {} } : {})
      expect(status, url).toBe(scope && scope !== 'school:read' ? 403 : 200)
    }
  })

  test('the id of another school, or of its records, is not found', async () => {
    const { other, school } = records
    for (const path of ['seats', 'terms', 'teachers', 'hours', 'in-house-sessions', 'invoices'])
      expect((await call('school', `${path}?school=${other.id}`)).status, path).toBe(404)
    const ids = (await readAll('other', 'teachers', 100)).map(({ id }) => id)
    expect(ids).toEqual([other.coordinator.id])
    expect((await call('other', 'schools')).body.data).toMatchObject([{ id: other.id }])
    expect((await call('other', 'attendance')).body.data).toHaveLength(1)
    expect((await call('other', 'certificates')).body.data).toEqual([])
    expect((await call('other', 'invoices')).body.data).toEqual([])
    expect((await call('team', `teachers?school=${crypto.randomUUID()}`)).status).toBe(404)
    expect((await call('team', `seats?school=${school.id}`)).body.school).toBe(school.id)
  })

  test('a school sees neither drafts nor registrations, and does nothing of the team', async () => {
    const { draft, coming, teachers } = records
    const sessions = await readAll('school', 'live-sessions', 100)
    expect(sessions.map(({ id }) => id)).not.toContain(draft.id)
    expect((await call('school', `registrations?session=${coming.id}`)).status).toBe(403)
    expect((await call('school', 'live-sessions', { body: {} })).status).toBe(403)
    const attendance = `live-sessions/${coming.id}/attendance`
    const body = { teachers: [teachers[0]?.id] }
    expect((await call('school', attendance, { body })).status).toBe(403)
    expect((await call('team', 'invitations', { body: { email: 'a@b.example' } })).status).toBe(403)
  })

  test('no answer has a meeting link, an attendance code, a password or a phone number', async () => {
    for (const path of ['live-sessions?limit=100', 'in-house-sessions', 'teachers?limit=100']) {
      const text = JSON.stringify((await call('school', path)).body)
      expect(text).not.toMatch(/meet\.example|ACDE34|9876543210|password|phone/i)
    }
  })

  test('a login opens nothing here: neither its cookie nor its token', async () => {
    const { email } = records.school.coordinator
    const { cookie, token, xsrf } = readCredentials(
      await logIn(site, { email, password: PASSWORD }),
    )
    for (const headers of listLoginHeaders({ cookie, token, xsrf })) {
      for (const path of paths)
        expect((await callApi(site, `/api/v1/${path}`, { headers })).status, path).toBe(401)
      const body = { email: 'a@b.example' }
      expect((await callApi(site, '/api/v1/invitations', { body, headers })).status).toBe(401)
    }
    const both = { cookie, ...bearerHeader(records.tokens.school) }
    expect((await callApi(site, '/api/v1/schools', { headers: both })).status).toBe(200)
  })

  test('a token opens no other route of the site', async () => {
    const headers = bearerHeader(records.tokens.school)
    const team = bearerHeader(records.tokens.team)
    const operations = Object.entries(description.paths).flatMap(
      ([path, { parameters: _, ...methods }]) =>
        Object.entries(methods as Record<string, { security: unknown[] }>)
          .filter(([, { security }]) => security.length > 0 && !path.startsWith('/api/v1/'))
          .map(([method]) => ({ method: method.toUpperCase(), path })),
    )
    expect(operations.length).toBeGreaterThan(50)
    await mapInParallel(takeThird(operations), async ({ method, path }) => {
      const url = path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
      const body = method === 'POST' ? {} : undefined
      expect((await callApi(site, url, { method, headers, body })).status, path).toBe(401)
    })
    for (const path of ['/api/team/roles', '/api/team/schools/export', '/api/metrics'])
      expect((await callApi(site, path, { headers: team })).status, path).toBeGreaterThanOrEqual(
        401,
      )
    expect((await callApi(site, '/my-school', { headers })).status).toBe(307)
  })

  test.each(['', '.', 'eyJ', 'null', '0', "'; drop table users --"])(
    'the cursor %j is 400, not a page',
    async (cursor) => {
      const { status, body } = await call('school', `teachers?after=${encodeURIComponent(cursor)}`)
      expect(status).toBe(400)
      expect(body.errors.after).toMatch(/cursor/)
    },
  )

  test('a changed cursor, one of another list and one of another school are 400', async () => {
    const { next } = (await call('school', 'teachers?limit=10')).body
    const [text = '', signature] = next.split('.')
    const key = JSON.parse(Buffer.from(text, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify(['2020-01-01 00:00:00.000000+00', key[1]])).toString(
      'base64url',
    )
    const cursors = [`${changed}.${signature}`, text, `${next}a`, next.slice(0, -1)]
    for (const cursor of cursors)
      expect((await call('school', `teachers?after=${cursor}`)).status, cursor).toBe(400)
    expect((await call('school', `hours?after=${next}`)).status).toBe(400)
    expect((await call('other', `teachers?after=${next}`)).status).toBe(400)
    expect((await call('school', `teachers?after=${next}`)).status).toBe(200)
  })

  test('page sizes are 1 to 100, and a list takes no other parameter', async () => {
    for (const limit of ['0', '101', '1000000', '-1', '1e2', '5.5', '', 'all', '٥'])
      expect(
        (await call('school', `teachers?limit=${encodeURIComponent(limit)}`)).status,
        limit,
      ).toBe(422)
    for (const query of ['lmit=5', 'limit=5&limit=6', 'constructor=1', 'school[]=1', 'offset=10'])
      expect((await call('school', `teachers?${query}`)).status, query).toBe(422)
  })

  test('filters take ids and days only, whatever is in them', async () => {
    const texts = [
      "' or 1=1 --",
      '1; select pg_sleep(9)',
      '%00',
      '../..',
      '$1',
      '\u202e',
      'a'.repeat(5000),
    ]
    for (const text of texts) {
      const value = text === '%00' ? text : encodeURIComponent(text)
      for (const query of [
        `live-sessions?from=${value}`,
        `attendance?session=${value}`,
        `seats?school=${value}`,
      ])
        expect((await call('school', query)).status, query.slice(0, 60)).toBe(422)
    }
    expect((await call('school', 'live-sessions?from=2026-02-31')).status).toBe(422)
    expect(
      (
        await call('school', `in-house-sessions/${encodeURIComponent("' or 1=1")}/attendance`, {
          body: { teachers: [records.teachers[0]?.id] },
        })
      ).status,
    ).toBe(404)
  })

  test('a page of another site cannot call it', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
    expect((await call('school', 'teachers', { headers })).status).toBe(403)
    const body = { email: 'a@b.example' }
    const origin = { origin: 'https://evil.example' }
    expect((await call('school', 'invitations', { body, headers: origin })).status).toBe(403)
  })

  test('a token in the URL is refused, and appears in no log', async () => {
    const { school: token } = records.tokens
    for (const query of [`access_token=${token}`, `limit=5&x=${token}`, `${token}=1`]) {
      const { status, body } = await callApi(site, `/api/v1/teachers?${query}`)
      expect(status).toBe(400)
      expect(body.msg).toMatch(/never send a token in a URL/i)
      expect((await call('school', `teachers?${query}`)).status).toBe(400)
    }
    for (const path of [`/api/v1/${token}`, `/api/v1/teachers/${token}`, `/${token}`])
      expect((await callApi(site, path)).status).toBe(404)
    const log = site.output()
    expect(log).toContain('/api/v1/teachers')
    for (const text of Object.values(records.tokens)) expect(log).not.toContain(text)
  })

  test('the log names the token by its id', () => {
    expect(site.output()).toMatch(/"detail":"api token [0-9a-f-]{36}/)
  })
})

describe('the page for developers', () => {
  const run = promisify(execFile)
  const runExample = async (program: string, file: string, text: string, token: TokenName) => {
    const script = path.join(newDataFolder('example'), file)
    writeFileSync(script, text)
    const env = { ...process.env, UNS_TOKEN: records.tokens[token] }
    return (await run(program, [script], { env })).stdout
  }

  test('its first request works', async () => {
    const output = await runExample('bash', 'first.sh', firstRequest(site.url), 'school')
    expect(JSON.parse(output)).toMatchObject({ school: records.school.id })
  })

  test('its example in JavaScript reads all teachers', async () => {
    const output = await runExample(
      process.execPath,
      'list.mjs',
      readAllTeachers(site.url),
      'school',
    )
    expect(output.trim().split('\n')).toHaveLength(TEACHERS)
  })

  test('its example in Python reads the hours of all teachers', async () => {
    const output = await runExample('python3', 'hours.py', readAllHours(site.url), 'school')
    expect(output.trim().split('\n')).toHaveLength(TEACHERS)
    expect(output).toContain(`${records.teachers[0]?.id} 90`)
  })

  test('its example of a write invites a teacher', async () => {
    const output = await runExample('bash', 'invite.sh', inviteOneTeacher(site.url), 'other')
    expect(JSON.parse(output)).toMatchObject({ status: 'sent' })
  })

  test.each(['', '/hi', '/ta'])(
    '%s/developers needs no script, and names every call',
    async (language) => {
      const { status, body, headers } = await callApi(site, `${language}/developers`)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toMatch(/s-maxage|public/)
      for (const { method, path } of API_CALLS) expect(body).toContain(`${method} ${path}`)
      expect(body).not.toMatch(/<script(?![^>]*noModule)[^>]*src=/)
      expect(body).not.toMatch(/data-live="(now|idle)"/)
    },
  )

  test('its table is that of the description', () => {
    const described = Object.entries(description.paths)
      .filter(([path]) => path.startsWith('/api/v1/'))
      .flatMap(([path, { parameters: _, ...methods }]) =>
        Object.entries(
          methods as Record<string, { description: string; parameters: { name: string }[] }>,
        ).map(([method, operation]) => ({
          ...{ method: method.toUpperCase(), path },
          scope: /permission (\S+)\./.exec(operation.description)?.[1] ?? null,
          params: operation.parameters.map(({ name }) => name),
        })),
      )
    const sort = (calls: { method: string; path: string }[]) =>
      calls.toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`))
    expect(sort(described)).toEqual(sort(API_CALLS))
  })
})
