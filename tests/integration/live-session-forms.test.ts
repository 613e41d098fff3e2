import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GET } from '@/app/api/series/[slug]/registration/route'
import { liveSessions, sessions, teamRoles } from '@/db/schema'
import { createSessionCookies } from '@/lib/auth/cookies'
import { openInProcessDatabase } from '../support/in-process'
import { listRegistrations, MEETING_URL, newLiveSession } from '../support/live-sessions'
import { replaceAfter } from '../support/next-server'
import { newUser } from '../support/schools'

/** Emails stay in the outbox. */
replaceAfter(() => {})

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase({ TEAM_SECOND_FACTOR: 'optional' })
})
afterAll(() => site?.close())

async function createLogin() {
  const teacher = await newUser(site.db)
  const [session] = await site.db
    .insert(sessions)
    .values({ userId: teacher.id, tokenHash: teacher.id, expiresAt: sql`now() + interval '1 day'` })
    .returning()
  const pairs = createSessionCookies(session?.id ?? '').map((line) => line.split(';')[0] ?? '')
  const xsrf = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  return { user: teacher, cookie: pairs.join('; '), xsrf }
}
type LiveSessionLogin = Awaited<ReturnType<typeof createLogin>>

const routes = {
  join: () => import('@/app/api/series/[slug]/join/route'),
  register: () => import('@/app/api/series/[slug]/register/route'),
  'cancel-registration': () => import('@/app/api/series/[slug]/cancel-registration/route'),
  attendance: () => import('@/app/api/series/[slug]/attendance/route'),
}

async function sendForm(
  action: keyof typeof routes,
  slug: string,
  login: LiveSessionLogin | null,
  body?: string,
) {
  const { POST } = await routes[action]()
  const request = new Request(`http://localhost:3000/api/series/${slug}/${action}`, {
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      ...(login && { cookie: login.cookie }),
    },
    body: body ?? `xsrf=${encodeURIComponent(login?.xsrf ?? '')}`,
  })
  return POST(request, { params: Promise.resolve({ slug }) })
}
const readRedirect = (response: Response) => [response.status, response.headers.get('location')]

test('Join redirects to the meeting, without a referrer and uncached', async () => {
  const [login, { slug }] = [await createLogin(), await newLiveSession(site.db, { inMinutes: 5 })]
  const response = await sendForm('join', slug, login)
  expect(readRedirect(response)).toEqual([303, MEETING_URL])
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('')
})

test('a join too early or without a CSRF token redirects to the reason, without a login to the login', async () => {
  const [login, { slug, id }] = [await createLogin(), await newLiveSession(site.db)]
  const pagePath = `/series/${slug}/registration?result=`
  expect(readRedirect(await sendForm('join', slug, login))).toEqual([
    303,
    `${pagePath}joinTooEarly`,
  ])
  expect(readRedirect(await sendForm('join', slug, login, ''))).toEqual([
    303,
    `${pagePath}csrfFailed`,
  ])
  expect(readRedirect(await sendForm('join', slug, login, 'xsrf=guess'))).toEqual([
    303,
    `${pagePath}csrfFailed`,
  ])
  const [, loginPath] = readRedirect(await sendForm('join', slug, null))
  expect(loginPath).toBe(`/login?next=${encodeURIComponent(`/series/${slug}`)}`)
  expect(await listRegistrations(site.db, id)).toEqual([])
  expect((await sendForm('join', 'no-such-session', login)).status).toBe(404)
})

test('registering, cancelling and the code redirect to the user’s registration page', async () => {
  const [login, { slug, id }] = [
    await createLogin(),
    await newLiveSession(site.db, { inMinutes: -50 }),
  ]
  const pagePath = `/series/${slug}/registration?result=`
  const readStates = async () => (await listRegistrations(site.db, id)).map(({ state }) => state)
  expect(readRedirect(await sendForm('register', slug, login))).toEqual([
    303,
    `${pagePath}registered`,
  ])
  expect(readRedirect(await sendForm('cancel-registration', slug, login))).toEqual([
    303,
    `${pagePath}registrationCancelled`,
  ])
  expect(await readStates()).toEqual(['cancelled'])
  const codeForm = (code: string) => `xsrf=${encodeURIComponent(login.xsrf)}&code=${code}`
  expect(readRedirect(await sendForm('attendance', slug, login, codeForm('seedling')))).toEqual([
    303,
    `${pagePath}attendanceCodeWrong`,
  ])
  expect(readRedirect(await sendForm('attendance', slug, login, codeForm('SAP+ling')))).toEqual([
    303,
    `${pagePath}present`,
  ])
  expect(readRedirect(await sendForm('cancel-registration', slug, login))).toEqual([
    303,
    `${pagePath}attendanceRecorded`,
  ])
  expect(await readStates()).toEqual(['registered'])
})

test('rejects content types other than forms, and forms over 64 KB', async () => {
  const [login, { slug }] = [await createLogin(), await newLiveSession(site.db, { inMinutes: 5 })]
  const { POST } = await routes.join()
  const jsonRequest = new Request(`http://localhost:3000/api/series/${slug}/join`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: login.cookie,
      'x-xsrf-token': login.xsrf,
    },
    body: '{}',
  })
  expect((await POST(jsonRequest, { params: Promise.resolve({ slug }) })).status).toBe(415)
  const largeResponse = await sendForm('join', slug, login, `xsrf=${'x'.repeat(70_000)}`)
  expect(readRedirect(largeResponse)[1]).toContain('result=tooLarge')
})

test("the registration API returns each user's own registration, never the meeting URL", async () => {
  const [login, { slug }] = [
    await createLogin(),
    await newLiveSession(site.db, { inMinutes: 5, capacity: 1 }),
  ]
  const readRegistration = async (login: LiveSessionLogin | null) => {
    const url = `http://localhost:3000/api/series/${slug}/registration`
    const headers = login ? { cookie: login.cookie } : undefined
    const response = await GET(new Request(url, { headers }), { params: Promise.resolve({ slug }) })
    return { status: response.status, text: await response.text() }
  }
  expect((await readRegistration(null)).status).toBe(401)
  const stateBefore = await readRegistration(login)
  expect(JSON.parse(stateBefore.text).registration).toMatchObject({
    phase: 'open',
    mine: 'none',
    canJoin: true,
    full: false,
  })
  await sendForm('join', slug, login)
  const stateAfter = await readRegistration(login)
  expect(JSON.parse(stateAfter.text).registration).toMatchObject({
    mine: 'registered',
    joined: true,
    full: true,
  })
  const otherState = JSON.parse((await readRegistration(await createLogin())).text).registration
  expect(otherState).toMatchObject({ mine: 'none', full: true })
  expect(stateBefore.text + stateAfter.text).not.toContain('meet.uns.example')
})

test('team APIs are for editors only, and the second of two concurrent saves gets a conflict', async () => {
  const [editor, teacher] = [await createLogin(), await createLogin()]
  await site.db.insert(teamRoles).values({ userId: editor.user.id, role: 'editor' })
  const input = {
    ...{ kind: 'series', theme: '', title: 'Hand over the assembly', summary: 'How.' },
    ...{ host: 'The team', hostBio: 'They lead it.', day: '2027-06-05', time: '10:00' },
    ...{ minutes: '60', meetingUrl: MEETING_URL, audience: 'user', capacity: '' },
    ...{
      subject: '',
      region: '',
      attendanceMethod: 'code',
      attendance: 'sapling',
      resourceIds: [],
    },
    ...{ recordingVideoId: '', recordingUrl: '', state: 'published' },
  }
  const postSession = async (login: LiveSessionLogin, body: object, id?: string) => {
    const { POST } = id
      ? await import('@/app/api/team/sessions/[id]/route')
      : await import('@/app/api/team/sessions/route')
    const request = new Request('http://localhost:3000/api/team/sessions', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: login.cookie,
        'x-xsrf-token': login.xsrf,
      },
      body: JSON.stringify(body),
    })
    const response = await POST(request, { params: Promise.resolve({ id: id ?? '' }) })
    return { status: response.status, body: await response.json() }
  }
  expect((await postSession(teacher, input)).status).toBe(404)
  const created = await postSession(editor, { ...input, times: '3', until: '' })
  expect(created.status).toBe(201)
  const { id } = created.body
  expect((await postSession(teacher, { ...input, version: 1 }, id)).status).toBe(404)
  const saves = await Promise.all(
    [1, 2].map(() => postSession(editor, { ...input, version: 1 }, id)),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  const invalidResponse = await postSession(
    editor,
    { ...input, version: 2, meetingUrl: 'http://x.example' },
    id,
  )
  expect(invalidResponse).toMatchObject({
    status: 422,
    body: { errors: { meetingUrl: 'Enter a full URL that begins with https://' } },
  })
  expect(await site.db.select({ id: liveSessions.id }).from(liveSessions)).not.toEqual([])
})
