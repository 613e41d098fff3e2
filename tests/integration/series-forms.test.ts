import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { gatherings, sessions, staffRoles } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { newPerson } from '../support/schools'
import { MEETING, newGathering, placesIn } from '../support/series'

/** The calls of the series as plain forms and as JSON, by the routes themselves. */

vi.mock('next/server', async (original) => ({ ...(await original<object>()), after: () => {} }))

let site: Awaited<ReturnType<typeof inProcess>>
beforeAll(async () => {
  site = await inProcess({ TEAM_SECOND_FACTOR: 'optional' })
})
afterAll(() => site?.close())

async function loggedIn() {
  const person = await newPerson(site.db)
  const [session] = await site.db
    .insert(sessions)
    .values({ userId: person.id, tokenHash: person.id, expiresAt: sql`now() + interval '1 day'` })
    .returning()
  const { sessionCookies } = await import('@/lib/auth/cookies')
  const pairs = sessionCookies(session?.id ?? '').map((line) => line.split(';')[0] ?? '')
  const xsrf = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  return { person, cookie: pairs.join('; '), xsrf }
}
type LoggedIn = Awaited<ReturnType<typeof loggedIn>>

const routes = {
  join: () => import('@/app/api/series/[slug]/join/route'),
  register: () => import('@/app/api/series/[slug]/register/route'),
  'give-back': () => import('@/app/api/series/[slug]/give-back/route'),
  word: () => import('@/app/api/series/[slug]/word/route'),
}

/** As a browser sends a form by itself. */
async function send(act: keyof typeof routes, slug: string, who: LoggedIn | null, body?: string) {
  const { POST } = await routes[act]()
  const request = new Request(`http://localhost:3000/api/series/${slug}/${act}`, {
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      ...(who && { cookie: who.cookie }),
    },
    body: body ?? `xsrf=${encodeURIComponent(who?.xsrf ?? '')}`,
  })
  return POST(request, { params: Promise.resolve({ slug }) })
}
const way = (answer: Response) => [answer.status, answer.headers.get('location')]

test('Join leads to the meeting without a referrer, kept by nobody', async () => {
  const [one, { slug }] = [await loggedIn(), await newGathering(site.db, { inMinutes: 5 })]
  const answer = await send('join', slug, one)
  expect(way(answer)).toEqual([303, MEETING])
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe('')
})

test('before and after, without the echo or a login, it leads to where one reads why not', async () => {
  const [one, { slug, id }] = [await loggedIn(), await newGathering(site.db)]
  const place = `/series/${slug}/place?said=`
  expect(way(await send('join', slug, one))).toEqual([303, `${place}joinTooEarly`])
  expect(way(await send('join', slug, one, ''))).toEqual([303, `${place}forged`])
  expect(way(await send('join', slug, one, 'xsrf=guess'))).toEqual([303, `${place}forged`])
  const [, login] = way(await send('join', slug, null))
  expect(login).toBe(`/login?next=${encodeURIComponent(`/series/${slug}`)}`)
  expect(await placesIn(site.db, id)).toEqual([])
  expect((await send('join', 'no-such-session', one)).status).toBe(404)
})

test('registering, cancelling and the code lead to the user’s own page', async () => {
  const [one, { slug, id }] = [await loggedIn(), await newGathering(site.db, { inMinutes: -50 })]
  const place = `/series/${slug}/place?said=`
  const states = async () => (await placesIn(site.db, id)).map(({ state }) => state)
  expect(way(await send('register', slug, one))).toEqual([303, `${place}registered`])
  expect(way(await send('give-back', slug, one))).toEqual([303, `${place}givenBack`])
  expect(await states()).toEqual(['cancelled'])
  const said = (word: string) => `xsrf=${encodeURIComponent(one.xsrf)}&word=${word}`
  expect(way(await send('word', slug, one, said('seedling')))).toEqual([303, `${place}wordWrong`])
  expect(way(await send('word', slug, one, said('SAP+ling')))).toEqual([303, `${place}present`])
  expect(way(await send('give-back', slug, one))).toEqual([303, `${place}attendanceRecorded`])
  expect(await states()).toEqual(['registered'])
})

test('what is no form is refused, and more than 64 KB of one', async () => {
  const [one, { slug }] = [await loggedIn(), await newGathering(site.db, { inMinutes: 5 })]
  const { POST } = await routes.join()
  const json = new Request(`http://localhost:3000/api/series/${slug}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: one.cookie, 'x-xsrf-token': one.xsrf },
    body: '{}',
  })
  expect((await POST(json, { params: Promise.resolve({ slug }) })).status).toBe(415)
  const large = await send('join', slug, one, `xsrf=${'x'.repeat(70_000)}`)
  expect(way(large)[1]).toContain('said=tooLarge')
})

test('the call beside the public page tells each person their own place, and never the address', async () => {
  const [one, { slug }] = [
    await loggedIn(),
    await newGathering(site.db, { inMinutes: 5, seats: 1 }),
  ]
  const { GET } = await import('@/app/api/series/[slug]/place/route')
  const look = async (who: LoggedIn | null) => {
    const url = `http://localhost:3000/api/series/${slug}/place`
    const headers = who ? { cookie: who.cookie } : undefined
    const answer = await GET(new Request(url, { headers }), { params: Promise.resolve({ slug }) })
    return { status: answer.status, text: await answer.text() }
  }
  expect((await look(null)).status).toBe(401)
  const before = await look(one)
  expect(JSON.parse(before.text).place).toMatchObject({
    standing: 'open',
    mine: 'none',
    mayJoin: true,
    full: false,
  })
  await send('join', slug, one)
  const after = await look(one)
  expect(JSON.parse(after.text).place).toMatchObject({
    mine: 'registered',
    joined: true,
    full: true,
  })
  const other = JSON.parse((await look(await loggedIn())).text).place
  expect(other).toMatchObject({ mine: 'none', full: true })
  expect(before.text + after.text).not.toContain('meet.uns.example')
})

test('the team’s calls are there for editors alone; two who save at once hear of each other', async () => {
  const [editor, teacher] = [await loggedIn(), await loggedIn()]
  await site.db.insert(staffRoles).values({ userId: editor.person.id, role: 'editor' })
  const typed = {
    ...{ kind: 'series', theme: '', title: 'Hand over the assembly', summary: 'How.' },
    ...{ host: 'The team', host_line: 'They lead it.', day: '2027-06-05', time: '10:00' },
    ...{ minutes: '60', meeting_address: MEETING, audience: 'person', seats: '' },
    ...{ subject: '', region: '', proof: 'word', word: 'sapling', works: [] },
    ...{ recording_film: '', recording_address: '', state: 'published' },
  }
  const post = async (who: LoggedIn, body: object, id?: string) => {
    const { POST } = id
      ? await import('@/app/api/team/sessions/[id]/route')
      : await import('@/app/api/team/sessions/route')
    const request = new Request('http://localhost:3000/api/team/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: who.cookie, 'x-xsrf-token': who.xsrf },
      body: JSON.stringify(body),
    })
    const answer = await POST(request, { params: Promise.resolve({ id: id ?? '' }) })
    return { status: answer.status, body: await answer.json() }
  }
  expect((await post(teacher, typed)).status).toBe(404)
  const made = await post(editor, { ...typed, times: '3', until: '' })
  expect(made.status).toBe(201)
  const { id } = made.body
  expect((await post(teacher, { ...typed, version: 1 }, id)).status).toBe(404)
  const saves = await Promise.all([1, 2].map(() => post(editor, { ...typed, version: 1 }, id)))
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  const wrong = await post(
    editor,
    { ...typed, version: 2, meeting_address: 'http://x.example' },
    id,
  )
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { meeting_address: 'Enter a full address that begins with https://' } },
  })
  expect(await site.db.select({ id: gatherings.id }).from(gatherings)).not.toEqual([])
})
