import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherings } from '@/db/schema'
import { inProcess } from '../support/in-process'

let site: Awaited<ReturnType<typeof inProcess>>
let contentVersion: () => Promise<string>
let noteChange: typeof import('@/db/version').noteChange
beforeAll(async () => {
  site = await inProcess()
  ;({ contentVersion } = await import('@/lib/content/version'))
  ;({ noteChange } = await import('@/db/version'))
})
afterAll(() => site?.close())

test('stays the same while nothing changes, and is another after each change', async () => {
  const [first, again] = [await contentVersion(), await contentVersion()]
  expect(again).toBe(first)
  const versions = new Set([first])
  for (let change = 0; change < 3; change += 1) {
    await site.db.transaction(noteChange)
    versions.add(await contentVersion())
  }
  expect(versions.size).toBe(4)
})

test('shows nothing of a change that was not committed', async () => {
  const before = await contentVersion()
  const undone = site.db.transaction(async (tx) => {
    await noteChange(tx as never)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await contentVersion()).toBe(before)
})

/** A gathering of forty minutes that starts so many minutes from now. */
async function gatheringIn(minutes: number, state: 'draft' | 'published' | 'cancelled') {
  await site.db.delete(gatherings)
  await site.db.insert(gatherings).values({
    slug: 'a-session',
    kind: 'series',
    state,
    title: 'A session',
    summary: 'Of forty minutes.',
    host: 'A host',
    hostLine: 'who teaches',
    startsAt: sql`now() + ${minutes} * interval '1 minute'` as never,
    minutes: 40,
    meetingAddress: 'https://meet.example/a',
    audience: 'person',
    proof: 'joining',
  })
}

const move = (by: string) =>
  site.db
    .update(gatherings)
    .set({ startsAt: sql`${gatherings.startsAt} + ${by}::interval` as never })

test.each([
  ['it opens, fifteen minutes before it starts', 15],
  ['it starts', 0],
  ['it ends', -40],
  ['its word is no longer taken, half an hour after the end', -70],
])('changes when %s', async (_, minutes) => {
  await gatheringIn(minutes + 0.02, 'published')
  const before = await contentVersion()
  await expect.poll(contentVersion, { timeout: 3_000, interval: 50 }).not.toBe(before)
})

test.each(['draft', 'cancelled'] as const)(
  'does not follow the times of a %s one',
  async (state) => {
    await gatheringIn(1, state)
    const before = await contentVersion()
    await move('-2 minutes')
    expect(await contentVersion()).toBe(before)
  },
)
