import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInProcessDatabase } from '../support/in-process'

let closeSite: () => Promise<void>
beforeAll(async () => {
  closeSite = (await openInProcessDatabase()).close
})
afterAll(() => closeSite())

test('the demo session for trying things out is not the next one of the weekly series', async () => {
  const { seedDemoSessions, getTrialSessionSlug } = await import('@/lib/live-sessions/demo')
  const { getNextLiveSession } = await import('@/lib/live-sessions/queries/programme')
  await seedDemoSessions()
  expect((await getNextLiveSession())?.slug).toBe(await getTrialSessionSlug())
  const next = await getNextLiveSession('series')
  // 10:00 in India.
  expect(next?.startsAt.toISOString()).toMatch(/T04:30:00/)
})
