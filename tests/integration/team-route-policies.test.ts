import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roleIncludes } from '@/lib/team-access/policy'
import { bearerHeader, callApi } from '../support/api-user'
import {
  createForeignRecords,
  type ForeignRecords,
  fillForeignIds,
} from '../support/foreign-records'
import { isCiRun, isFullRun, takeThird } from '../support/full-run'
import { mapInParallel } from '../support/in-parallel'
import { parseLocation, parseStatuses, sendRawGet } from '../support/raw-request'
import { type Site, startSite } from '../support/site'
import { type TeamRoute, type TeamRouteRequirement, teamRoutes } from '../support/team-routes'
import { createTeamUsers, type TeamCaller, type TeamUsers } from '../support/team-users'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

/** The requirements come from each route's source, so new routes are covered automatically. */

let database: TestDatabase
let site: Site
let accounts: TeamUsers
let foreignRecords: ForeignRecords
beforeAll(async () => {
  database = await newTestDatabase()
  accounts = await createTeamUsers(database, async (db) => {
    foreignRecords = await createForeignRecords(db)
  })
  site = await startSite({ database, env: { TEAM_SECOND_FACTOR: 'required' } })
}, 180_000)
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

/** Every second one, beginning with the first or the second; at night all. */
const takeTurns = <T>(items: readonly T[], start: number) =>
  items.filter((_, index) => isFullRun || (index + start) % 2 === 0)

const METHODS = ['GET', 'POST', ...(isFullRun ? ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] : [])]
const ANONYMOUS = { cookie: '', token: '' }
const OUTSIDER_NAMES = [
  'anonymous',
  'coordinator',
  ...(isFullRun ? (['user', 'subscriber'] as const) : []),
] as const
const UNVERIFIED_NAMES = [
  'manager who has not shown it',
  ...(isFullRun
    ? (['manager without a second factor', 'manager who showed it long ago'] as const)
    : []),
] as const
const UNKNOWN_PATHS = { page: '/no-such-page', file: '/no-such-page', call: '/api/no/such/call' }

const getCaller = (name: (typeof OUTSIDER_NAMES)[number] | keyof TeamUsers): TeamCaller =>
  name === 'anonymous' ? ANONYMOUS : accounts[name]

/** Requests pages like a browser and APIs like the site's scripts. */
async function sendRequest(
  { policy, path: urlPath }: Pick<TeamRoute, 'policy' | 'path'>,
  caller: TeamCaller,
  method = 'GET',
) {
  const isCall = policy.kind === 'call'
  const headers: Record<string, string> = {}
  if (isCall && caller.token) Object.assign(headers, bearerHeader(caller.token))
  if (!isCall && caller.cookie) headers.cookie = caller.cookie
  const body = isCall && /^P/.test(method) ? {} : undefined
  return callApi(site, urlPath, { method, body, headers })
}

const summarizeResponse = ({ status, body, headers }: Awaited<ReturnType<typeof callApi>>) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)),
})

test("covers more than 14 routes, sensitive ones and managers' ones included", () => {
  expect(teamRoutes.length).toBeGreaterThan(14)
  const requirements = teamRoutes.flatMap(({ requirements: requirementsByMethod }) =>
    Object.values(requirementsByMethod),
  )
  expect(requirements.some((requirement) => requirement?.needsRecentStepUp)).toBe(true)
  expect(requirements.some((requirement) => requirement?.role === 'manager')).toBe(true)
})

/** Sent once for each caller and form, because the response is always the same. */
const unknownPathResponses = new Map<string, ReturnType<typeof callApi>>()
function sendOnce(key: string, send: () => ReturnType<typeof callApi>) {
  const response = unknownPathResponses.get(key) ?? send()
  unknownPathResponses.set(key, response)
  return response
}

/** Before a commit every ninth. */
const takeFew = <T>(items: readonly T[], start: number) => takeThird(takeThird(items, start))

describe.each(OUTSIDER_NAMES)('for %s', (callerName) => {
  const callerIndex = (OUTSIDER_NAMES as readonly string[]).indexOf(callerName)
  const requestUnknownPath = ({ policy }: TeamRoute, method: string) =>
    sendOnce(`${callerName} ${policy.kind} ${method}`, () =>
      sendRequest({ policy, path: UNKNOWN_PATHS[policy.kind] }, getCaller(callerName), method),
    )

  test('every route responds like an unknown path', () =>
    mapInParallel(
      takeFew([...teamRoutes.entries()], callerIndex),
      async ([routeIndex, teamRoute]) => {
        // Records of another school, where the path names one.
        const path = fillForeignIds(teamRoute.policy.path, foreignRecords)
        for (const method of takeTurns(METHODS, routeIndex + callerIndex)) {
          const [response, unknownResponse] = await Promise.all([
            sendRequest({ ...teamRoute, path }, getCaller(callerName), method),
            requestUnknownPath(teamRoute, method),
          ])
          const label = `${method} ${path}`
          expect(summarizeResponse(response), label).toEqual(summarizeResponse(unknownResponse))
        }
      },
    ))
})

test.each(['rsc', ...(isFullRun ? ['next-router-prefetch', 'purpose'] : [])])(
  'a page stays hidden from requests with the header %s',
  async (header) => {
    const headers = { cookie: accounts.user.cookie, [header]: '1' }
    const pages = teamRoutes.filter(({ policy }) => policy.kind === 'page')
    await mapInParallel(takeFew([...pages.entries()], 2), async ([index, page]) => {
      const { policy, path: urlPath } = page
      const variants = [urlPath, urlPath.toUpperCase(), `${urlPath}/`, `${urlPath}?x=1`]
      for (const variant of takeTurns(variants, index)) {
        const unknownPath = variant.replace(/^\/team[\w/-]*?(?=\/?$|\?)/i, '/no-such-page')
        const [response, unknownResponse] = await Promise.all([
          callApi(site, variant, { headers }),
          sendOnce(`${header} ${unknownPath}`, () => callApi(site, unknownPath, { headers })),
        ])
        expect(summarizeResponse(response), `${policy.path} as ${variant}`).toEqual(
          summarizeResponse(unknownResponse),
        )
      }
    })
  },
)

const listRequirements = ({
  policy,
  requirements: requirementsByMethod,
  path: urlPath,
}: TeamRoute) =>
  Object.entries(requirementsByMethod).map(([method, requirement]) => ({
    policy,
    path: urlPath,
    method,
    requirement: requirement as TeamRouteRequirement,
  }))
const teamRequests = teamRoutes.flatMap(listRequirements)

/** Pages redirect to the verification; APIs return an error code. */
async function expectVerificationRequired(
  teamRequest: (typeof teamRequests)[number],
  caller: TeamCaller,
) {
  if (teamRequest.policy.kind === 'file') await expectFileLinkRedirect(teamRequest, caller)
  const response = await sendRequest(teamRequest, caller, teamRequest.method)
  const label = `${teamRequest.method} ${teamRequest.policy.path}`
  if (teamRequest.policy.kind !== 'page') {
    expect(response, label).toMatchObject({ status: 403, body: { errors: { proof: /\w/ } } })
    return
  }
  expect(response.status, label).toBe(307)
  const verifyPath = `/team/verify?next=${encodeURIComponent(teamRequest.path)}`
  expect(response.headers.get('location'), label).toBe(verifyPath)
}

async function expectFileLinkRedirect(
  { path: urlPath }: (typeof teamRequests)[number],
  { cookie }: TeamCaller,
) {
  const response = await sendRawGet(
    ...[site, urlPath, `Host: ${new URL(site.url).host}`, `Cookie: ${cookie}`],
    ...[`Referer: ${site.url}/team/library`, 'Sec-Fetch-Mode: navigate'],
  )
  expect(parseStatuses(response)).toEqual([303])
  expect(parseLocation(response)).toBe('/team/verify?next=%2Fteam%2Flibrary')
}

describe.each(UNVERIFIED_NAMES)('a %s', (callerName) => {
  test('is asked for the second factor on every route except the verification', async () => {
    const guarded = teamRequests.filter(({ requirement }) => !requirement.allowsUnverified)
    await mapInParallel(takeFew(guarded, 0), (teamRequest) =>
      expectVerificationRequired(teamRequest, accounts[callerName]),
    )
  })

  test('can open the verification page', async () => {
    const response = await callApi(site, '/team/verify', {
      headers: { cookie: accounts[callerName].cookie },
    })
    expect(response.status).toBe(200)
  })
})

test('a manager without step-up must verify again for sensitive actions only', async () => {
  const caller = accounts['manager without step-up']
  await mapInParallel(takeFew(teamRequests, 1), async (teamRequest) => {
    if (teamRequest.requirement.needsRecentStepUp)
      await expectVerificationRequired(teamRequest, caller)
    else if (teamRequest.method === 'GET' && teamRequest.policy.kind !== 'page')
      expect((await sendRequest(teamRequest, caller)).status, teamRequest.path).not.toBe(403)
  })
})

const expectNotFound = (requests: typeof teamRequests, caller: TeamCaller) =>
  mapInParallel(requests, async (teamRequest) => {
    const { path, method } = teamRequest
    const { status } = await sendRequest(teamRequest, caller, method)
    expect(status, `${method} ${path}`).toBe(404)
  })

test('an editor gets 404 for routes of other roles', async () => {
  const hidden = teamRequests.filter(({ requirement }) => !roleIncludes('editor', requirement.role))
  expect(new Set(hidden.map(({ requirement }) => requirement.role))).toEqual(
    new Set(['manager', 'accounts', 'schoolList']),
  )
  await expectNotFound(takeFew(hidden, 1), accounts.editor)
})

test('accounts opens the ledger and gets 404 for everything else of the team', async () => {
  const { cookie } = accounts.accounts
  for (const path of ['/team/billing', '/team/second-factor']) {
    const { status } = await callApi(site, path, { headers: { cookie } })
    expect(status, path).toBe(200)
  }
  const isAllowed = ({ requirement: { role } }: (typeof teamRequests)[number]) =>
    role === 'accounts' || role === 'search' || role === 'any'
  const hidden = teamRequests.filter((teamRequest) => !isAllowed(teamRequest))
  expect(hidden.filter(({ method }) => method === 'POST').length).toBeGreaterThan(20)
  await expectNotFound(takeFew(takeTurns(hidden, 0), 0), accounts.accounts)
})

test('a viewer reads lists and statistics, without links to records, and gets 404 for the rest', async () => {
  const { cookie } = accounts.viewer
  const canRead = ['viewer', 'schoolList', 'sessionList', 'statistics', 'any']
  const readablePaths = [
    ...['/team', '/team/statistics', '/team/statistics/report'],
    ...['/team/schools', '/team/sessions', '/team/calendar', '/team/second-factor'],
  ]
  for (const path of readablePaths) {
    const response = await callApi(site, path, { headers: { cookie } })
    expect(response.status, path).toBe(200)
    const links = [...String(response.body).matchAll(/href="(\/team[^"]*)"/g)].map(
      ([, href]) => href,
    )
    for (const href of new Set(links)) expect(readablePaths).toContain(href?.split('?')[0])
  }
  const forbiddenRequests = teamRequests.filter(
    ({ requirement: { role } }) => !canRead.includes(role),
  )
  expect(forbiddenRequests.length).toBeGreaterThan(20)
  await expectNotFound(takeFew(takeTurns(forbiddenRequests, 1), 0), accounts.viewer)
})

const changes = teamRequests.filter(
  ({ policy, method }) => policy.kind === 'call' && method !== 'GET',
)
const LARGE_BODY = { text: 'x'.repeat(70_000) }

test.each(isFullRun ? (['coordinator', 'subscriber'] as const) : (['coordinator'] as const))(
  'a %s gets the response of an unknown path also for a body over the limit',
  async (callerName) => {
    const headers = bearerHeader(accounts[callerName].token)
    await mapInParallel(takeFew(takeTurns(changes, 0), 0), async ({ policy, method }) => {
      const request = { method, body: LARGE_BODY, headers }
      const [response, unknownResponse] = await Promise.all([
        callApi(site, fillForeignIds(policy.path, foreignRecords), request),
        sendOnce(`${callerName} large ${method}`, () => callApi(site, UNKNOWN_PATHS.call, request)),
      ])
      const label = `${method} ${policy.path}`
      expect(summarizeResponse(response), label).toEqual(summarizeResponse(unknownResponse))
      expect(response.status, label).toBe(404)
    })
  },
)

test('a wrong origin gets 403 on every API route, whatever the role', async () => {
  const calls = teamRequests.filter(({ policy }) => policy.kind === 'call')
  await mapInParallel(
    takeFew([...calls.entries()], 2),
    async ([index, { policy, path: urlPath, method }]) => {
      const origin: Record<string, string> =
        method === 'GET' ? { 'sec-fetch-site': 'cross-site' } : { origin: 'https://evil.example' }
      for (const { token } of takeTurns([accounts.manager, accounts.user], index)) {
        const headers = { ...bearerHeader(token), ...origin }
        const body = method === 'GET' ? undefined : {}
        const { status } = await callApi(site, urlPath, { method, body, headers })
        expect(status, `${method} ${policy.path}`).toBe(403)
      }
    },
  )
})

test('a cookie without the CSRF token changes nothing', async () => {
  const headers = { cookie: accounts.manager.cookie }
  await mapInParallel(takeFew(changes, 1), async ({ policy, path: urlPath, method }) => {
    const { status } = await callApi(site, urlPath, { method, body: {}, headers })
    expect(status, `${method} ${policy.path}`).toBe(403)
  })
})

test('a body over the limit gets 413, and one that is not a file 415', async () => {
  const headers = bearerHeader(accounts.manager.token)
  await mapInParallel(
    takeFew(changes, 2),
    async ({ policy, path: urlPath, method, requirement }) => {
      const { status } = await callApi(site, urlPath, { method, body: LARGE_BODY, headers })
      expect(status, `${method} ${policy.path}`).toBe(requirement.acceptsStream ? 415 : 413)
    },
  )
})

const REMOVAL = 'POST /api/team/schools/views/:id/remove'

test('a manager changes nothing with unknown ids', async () => {
  const headers = bearerHeader(accounts.manager.token)
  const statuses = new Map<string, number>()
  const posts = changes.filter(({ policy, method }) => method === 'POST' && /:/.test(policy.path))
  await mapInParallel(takeThird(posts), async ({ policy, method }) => {
    const urlPath = fillForeignIds(policy.path, {})
    const { status } = await callApi(site, urlPath, { method, body: {}, headers })
    statuses.set(`${method} ${policy.path}`, status)
  })
  // Fields are checked before the record is read; 409 says that somebody was first.
  const accepted = [...statuses].filter(([, status]) => ![404, 409, 422].includes(status))
  // Removing again is no error.
  expect(accepted).toEqual(statuses.has(REMOVAL) ? [[REMOVAL, 200]] : [])
  expect([...statuses.values()].filter((status) => status === 404).length).toBeGreaterThan(
    isCiRun ? 30 : 10,
  )
})

test('a manager can open every page, most without step-up, and no response is cacheable', async () => {
  const pageRequests = teamRequests.filter(
    ({ policy }) => policy.kind === 'page' && !policy.path.includes(':'),
  )
  await mapInParallel(takeThird(pageRequests), async (teamRequest) => {
    const { needsRecentStepUp, allowsUnverified } = teamRequest.requirement
    const isVerified = needsRecentStepUp || allowsUnverified
    const caller = accounts[isVerified ? 'manager' : 'manager without step-up']
    const { status, headers } = await sendRequest(teamRequest, caller)
    expect(status, teamRequest.path).toBe(allowsUnverified ? 307 : 200)
    expect(headers.get('cache-control'), teamRequest.path).toMatch(/no-store/)
  })
})

test('a wrong method gets 405 for the team and 404 for others', async () => {
  const [teamRequest] = teamRequests.filter(({ policy }) => policy.kind === 'call')
  if (!teamRequest) throw new Error('no call')
  expect((await sendRequest(teamRequest, accounts.manager, 'DELETE')).status).toBe(405)
  expect((await sendRequest(teamRequest, accounts.user, 'DELETE')).status).toBe(404)
})

test("next includes the query and accepts only the site's own paths", async () => {
  const { cookie } = accounts['manager who has not shown it']
  const response = await callApi(site, '/team/roles?a=1&b=2', {
    headers: { cookie, 'x-requested-path': '//evil.example' },
  })
  expect(response.headers.get('location')).toBe(
    `/team/verify?next=${encodeURIComponent('/team/roles?a=1&b=2')}`,
  )
})

test.runIf(isFullRun)(
  'response times do not reveal which routes exist (skipped: at night)',
  async () => {
    const { cookie, token } = accounts.user
    const pathPairs = [
      { here: '/team/roles', there: '/no-such-page', headers: { cookie } },
      { here: '/api/team/roles', there: '/api/no/such/call', headers: bearerHeader(token) },
    ]
    for (const { here: existingPath, there: unknownPath, headers } of pathPairs) {
      const timesMs: Record<string, number[]> = { [existingPath]: [], [unknownPath]: [] }
      for (let round = 0; round < 150; round += 1) {
        for (const path of round % 2 ? [existingPath, unknownPath] : [unknownPath, existingPath]) {
          const startedAt = performance.now()
          await callApi(site, path, { headers })
          timesMs[path]?.push(performance.now() - startedAt)
        }
      }
      const [existingMs, unknownMs] = [median(timesMs[existingPath]), median(timesMs[unknownPath])]
      expect(
        Math.abs(existingMs - unknownMs),
        `${existingPath}: ${existingMs} and ${unknownMs} ms`,
      ).toBeLessThan(Math.max(0.4, unknownMs * 0.2))
    }
  },
)

const median = (timesMs: number[] = []) =>
  timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length / 2)] ?? 0
