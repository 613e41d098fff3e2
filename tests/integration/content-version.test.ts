import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bumpContentVersion } from '@/db/bump-content-version'
import { liveSessions } from '@/db/schema'
import { openInProcessDatabase } from '../support/in-process'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let contentVersion: () => Promise<string>
beforeAll(async () => {
  site = await openInProcessDatabase()
  ;({ getContentVersion: contentVersion } = await import('@/lib/content/version'))
})
afterAll(() => site?.close())

test('is stable without changes and different after each change', async () => {
  const [firstVersion, secondVersion] = [await contentVersion(), await contentVersion()]
  expect(secondVersion).toBe(firstVersion)
  const versions = new Set([firstVersion])
  for (let change = 0; change < 3; change += 1) {
    await site.db.transaction(bumpContentVersion)
    versions.add(await contentVersion())
  }
  expect(versions.size).toBe(4)
})

test('ignores a rolled-back change', async () => {
  const versionBefore = await contentVersion()
  const rolledBack = site.db.transaction(async (tx) => {
    await bumpContentVersion(tx as never)
    throw new Error('undone')
  })
  await expect(rolledBack).rejects.toThrow('undone')
  expect(await contentVersion()).toBe(versionBefore)
})

/** A session of 40 minutes that starts in this many minutes. */
async function insertLiveSession(minutes: number, state: 'draft' | 'published' | 'cancelled') {
  await site.db.delete(liveSessions)
  await site.db.insert(liveSessions).values({
    slug: 'a-session',
    kind: 'series',
    state,
    title: 'A session',
    summary: 'Of forty minutes.',
    host: 'A host',
    hostBio: 'who teaches',
    startsAt: sql`now() + ${minutes} * interval '1 minute'` as never,
    minutes: 40,
    meetingUrl: 'https://meet.example/a',
    audience: 'user',
    attendanceMethod: 'joining',
  })
}

const shiftStart = (interval: string) =>
  site.db
    .update(liveSessions)
    .set({ startsAt: sql`${liveSessions.startsAt} + ${interval}::interval` as never })

test.each([
  ['its join window opens, 15 minutes before the start', 15],
  ['it starts', 0],
  ['it ends', -40],
  ['its attendance code expires, half an hour after the end', -70],
])('changes when %s', async (_, minutes) => {
  await insertLiveSession(minutes + 10, 'published')
  const versionBefore = await contentVersion()
  await shiftStart('-11 minutes')
  expect(await contentVersion()).not.toBe(versionBefore)
})

test.each(['draft', 'cancelled'] as const)(
  'does not follow the times of a %s session',
  async (state) => {
    await insertLiveSession(1, state)
    const versionBefore = await contentVersion()
    await shiftStart('-2 minutes')
    expect(await contentVersion()).toBe(versionBefore)
  },
)
