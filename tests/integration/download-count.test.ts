import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dailyCounts, items } from '@/db/schema'
import type { RouteHandler } from '@/lib/api/define-route'
import { startsDownload } from '@/lib/statistics/count-event'
import { listStatistics, readPeriod } from '@/lib/statistics/list'
import { openInProcessDatabase } from '../support/in-process'
import { readSources } from '../support/product-sources'
import { newEditorToken } from '../support/team'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let token: string
beforeAll(async () => {
  site = await openInProcessDatabase()
  token = await newEditorToken(site.db)
  await site.db.update(items).set({ access: 'free' })
})
afterAll(() => site?.close())
beforeEach(() => site.db.delete(dailyCounts))

type FileRoute = Record<'GET' | 'HEAD', RouteHandler>
type Call = { method?: 'GET' | 'HEAD'; headers?: Record<string, string>; id?: string }

const FILE_ID = 'global-goals-deck.pptx'
const getFile = async (call: Call = {}) =>
  callRoute((await import('@/app/(members)/toolkit/files/[id]/route')) as FileRoute, {
    id: FILE_ID,
    ...call,
  })

async function callRoute(route: FileRoute, call: Call, params: Record<string, string> = {}) {
  const { method = 'GET', headers = {}, id = '' } = call
  const request = new Request('http://localhost:3000/toolkit/files/x', {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  const response = await route[method](request, { params: Promise.resolve({ id, ...params }) })
  await response.body?.cancel()
  return response.status
}

const countDownloads = async () => {
  const [row] = await site.db
    .select({ downloads: sql<number>`coalesce(sum(downloads), 0)::int` })
    .from(dailyCounts)
  return row?.downloads
}

test('a download counts once, with all the parts in which one person fetches it', async () => {
  expect(await getFile({ headers: { range: 'bytes=0-' } })).toBe(206)
  for (const range of ['bytes=100-', 'bytes=5000-', 'bytes=5000-', 'bytes=-500'])
    expect(await getFile({ headers: { range } })).toBe(206)
  expect(await countDownloads()).toBe(1)
})

test.each<[string, Call]>([
  ['HEAD', { method: 'HEAD' }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a prefetch before rendering', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a prefetch of an older browser', { headers: { purpose: 'prefetch' } }],
  ['a range outside the file', { headers: { range: 'bytes=999999999-' } }],
  ['a file that does not exist', { id: 'none.pptx' }],
])('%s counts nothing', async (_, call) => {
  await getFile(call)
  expect(await countDownloads()).toBe(0)
})

test('downloading again counts again, under the theme of the file', async () => {
  for (const expected of [1, 2]) {
    expect(await getFile()).toBe(200)
    expect(await countDownloads()).toBe(expected)
  }
  const rows = await site.db.select({ theme: dailyCounts.theme }).from(dailyCounts)
  expect(rows).toEqual([{ theme: 'global-goals' }])
})

test('an unchanged copy is not a download', async () => {
  const request = new Request('http://localhost:3000/')
  expect([200, 206, 304, 307, 404].filter((status) => startsDownload(request, status))).toEqual([
    ...[200, 206, 307],
  ])
})

test('the team’s preview counts nothing, because only files and archives of the toolkit do', async () => {
  const route = (await import('@/app/(team)/team/library/[id]/files/[role]/route')) as FileRoute
  expect(await callRoute(route, { id: 'global-goals-deck' }, { role: 'pptx' })).not.toBe(500)
  expect(await countDownloads()).toBe(0)
  const callers = readSources().filter(({ text }) => /^import .*\bcountDownload\b/m.test(text))
  expect(callers.map(({ file }) => file)).toEqual([
    'app/(members)/toolkit/files/[id]/route.ts',
    'app/(members)/toolkit/sets/[id]/route.ts',
  ])
})

test('the downloads by theme equal the counted downloads', async () => {
  const { range } = await readPeriod({})
  const list = async () => (await listStatistics({ by: 'theme', range, filter: {} })).rows
  expect(await list()).toEqual([])
  for (const range of ['bytes=0-', 'bytes=100-']) await getFile({ headers: { range } })
  expect(await list()).toMatchObject([{ name: 'global-goals', downloads: 1 }])
})
