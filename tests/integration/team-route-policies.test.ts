import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearerHeader, callApi } from '../support/api-user'
import { isFullRun } from '../support/full-run'
import { parseLocation, parseStatuses, sendRawGet } from '../support/raw-request'
import { type Site, startSite } from '../support/site'
import { type TeamRoute, type TeamRouteRequirement, teamRoutes } from '../support/team-routes'
import { createTeamUsers, type TeamCaller, type TeamUsers } from '../support/team-users'
import { newTestDatabase, type TestDatabase } from '../support/test-database'

/**
 * Every address of the team's side, by every method, for everybody who may come to it. What an address
 * asks is read from its own source, so a new one is covered as soon as it has its row.
 */

let database: TestDatabase
let site: Site
let accounts: TeamUsers
beforeAll(async () => {
  database = await newTestDatabase()
  accounts = await createTeamUsers(database)
  site = await startSite({ database, env: { TEAM_SECOND_FACTOR: 'required' } })
}, 180_000)
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

const METHODS = ['GET', 'POST', ...(isFullRun ? ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] : [])]
const ANONYMOUS = { cookie: '', token: '' }
const OUTSIDER_NAMES = ['anonymous', 'person', 'subscriber', 'coordinator'] as const
const UNVERIFIED_NAMES = [
  'manager without a second factor',
  'manager who has not shown it',
  'manager who showed it long ago',
] as const
const UNKNOWN_PATHS = { page: '/no-such-page', file: '/no-such-page', call: '/api/no/such/call' }

const getCaller = (name: (typeof OUTSIDER_NAMES)[number] | keyof TeamUsers): TeamCaller =>
  name === 'anonymous' ? ANONYMOUS : accounts[name]

/** As a browser comes to a page, and as the site's own script calls. */
async function sendRequest(
  { area: policy, address: urlPath }: Pick<TeamRoute, 'area' | 'address'>,
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

/** All that an answer says, but what is another each time. */
const summarizeResponse = ({ status, body, headers }: Awaited<ReturnType<typeof callApi>>) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)),
})

test('there are addresses enough for this to mean something', () => {
  expect(teamRoutes.length).toBeGreaterThan(14)
  const requirements = teamRoutes.flatMap(({ asks: requirementsByMethod }) =>
    Object.values(requirementsByMethod),
  )
  expect(requirements.some((requirement) => requirement?.fresh)).toBe(true)
  expect(requirements.some((requirement) => requirement?.may === 'manager')).toBe(true)
})

describe.each(OUTSIDER_NAMES)('for %s', (callerName) => {
  const unknownPathResponses = new Map<string, ReturnType<typeof sendRequest>>()
  /** The same each time, so it is asked once. */
  function requestUnknownPath(teamRoute: TeamRoute, method: string) {
    const urlPath = UNKNOWN_PATHS[teamRoute.area.kind]
    const key = `${teamRoute.area.kind} ${method}`
    const pendingResponse =
      unknownPathResponses.get(key) ??
      sendRequest({ ...teamRoute, address: urlPath }, getCaller(callerName), method)
    unknownPathResponses.set(key, pendingResponse)
    return pendingResponse
  }

  test.each(teamRoutes)('$area.path is as any address where nothing is', async (teamRoute) => {
    for (const method of METHODS) {
      const [response, unknownResponse] = [
        await sendRequest(teamRoute, getCaller(callerName), method),
        await requestUnknownPath(teamRoute, method),
      ]
      expect(summarizeResponse(response), method).toEqual(summarizeResponse(unknownResponse))
    }
  })
})

test.each(['rsc', 'next-router-prefetch', 'purpose'])(
  'nor does a page show itself to who asks with %s',
  async (header) => {
    for (const { area: policy, address: urlPath } of teamRoutes.filter(
      (teamRoute) => teamRoute.area.kind === 'page',
    )) {
      const headers = { cookie: accounts.person.cookie, [header]: '1' }
      for (const variant of [urlPath, `${urlPath}/`, `${urlPath}?x=1`, urlPath.toUpperCase()]) {
        const unknownPath = variant.replace(/^\/team[\w/-]*?(?=\/?$|\?)/i, '/no-such-page')
        const [response, unknownResponse] = await Promise.all([
          callApi(site, variant, { headers }),
          callApi(site, unknownPath, { headers }),
        ])
        expect(summarizeResponse(response), `${policy.path} as ${variant}`).toEqual(
          summarizeResponse(unknownResponse),
        )
      }
    }
  },
)

const listRequirements = ({
  area: policy,
  asks: requirementsByMethod,
  address: urlPath,
}: TeamRoute) =>
  Object.entries(requirementsByMethod).map(([method, requirement]) => ({
    area: policy,
    address: urlPath,
    method,
    asked: requirement as TeamRouteRequirement,
  }))
const teamRequests = teamRoutes.flatMap(listRequirements)

/** Led to where it is shown, or told by the word that a client understands. */
async function expectVerificationRequired(
  teamRequest: (typeof teamRequests)[number],
  caller: TeamCaller,
) {
  if (teamRequest.area.kind === 'file') await expectFileLinkRedirect(teamRequest, caller)
  const response = await sendRequest(teamRequest, caller, teamRequest.method)
  const label = `${teamRequest.method} ${teamRequest.area.path}`
  if (teamRequest.area.kind !== 'page') {
    expect(response, label).toMatchObject({ status: 403, body: { errors: { proof: /\w/ } } })
    return
  }
  expect(response.status, label).toBe(307)
  const verifyPath = `/team/enter?next=${encodeURIComponent(teamRequest.address)}`
  expect(response.headers.get('location'), label).toBe(verifyPath)
}

/** Who follows a link to a file comes back to the page that has it. */
async function expectFileLinkRedirect(
  { address: urlPath }: (typeof teamRequests)[number],
  { cookie }: TeamCaller,
) {
  const response = await sendRawGet(
    ...[site, urlPath, `Host: ${new URL(site.url).host}`, `Cookie: ${cookie}`],
    ...[`Referer: ${site.url}/team/library`, 'Sec-Fetch-Mode: navigate'],
  )
  expect(parseStatuses(response)).toEqual([303])
  expect(parseLocation(response)).toBe('/team/enter?next=%2Fteam%2Flibrary')
}

describe.each(UNVERIFIED_NAMES)('a %s', (callerName) => {
  test('is asked for it everywhere but where it is shown', async () => {
    for (const teamRequest of teamRequests.filter(
      ({ asked: requirement }) => !requirement.unproven,
    ))
      await expectVerificationRequired(teamRequest, accounts[callerName])
  })

  test('finds the page where it is shown', async () => {
    const response = await callApi(site, '/team/enter', {
      headers: { cookie: accounts[callerName].cookie },
    })
    expect(response.status).toBe(200)
  })
})

test('a manager without step-up is asked again for what is delicate, and for nothing else', async () => {
  const caller = accounts['manager without step-up']
  for (const teamRequest of teamRequests) {
    if (teamRequest.asked.fresh) await expectVerificationRequired(teamRequest, caller)
    else if (teamRequest.method === 'GET')
      expect((await sendRequest(teamRequest, caller)).status, teamRequest.address).not.toBe(403)
  }
})

test('an editor finds nothing of what is a manager’s', async () => {
  const managerRequests = teamRequests.filter(
    ({ asked: requirement }) => requirement.may === 'manager',
  )
  expect(managerRequests.length).toBeGreaterThan(3)
  for (const teamRequest of managerRequests)
    expect(
      (await sendRequest(teamRequest, accounts.editor, teamRequest.method)).status,
      teamRequest.area.path,
    ).toBe(404)
})

test('a manager finds every page, and no answer may be kept', async () => {
  const pageRequests = teamRequests.filter(
    ({ area: policy }) => policy.kind === 'page' && !policy.path.includes(':'),
  )
  for (const teamRequest of pageRequests) {
    const { status, headers } = await sendRequest(teamRequest, accounts.manager)
    // Who has just shown it is led on from where it is asked for.
    expect(status, teamRequest.address).toBe(teamRequest.asked.unproven ? 307 : 200)
    expect(headers.get('cache-control'), teamRequest.address).toMatch(/no-store/)
  }
})

test('by another method than its own the team hears so, and others only that nothing is there', async () => {
  const [teamRequest] = teamRequests.filter(({ area: policy }) => policy.kind === 'call')
  if (!teamRequest) throw new Error('no call')
  expect((await sendRequest(teamRequest, accounts.manager, 'DELETE')).status).toBe(405)
  expect((await sendRequest(teamRequest, accounts.person, 'DELETE')).status).toBe(404)
})

test('the wish goes along with its query, and only one of the site’s own', async () => {
  const { cookie } = accounts['manager who has not shown it']
  const response = await callApi(site, '/team/roles?a=1&b=2', {
    headers: { cookie, 'x-asked-path': '//evil.example' },
  })
  expect(response.headers.get('location')).toBe(
    `/team/enter?next=${encodeURIComponent('/team/roles?a=1&b=2')}`,
  )
})

test.runIf(isFullRun)(
  'nor does the time tell that there is something (skipped: at night)',
  async () => {
    const { cookie, token } = accounts.person
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
