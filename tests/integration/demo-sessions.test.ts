import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTrialSessionSlug, seedDemoSessions } from '@/lib/live-sessions/demo'
import { getNextLiveSession } from '@/lib/live-sessions/public-sessions'
import { openInProcessDatabase } from '../support/in-process'

let closeSite: () => Promise<void>
beforeAll(async () => {
  closeSite = (await openInProcessDatabase()).close
})
afterAll(() => closeSite())

test('the demo session for trying things out is not the next one of the weekly series', async () => {
  await seedDemoSessions()
  expect((await getNextLiveSession())?.slug).toBe(await getTrialSessionSlug())
  const next = await getNextLiveSession('series')
  // 10:00 in India.
  expect(next?.startsAt.toISOString()).toMatch(/T04:30:00/)
})
