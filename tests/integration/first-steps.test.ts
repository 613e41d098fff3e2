import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '@/db/client'
import { liveSessionRegistrations, readingPositions, users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { getFirstSteps } from '@/lib/learning/first-steps'
import { getHomeSummary } from '@/lib/learning/home-summary'
import { routes } from '@/lib/routes'
import { callApi, logInNewTeacher } from '../support/api-user'
import { openInProcessDatabase } from '../support/in-process'
import { newLiveSession, newViewer } from '../support/live-sessions'
import { getSharedSite } from '../support/shared-site'

let db: Db
let closeSite: () => Promise<void>

beforeAll(async () => {
  const instance = await openInProcessDatabase()
  db = instance.db
  closeSite = instance.close
})
afterAll(() => closeSite())

const readDone = async (viewer: Viewer) => (await getFirstSteps(viewer)).done
const hasLink = async (viewer: Viewer) => (await getHomeSummary(viewer)).hasFirstSteps

test('each thing is done as soon as the record shows it, and the link ends with the last', async () => {
  const [viewer, other] = [await newViewer(db), await newViewer(db)]
  const liveSession = await newLiveSession(db)
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, viewer.id))
  expect(await readDone(viewer)).toEqual({ address: false, session: false, book: false })
  expect((await getFirstSteps(viewer)).session?.slug).toBe(liveSession.slug)
  expect((await getFirstSteps(viewer)).book?.readerUrl).toBeTruthy()
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, viewer.id))
  expect(await readDone(viewer)).toEqual({ address: true, session: false, book: false })
  await db
    .insert(liveSessionRegistrations)
    .values({ liveSessionId: liveSession.id, userId: viewer.id, state: 'registered' })
  expect(await readDone(viewer)).toEqual({ address: true, session: true, book: false })
  expect(await hasLink(viewer)).toBe(true)
  const place = { bookId: 'sdg-starters', view: 'page', page: 2, scroll: 0 } as const
  await db.insert(readingPositions).values({ ...place, userId: viewer.id })
  expect(await readDone(viewer)).toEqual({ address: true, session: true, book: true })
  expect(await hasLink(viewer)).toBe(false)
  expect(await hasLink(other)).toBe(true)
})

test('a new teacher finds the page from the learning record, in three languages', async () => {
  const site = await getSharedSite()
  const { cookie } = await logInNewTeacher(site)
  const open = (path: string) => callApi(site, path, { headers: { cookie } })
  const record = await open(routes.myLearning)
  expect(record.body).toContain(`href="${routes.firstSteps}"`)
  expect(record.body).toContain('Three things to do first: 0 of 3 done')
  const pages = await Promise.all(
    ['', '/hi', '/ta'].map((prefix) => open(prefix + routes.firstSteps)),
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const [index, title] of [
    'Three things to do first',
    'पहले ये तीन काम करें',
    'முதலில் செய்ய மூன்று',
  ].entries()) {
    const { body } = pages[index] ?? { body: '' }
    expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    for (const target of [routes.profileEmail, '/series/', `${routes.ebook}#book-`])
      expect(body).toContain(`href="${index === 0 ? target : ['', '/hi', '/ta'][index] + target}`)
  }
})
