import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { bearer, call } from '../support/person'
import { getRaw, locationIn, statusesIn } from '../support/raw-request'
import { type Site, startSite } from '../support/site'
import { type Asks, type TeamArea, teamAreas } from '../support/team-areas'
import { type Caller, type People, teamPeople } from '../support/team-people'
import { isWhole } from '../support/whole'

/**
 * Every address of the team's side, by every method, for everybody who may come to it. What an address
 * asks is read from its own source, so a new one is covered as soon as it has its row.
 */

let database: FreshDatabase
let site: Site
let people: People
beforeAll(async () => {
  database = await freshDatabase()
  people = await teamPeople(database)
  site = await startSite({ database, env: { TEAM_SECOND_FACTOR: 'required' } })
}, 180_000)
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

const METHODS = ['GET', 'POST', ...(isWhole ? ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] : [])]
const NOBODY = { cookie: '', token: '' }
const OUTSIDERS = ['anonymous', 'person', 'subscriber', 'coordinator'] as const
const UNPROVEN = [
  'manager without a second factor',
  'manager who has not shown it',
  'manager who showed it long ago',
] as const
const NOWHERE = { page: '/no-such-page', file: '/no-such-page', call: '/api/no/such/call' }

const whoIs = (name: (typeof OUTSIDERS)[number] | keyof People): Caller =>
  name === 'anonymous' ? NOBODY : people[name]

/** As a browser comes to a page, and as the site's own script calls. */
async function ask(
  { area, address }: Pick<TeamArea, 'area' | 'address'>,
  by: Caller,
  method = 'GET',
) {
  const isCall = area.kind === 'call'
  const headers: Record<string, string> = {}
  if (isCall && by.token) Object.assign(headers, bearer(by.token))
  if (!isCall && by.cookie) headers.cookie = by.cookie
  const body = isCall && /^P/.test(method) ? {} : undefined
  return call(site, address, { method, body, headers })
}

/** All that an answer says, but what is another each time. */
const saidBy = ({ status, body, headers }: Awaited<ReturnType<typeof call>>) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)),
})

test('there are addresses enough for this to mean something', () => {
  expect(teamAreas.length).toBeGreaterThan(14)
  const asked = teamAreas.flatMap(({ asks }) => Object.values(asks))
  expect(asked.some((asks) => asks?.fresh)).toBe(true)
  expect(asked.some((asks) => asks?.may === 'manager')).toBe(true)
})

describe.each(OUTSIDERS)('for %s', (who) => {
  const askedNowhere = new Map<string, ReturnType<typeof ask>>()
  /** The same each time, so it is asked once. */
  function nowhere(one: TeamArea, method: string) {
    const address = NOWHERE[one.area.kind]
    const key = `${one.area.kind} ${method}`
    const asked = askedNowhere.get(key) ?? ask({ ...one, address }, whoIs(who), method)
    askedNowhere.set(key, asked)
    return asked
  }

  test.each(teamAreas)('$area.path is as any address where nothing is', async (one) => {
    for (const method of METHODS) {
      const [here, there] = [await ask(one, whoIs(who), method), await nowhere(one, method)]
      expect(saidBy(here), method).toEqual(saidBy(there))
    }
  })
})

test.each(['rsc', 'next-router-prefetch', 'purpose'])(
  'nor does a page show itself to who asks with %s',
  async (header) => {
    for (const { area, address } of teamAreas.filter((one) => one.area.kind === 'page')) {
      const headers = { cookie: people.person.cookie, [header]: '1' }
      for (const variant of [address, `${address}/`, `${address}?x=1`, address.toUpperCase()]) {
        const nowhere = variant.replace(/^\/team[\w/-]*?(?=\/?$|\?)/i, '/no-such-page')
        const [here, there] = await Promise.all([
          call(site, variant, { headers }),
          call(site, nowhere, { headers }),
        ])
        expect(saidBy(here), `${area.path} as ${variant}`).toEqual(saidBy(there))
      }
    }
  },
)

const asksOf = ({ area, asks, address }: TeamArea) =>
  Object.entries(asks).map(([method, asked]) => ({ area, address, method, asked: asked as Asks }))
const everyWay = teamAreas.flatMap(asksOf)

/** Led to where it is shown, or told by the word that a client understands. */
async function expectAsked(way: (typeof everyWay)[number], by: Caller) {
  if (way.area.kind === 'file') await expectLinkLedOn(way, by)
  const answer = await ask(way, by, way.method)
  const what = `${way.method} ${way.area.path}`
  if (way.area.kind !== 'page') {
    expect(answer, what).toMatchObject({ status: 403, body: { errors: { proof: /\w/ } } })
    return
  }
  expect(answer.status, what).toBe(307)
  const next = `/team/enter?next=${encodeURIComponent(way.address)}`
  expect(answer.headers.get('location'), what).toBe(next)
}

/** Who follows a link to a file comes back to the page that has it. */
async function expectLinkLedOn({ address }: (typeof everyWay)[number], { cookie }: Caller) {
  const answer = await getRaw(
    ...[site, address, `Host: ${new URL(site.url).host}`, `Cookie: ${cookie}`],
    ...[`Referer: ${site.url}/team/library`, 'Sec-Fetch-Mode: navigate'],
  )
  expect(statusesIn(answer)).toEqual([303])
  expect(locationIn(answer)).toBe('/team/enter?next=%2Fteam%2Flibrary')
}

describe.each(UNPROVEN)('a %s', (who) => {
  test('is asked for it everywhere but where it is shown', async () => {
    for (const way of everyWay.filter(({ asked }) => !asked.unproven))
      await expectAsked(way, people[who])
  })

  test('finds the page where it is shown', async () => {
    const answer = await call(site, '/team/enter', { headers: { cookie: people[who].cookie } })
    expect(answer.status).toBe(200)
  })
})

test('a manager without step-up is asked again for what is delicate, and for nothing else', async () => {
  const by = people['manager without step-up']
  for (const way of everyWay) {
    if (way.asked.fresh) await expectAsked(way, by)
    else if (way.method === 'GET') expect((await ask(way, by)).status, way.address).not.toBe(403)
  }
})

test('an editor finds nothing of what is a manager’s', async () => {
  const managers = everyWay.filter(({ asked }) => asked.may === 'manager')
  expect(managers.length).toBeGreaterThan(3)
  for (const way of managers)
    expect((await ask(way, people.editor, way.method)).status, way.area.path).toBe(404)
})

test('a manager finds every page, and no answer may be kept', async () => {
  const pages = everyWay.filter(({ area }) => area.kind === 'page' && !area.path.includes(':'))
  for (const way of pages) {
    const { status, headers } = await ask(way, people.manager)
    // Who has just shown it is led on from where it is asked for.
    expect(status, way.address).toBe(way.asked.unproven ? 307 : 200)
    expect(headers.get('cache-control'), way.address).toMatch(/no-store/)
  }
})

test('by another method than its own the team hears so, and others only that nothing is there', async () => {
  const [way] = everyWay.filter(({ area }) => area.kind === 'call')
  if (!way) throw new Error('no call')
  expect((await ask(way, people.manager, 'DELETE')).status).toBe(405)
  expect((await ask(way, people.person, 'DELETE')).status).toBe(404)
})

test('the wish goes along with its query, and only one of the site’s own', async () => {
  const { cookie } = people['manager who has not shown it']
  const answer = await call(site, '/team/roles?a=1&b=2', {
    headers: { cookie, 'x-asked-path': '//evil.example' },
  })
  expect(answer.headers.get('location')).toBe(
    `/team/enter?next=${encodeURIComponent('/team/roles?a=1&b=2')}`,
  )
})

test.runIf(isWhole)(
  'nor does the time tell that there is something (skipped: at night)',
  async () => {
    const { cookie, token } = people.person
    const pairs = [
      { here: '/team/roles', there: '/no-such-page', headers: { cookie } },
      { here: '/api/team/roles', there: '/api/no/such/call', headers: bearer(token) },
    ]
    for (const { here, there, headers } of pairs) {
      const times: Record<string, number[]> = { [here]: [], [there]: [] }
      for (let round = 0; round < 150; round += 1) {
        for (const path of round % 2 ? [here, there] : [there, here]) {
          const begin = performance.now()
          await call(site, path, { headers })
          times[path]?.push(performance.now() - begin)
        }
      }
      const [one, other] = [median(times[here]), median(times[there])]
      expect(Math.abs(one - other), `${here}: ${one} and ${other} ms`).toBeLessThan(
        Math.max(0.4, other * 0.2),
      )
    }
  },
)

const median = (times: number[] = []) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
