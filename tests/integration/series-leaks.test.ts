import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { staffRoles, users } from '@/db/schema'
import { type Area, allAreas } from '@/lib/areas'
import { freshDatabase } from '../support/database'
import { bearer, logIn, newTeacher, register, seatOf, subscribed } from '../support/person'
import { newGathering } from '../support/series'
import { type Site, startSite } from '../support/site'
import { isWhole } from '../support/whole'

/**
 * The meeting's address and the word, looked for at every address of the site, for every role, at every
 * time: the one place where the address may stand is the answer to who may join while the door is open.
 */

const MEETING = 'https://meet.uns.example/live/qzxv-rare-door'
const RARE = /qzxv|vorpalword/i
const TIMES = { before: 60, open: 10, live: -50, after: -70 } as const
type Time = keyof typeof TIMES
const times = Object.keys(TIMES) as Time[]

let site: Site
let database: Awaited<ReturnType<typeof freshDatabase>>
const session = {} as Record<Time, { id: string; slug: string }>
type Role = 'anonymous' | 'person' | 'subscriber' | 'editor'
const roles: Role[] = ['anonymous', 'person', 'subscriber', 'editor']
const seats = {} as Record<Role, { token: string; cookie: string; xsrf: string } | null>

beforeAll(async () => {
  database = await freshDatabase()
  for (const [name, value] of Object.entries(database.env)) vi.stubEnv(name, value)
  vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')
  const { migrate } = await import('@/db/migrate')
  const { closeDatabase, database: open } = await import('@/db/client')
  const { hashPassword } = await import('@/lib/auth/passwords')
  await migrate()
  const db = await open()
  for (const time of times)
    session[time] = await newGathering(db, {
      inMinutes: TIMES[time],
      meetingAddress: MEETING,
      word: 'Vorpalword',
    })
  const { password, phone_number: phoneNumber, ...editor } = newTeacher()
  const passwordHash = await hashPassword(password)
  const [row] = await db
    .insert(users)
    .values({ ...editor, phoneNumber, passwordHash })
    .returning()
  await db.insert(staffRoles).values({ userId: row?.id ?? '', role: 'editor' })
  await closeDatabase()
  vi.unstubAllEnvs()
  site = await startSite({
    database,
    env: { TEAM_SECOND_FACTOR: 'optional', LOG_LEVEL: 'debug', LIST_LOAD_DELAY_MS: '0' },
  })
  const person = newTeacher()
  await register(site, person)
  seats.anonymous = null
  seats.person = seatOf(await logIn(site, person))
  seats.subscriber = await subscribed(site)
  seats.editor = seatOf(await logIn(site, { email: editor.email, password }))
})
afterAll(async () => {
  await site?.stop()
  await database?.drop()
})

const pathIn = ({ path }: Area, time: Time) =>
  path
    .replace(':slug', session[time].slug)
    .replace(/^(\/team\/sessions|\/api\/team\/sessions)\/:id/, `$1/${session[time].id}`)
    .replace(/:\w+\*?/g, 'sdg-starters')

type Ask = { method?: string; headers?: Record<string, string>; form?: string }

type Heard = { status: number; headers: Headers; all: string }

async function ask(path: string, role: Role, way: Ask = {}): Promise<Heard> {
  const { method = 'GET', headers = {}, form } = way
  const seat = seats[role]
  const own: Record<string, string> | null =
    seat && (path.startsWith('/api/') ? bearer(seat.token) : { cookie: seat.cookie })
  const type: Record<string, string> =
    form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(site.url + path, {
    method,
    headers: { ...own, ...type, ...headers } as Record<string, string>,
    body: form,
    redirect: 'manual',
  })
  const onward = new URL(answer.headers.get('location') ?? '/', site.url)
  // As the router does, on to the payload itself.
  if (headers.rsc && onward.searchParams.has('_rsc') && !path.includes('_rsc'))
    return ask(onward.pathname + onward.search, role, { method, headers })
  const said = JSON.stringify([...answer.headers])
  return { status: answer.status, headers: answer.headers, all: said + (await answer.text()) }
}

/** Those whose answer depends on which session is meant are asked for each; the others once. */
const asked = allAreas.flatMap((area) =>
  (/:slug|team\/sessions\/:id/.test(area.path) ? times : (['live'] as const)).map((time) => ({
    area,
    time,
  })),
)
/** Where the team reads the address: in the form of the session itself. */
const isForm = (area: Area, role: Role) => role === 'editor' && area.path === '/team/sessions/:id'

test('there are addresses enough for this to mean something', () => {
  expect(asked.length).toBeGreaterThan(100)
})

/** By day one person asks for the addresses that have nothing to do with sessions; at night everybody. */
const tried = (role: Role) =>
  asked.filter(({ area }) => isWhole || role === 'person' || /series|session/.test(area.path))

describe.each(roles)('%s', { timeout: 180_000 }, (role) => {
  test('reads neither the address nor the word anywhere, as page or as parts of one', async () => {
    const found: string[] = []
    for (const { area, time } of tried(role)) {
      const path = pathIn(area, time)
      const ways: Ask[] = [{}, ...(area.kind === 'page' ? [{ headers: { rsc: '1' } }] : [])]
      for (const way of ways) {
        const { all } = await ask(path, role, way)
        if (RARE.test(all) !== isForm(area, role)) found.push(`${path} ${time} ${Object.keys(way)}`)
      }
    }
    expect(found).toEqual([])
  })

  test('is let in by the join alone, while the door is open, and by its Location alone', async () => {
    for (const time of times) {
      const path = `/api/series/${session[time].slug}/join`
      const { status, headers, all } = await ask(path, role, { method: 'POST', form: '' })
      const mayEnter = role !== 'anonymous' && (time === 'open' || time === 'live')
      expect([time, status], `${role} ${time}`).toEqual([time, expected(role, mayEnter)])
      expect(headers.get('location') === MEETING).toBe(mayEnter)
      expect(all.match(RARE)?.length ?? 0).toBe(mayEnter ? 1 : 0)
      if (!mayEnter) continue
      expect(headers.get('referrer-policy')?.split(',').at(-1)?.trim()).toBe('no-referrer')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('learns nothing by the other calls either, nor by those of the team', async () => {
    const found: string[] = []
    for (const { area, time } of asked.filter(({ area }) => /series|sessions/.test(area.path))) {
      if (area.kind !== 'call' || area.path.endsWith('/join')) continue
      // What the team itself does with these is held elsewhere.
      if (role === 'editor' && area.path.startsWith('/api/team')) continue
      const path = pathIn(area, time)
      for (const form of ['', 'word=sapling']) {
        const { all } = await ask(path, role, { method: 'POST', form })
        if (RARE.test(all)) found.push(path)
      }
    }
    expect(found).toEqual([])
  })
})

const expected = (role: Role, mayEnter: boolean) => {
  if (mayEnter) return 303
  return role === 'anonymous' ? 401 : 409
}

test('a browser’s own form needs the echo, and is led to a page that says why not', async () => {
  const seat = seats.person
  const html = { accept: 'text/html,*/*', cookie: seat?.cookie ?? '' }
  const send = (time: Time, form: string) =>
    fetch(`${site.url}/api/series/${session[time].slug}/join`, {
      method: 'POST',
      headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
      redirect: 'manual',
    })
  const place = `/series/${session.open.slug}/place`
  expect((await send('open', '')).headers.get('location')).toBe(`${place}?said=forged`)
  expect((await send('open', 'xsrf=guess')).headers.get('location')).toBe(`${place}?said=forged`)
  const echoed = await send('open', `xsrf=${encodeURIComponent(seat?.xsrf ?? '')}`)
  expect(echoed.headers.get('location')).toBe(MEETING)
  const early = await send('before', `xsrf=${encodeURIComponent(seat?.xsrf ?? '')}`)
  const way = early.headers.get('location') ?? ''
  expect(way).toContain('said=joinTooEarly')
  const page = await (await fetch(site.url + way, { headers: html })).text()
  expect(page).toContain('You can join 15 minutes before the start.')
  // The page's own form carries the echo, for a browser without any script.
  expect(page).toContain(`name="xsrf" value="${seat?.xsrf}"`)
  const anonymous = await fetch(`${site.url}/api/series/${session.open.slug}/join`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  expect(anonymous.headers.get('location')).toContain('/login?next=')
})

test('no log line and no letter holds it', () => {
  expect(site.output()).toContain('join a session')
  expect(site.output()).not.toMatch(RARE)
  expect(JSON.stringify(site.mails())).not.toMatch(RARE)
})
