import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSchoolSites } from '@/server/school-site-watcher'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function startWatcher() {
  const rows: { slug: string; change: number; domain: string | null }[] = []
  const state = { day: '2026-11-24', isDown: false }
  const readChanges = vi.fn(async (since: number) => {
    if (state.isDown) throw new Error('no database')
    return { day: state.day, changes: rows.filter(({ change }) => change > since) }
  })
  const watcher = await watchSchoolSites(
    async () => 7,
    readChanges,
    async () => [{ slug: 'old', domain: 'www.old.in' }],
  )
  const poll = () => vi.advanceTimersByTimeAsync(500)
  return { watcher, rows, state, readChanges, poll }
}

test('one site’s change leaves the version of the others', async () => {
  const { watcher, rows, poll } = await startWatcher()
  const [one, other] = [3, 5].map((change, index) =>
    watcher.learn({ slug: `site-${index}`, change, day: '2026-11-24' }),
  )
  rows.push({ slug: 'site-0', change: 8, domain: null })
  await poll()
  expect(watcher.version('site-0')).not.toBe(one)
  expect(watcher.version('site-1')).toBe(other)
  watcher.stop()
})

test('asks only for changes after the last one it knows', async () => {
  const { watcher, rows, readChanges, poll } = await startWatcher()
  expect(readChanges).toHaveBeenLastCalledWith(7)
  rows.push({ slug: 'a', change: 9, domain: null })
  await poll()
  await poll()
  expect(readChanges).toHaveBeenLastCalledWith(9)
  watcher.stop()
})

test('a render of old content does not count as the new version', async () => {
  const { watcher, rows, poll } = await startWatcher()
  rows.push({ slug: 'a', change: 9, domain: null })
  await poll()
  const oldVersion = watcher.learn({ slug: 'a', change: 8, day: '2026-11-24' })
  expect(watcher.version('a')).not.toBe(oldVersion)
  watcher.stop()
})

test('a new day ends all versions, because notices begin and end', async () => {
  const { watcher, state, poll } = await startWatcher()
  const version = watcher.learn({ slug: 'a', change: 1, day: '2026-11-24' })
  expect(watcher.version('a')).toBe(version)
  state.day = '2026-11-25'
  await poll()
  expect(watcher.version('a')).not.toBe(version)
  watcher.stop()
})

test('keeps its versions while the database is down, and catches up', async () => {
  const { watcher, rows, state, poll } = await startWatcher()
  const version = watcher.learn({ slug: 'a', change: 1, day: '2026-11-24' })
  state.isDown = true
  rows.push({ slug: 'a', change: 8, domain: null })
  await poll()
  expect(watcher.version('a')).toBe(version)
  state.isDown = false
  await poll()
  expect(watcher.version('a')).toBe('2026-11-24.8')
  watcher.stop()
})

test('knows the domains of the start, and follows each change of one', async () => {
  const { watcher, rows, poll } = await startWatcher()
  expect(watcher.domains.findSlug('www.old.in')).toBe('old')
  rows.push({ slug: 'a', change: 8, domain: 'www.a.in' })
  await poll()
  expect(watcher.domains.findSlug('www.a.in')).toBe('a')
  // Another school proves both domains: first the earlier owner loses each.
  rows.push({ slug: 'a', change: 9, domain: null }, { slug: 'old', change: 10, domain: 'www.a.in' })
  await poll()
  expect(watcher.domains.findSlug('www.a.in')).toBe('old')
  expect(watcher.domains.findSlug('www.old.in')).toBeUndefined()
  rows.push({ slug: 'old', change: 11, domain: null })
  await poll()
  expect(watcher.domains.findSlug('www.a.in')).toBeUndefined()
  watcher.stop()
})

test('has no table of domains until the database answers', async () => {
  const state = { isDown: true }
  const watcher = await watchSchoolSites(
    async () => 7,
    async () => ({ day: '2026-11-24', changes: [] }),
    async () => {
      if (state.isDown) throw new Error('no database')
      return [{ slug: 'old', domain: 'www.old.in' }]
    },
  )
  expect(watcher.domains.isLoaded()).toBe(false)
  state.isDown = false
  await vi.advanceTimersByTimeAsync(500)
  expect(watcher.domains.isLoaded()).toBe(true)
  expect(watcher.domains.findSlug('www.old.in')).toBe('old')
  watcher.stop()
})
