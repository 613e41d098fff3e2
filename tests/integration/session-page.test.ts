import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificates, liveSessionRegistrations, liveSessions } from '@/db/schema'
import { hasCertificates } from '@/lib/certificates/own'
import { seedDemoSessions } from '@/lib/live-sessions/demo'
import { countShownRegistrations } from '@/lib/live-sessions/public-counts'
import { getLiveSession } from '@/lib/live-sessions/public-sessions'
import { getSessionRegistration } from '@/lib/live-sessions/registration/registration'
import { liveSessionUpdateForm, newLiveSessionForm } from '@/lib/live-sessions/schema'
import { updateLiveSession } from '@/lib/live-sessions/session/change'
import { createLiveSessions } from '@/lib/live-sessions/session/create'
import { getTeamSession } from '@/lib/live-sessions/session/list'
import { openInProcessDatabase } from '../support/in-process'
import { moveStart, newLiveSession, newViewer } from '../support/live-sessions'
import { insertAttendances } from '../support/past-live-sessions'
import { newUser, newUsers } from '../support/schools'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())

const requireSession = async (slug: string) => {
  const session = await getLiveSession(slug)
  if (!session) throw new Error('gone')
  return session
}

const MAX_CHARS = 200
const plan = {
  ...{ kind: 'workshop', title: 'Ten houses', summary: 'A survey.', host: 'Meena Iyer' },
  ...{ hostBio: 'Teaches science.', day: '2027-06-05', time: '10:00', minutes: '60' },
  ...{ meetingUrl: 'https://meet.uns.example/live/a', audience: 'user', state: 'published' },
  attendanceMethod: 'joining',
}

describe('what teachers leave with and what they prepare', () => {
  const gains = { takeaway: 'A sheet for the answers.', preparation: 'Think of one question.' }

  test('is planned for every week, shown to everyone, changed and taken away', async () => {
    const editor = await newUser(site.db)
    const form = newLiveSessionForm.parse({ ...plan, ...gains, times: '3' })
    const id = await createLiveSessions(editor, form)
    const planned = await site.db
      .select()
      .from(liveSessions)
      .where(eq(liveSessions.title, plan.title))
    expect(planned).toHaveLength(3)
    for (const session of planned) expect(session).toMatchObject(gains)
    const { slug, version } = (await getTeamSession(id)) ?? { slug: '', version: 0 }
    expect(await requireSession(slug)).toMatchObject(gains)

    const change = { ...plan, version: String(version), takeaway: ' A map. ', preparation: '  ' }
    await updateLiveSession(editor, id, liveSessionUpdateForm.parse(change), hasCertificates)
    expect(await requireSession(slug)).toMatchObject({ takeaway: 'A map.', preparation: null })
  })

  test.each(['takeaway', 'preparation'] as const)('%s is optional, and short', (name) => {
    const parse = (text: unknown) => newLiveSessionForm.safeParse({ ...plan, [name]: text })
    expect(parse(undefined).data?.[name]).toBeNull()
    expect(parse('').data?.[name]).toBeNull()
    expect(parse('அ'.repeat(MAX_CHARS)).data?.[name]).toHaveLength(MAX_CHARS)
    expect(parse('a'.repeat(MAX_CHARS + 1)).error?.issues).toMatchObject([
      { path: [name], message: `tooLong:${MAX_CHARS}` },
    ])
    expect(parse(7).success).toBe(false)
  })

  test('is in the demo, in three languages', async () => {
    await site.db.delete(liveSessions)
    await seedDemoSessions()
    const rows = await site.db.select().from(liveSessions)
    const complete = rows.filter(({ takeaway, preparation }) => takeaway && preparation)
    expect(new Set(complete.map(({ language }) => language))).toEqual(new Set(['en', 'hi', 'ta']))
  })
})

describe('the number of registered teachers', () => {
  const countFor = async (capacity: number | null, registered: number, waiting = 0) => {
    const session = await newLiveSession(site.db, { capacity })
    const teachers = await newUsers(site.db, registered + waiting)
    await site.db.insert(liveSessionRegistrations).values(
      teachers.map(({ id: userId }, index) => ({
        ...{ liveSessionId: session.id, userId },
        state: index < registered ? ('registered' as const) : ('waiting' as const),
      })),
    )
    return { id: session.id, slug: session.slug, count: await count(session.slug) }
  }
  const count = async (slug: string) => countShownRegistrations(await requireSession(slug))

  test.each([
    ['no limit', null, 19, undefined],
    ['no limit', null, 20, 20],
    ['40 places', 40, 19, undefined],
    ['12 places', 12, 5, undefined],
    ['12 places', 12, 6, 6],
    ['4 places', 4, 4, undefined],
  ])('with %s and %d registered is %d', async (...[, capacity, registered, shown]) => {
    expect((await countFor(capacity, registered, capacity ? 3 : 0)).count).toBe(shown)
  })

  test('ends with the session', async () => {
    const { id, slug, count: before } = await countFor(null, 20)
    expect(before).toBe(20)
    await moveStart(site.db, id, -61)
    expect(await count(slug)).toBeUndefined()
    await site.db.update(liveSessions).set({ state: 'cancelled' }).where(eq(liveSessions.id, id))
    expect(await count(slug)).toBeUndefined()
  })
})

test('after the session its page leads to the certificate, or says that one waits', async () => {
  const [teacher, absent] = [await newViewer(site.db), await newViewer(site.db)]
  const { id, slug } = await newLiveSession(site.db, { inMinutes: -120 })
  await insertAttendances(site.db, id, [teacher])
  const read = () => getSessionRegistration(teacher, slug)
  expect(await read()).toMatchObject({ certificate: null, certificateWaits: false })
  await site.db.update(liveSessions).set({ closedAt: new Date() }).where(eq(liveSessions.id, id))
  expect(await read()).toMatchObject({ certificate: null, certificateWaits: true })
  const number = 'UNS-2026-7K3M9Q'
  await site.db
    .insert(certificates)
    .values({ number, liveSessionId: id, userId: teacher.id, name: 'Meena Iyer' })
  expect(await read()).toMatchObject({ certificate: number, certificateWaits: false })
  expect(await getSessionRegistration(absent, slug)).toMatchObject({
    ...{ certificate: null, certificateWaits: false },
  })
})
