import { beforeAll, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { bearerHeader, callApi, logInNewTeacher, userApiPath } from '../support/api-user'
import { expectInlineAllowed } from '../support/page-policy'
import { fetchAsRouter, RSC_HEADERS } from '../support/router-request'
import { getSharedSite, type SharedSite } from '../support/shared-site'

/** A per-user page whose surroundings the server caches for all. */

type FragmentTestTeacher = Awaited<ReturnType<typeof logInNewTeacher>> & { title: string }

let site: SharedSite
let teachers: FragmentTestTeacher[]

beforeAll(async () => {
  site = await getSharedSite()
  teachers = await Promise.all(
    ['Drawing maps', 'Reading clouds <!--own--> $&'].map(createTeacherWithEntry),
  )
})

async function createTeacherWithEntry(title: string): Promise<FragmentTestTeacher> {
  const teacher = await logInNewTeacher(site)
  const entry = { title, provider: 'DIET Salem', day: '2026-01-10', hours: '2' }
  const headers = bearerHeader(teacher.token)
  const { status } = await callApi(site, '/api/learning/entries', { body: entry, headers })
  expect(status).toBe(201)
  return { ...teacher, title }
}

const openPage = (
  { cookie }: FragmentTestTeacher,
  headers: Record<string, string> = {},
  query = '',
) => callApi(site, routes.myLearning + query, { headers: { cookie, ...headers } })

const MAIN_PATTERN = /<main[\s\S]*<\/main>/
const escapeHtml = (title: string) =>
  title.replace(/[<>&]/g, (char) => ({ '<': '&lt;', '>': '&gt;' })[char] ?? '&amp;')

test('concurrent users each see their own fragment in the same page, with any special characters', async () => {
  const visitors = Array.from(
    { length: 20 },
    (_, index) => teachers[index % teachers.length] as FragmentTestTeacher,
  )
  const pages = await Promise.all(visitors.map((teacher) => openPage(teacher)))
  for (const [index, { status, body }] of pages.entries()) {
    const [visitor, otherVisitor] = [
      visitors[index],
      teachers.find((teacher) => teacher !== visitors[index]),
    ]
    expect(status).toBe(200)
    expect(body).toContain('<div id="own">')
    expect(body).toContain(escapeHtml(visitor?.title ?? 'nobody'))
    expect(body).toContain(visitor?.teacher.email)
    expect(body).not.toContain(escapeHtml(otherVisitor?.title ?? ''))
    expect(body).not.toContain(otherVisitor?.teacher.email)
  }
  const pageShells = new Set(pages.map(({ body }) => body.replace(MAIN_PATTERN, '')))
  expect(pageShells.size).toBe(1)
})

test('is uncached, without ETag, under a CSP with the hashes of its scripts', async () => {
  const [teacher] = teachers as [FragmentTestTeacher]
  const page = await openPage(teacher)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.has('etag')).toBe(false)
  for (const etag of ['*', '"undefined"'])
    expect((await openPage(teacher, { 'if-none-match': etag })).status).toBe(200)
  expectInlineAllowed(page)
})

test('is compressed for clients that accept it, and HEAD has its length', async () => {
  const [teacher] = teachers as [FragmentTestTeacher]
  const uncompressed = await openPage(teacher, { 'accept-encoding': 'identity' })
  for (const encoding of ['br', 'gzip']) {
    const compressed = await openPage(teacher, { 'accept-encoding': encoding })
    expect(compressed.headers.get('content-encoding')).toBe(encoding)
    expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
    expect(compressed.body).toBe(uncompressed.body)
  }
  const headResponse = await callApi(site, routes.myLearning, {
    method: 'HEAD',
    headers: { cookie: teacher.cookie, 'accept-encoding': 'identity' },
  })
  expect([headResponse.status, headResponse.body]).toEqual([200, ''])
  expect(headResponse.headers.get('content-length')).toBe(`${Buffer.byteLength(uncompressed.body)}`)
})

test('RSC responses and requests with an unknown query contain the same fragment', async () => {
  const [teacher] = teachers as [FragmentTestTeacher]
  const headers = { ...RSC_HEADERS, cookie: teacher.cookie }
  const rscResponse = await fetchAsRouter(site, routes.myLearning, { headers })
  expect([rscResponse.status, rscResponse.headers.get('content-type')]).toEqual([
    200,
    'text/x-component',
  ])
  expect(await rscResponse.text()).toContain(teacher.title)
  const { status, body } = await openPage(teacher, {}, '?from=elsewhere')
  expect(status).toBe(200)
  expect(body).toContain(teacher.title)
})

test('redirects to the login once the session has ended', async () => {
  const teacher = await createTeacherWithEntry('Counting birds')
  expect((await openPage(teacher)).body).toContain('Counting birds')
  await callApi(site, userApiPath('logout'), {
    method: 'POST',
    headers: bearerHeader(teacher.token),
  })
  const { status, headers, body } = await openPage(teacher)
  expect(status).toBe(307)
  expect(body).not.toContain('Counting birds')
  expect(headers.get('location')).toContain(routes.login)
})
