import { beforeAll, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { expectAllowed } from '../support/page-policy'
import { bearer, call, loggedInTeacher, user } from '../support/person'
import { asRouter, RSC } from '../support/router'
import { type SharedSite, sharedSite } from '../support/shared-site'

/** A page that is one person's own, around which the server keeps what is the same for all. */

type Person = Awaited<ReturnType<typeof loggedInTeacher>> & { title: string }

let site: SharedSite
let people: Person[]

beforeAll(async () => {
  site = await sharedSite()
  people = await Promise.all(['Drawing maps', 'Reading clouds <!--own--> $&'].map(personWith))
})

/** Somebody with an entry of this name in the record. */
async function personWith(title: string): Promise<Person> {
  const person = await loggedInTeacher(site)
  const entry = { title, provider: 'DIET Salem', day: '2026-01-10', hours: '2' }
  const headers = bearer(person.token)
  const { status } = await call(site, '/api/learning/entries', { body: entry, headers })
  expect(status).toBe(201)
  return { ...person, title }
}

const open = ({ cookie }: Person, headers: Record<string, string> = {}, query = '') =>
  call(site, routes.myLearning + query, { headers: { cookie, ...headers } })

const MAIN = /<main[\s\S]*<\/main>/
const written = (title: string) =>
  title.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;' })[sign] ?? '&amp;')

test('each of two who look at once sees the own part, however it is spelled, in the same page', async () => {
  const looks = Array.from({ length: 20 }, (_, n) => people[n % people.length] as Person)
  const pages = await Promise.all(looks.map((person) => open(person)))
  for (const [n, { status, body }] of pages.entries()) {
    const [own, other] = [looks[n], people.find((person) => person !== looks[n])]
    expect(status).toBe(200)
    expect(body).toContain('<div id="own">')
    expect(body).toContain(written(own?.title ?? 'nobody'))
    expect(body).toContain(own?.teacher.email)
    expect(body).not.toContain(written(other?.title ?? ''))
    expect(body).not.toContain(other?.teacher.email)
  }
  const around = new Set(pages.map(({ body }) => body.replace(MAIN, '')))
  expect(around.size).toBe(1)
})

test('it is kept by nobody and known to nobody by a tag, under a policy that knows its scripts', async () => {
  const [person] = people as [Person]
  const page = await open(person)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.has('etag')).toBe(false)
  for (const known of ['*', '"undefined"'])
    expect((await open(person, { 'if-none-match': known })).status).toBe(200)
  expectAllowed(page)
})

test('it comes packed to who can unpack it, and its head tells how long it is', async () => {
  const [person] = people as [Person]
  const plain = await open(person, { 'accept-encoding': 'identity' })
  for (const packing of ['br', 'gzip']) {
    const packed = await open(person, { 'accept-encoding': packing })
    expect(packed.headers.get('content-encoding')).toBe(packing)
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
    expect(packed.body).toBe(plain.body)
  }
  const head = await call(site, routes.myLearning, {
    method: 'HEAD',
    headers: { cookie: person.cookie, 'accept-encoding': 'identity' },
  })
  expect([head.status, head.body]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(`${Buffer.byteLength(plain.body)}`)
})

test('the router gets the same part, and so does who asks with a query that no page expects', async () => {
  const [person] = people as [Person]
  const headers = { ...RSC, cookie: person.cookie }
  const parts = await asRouter(site, routes.myLearning, { headers })
  expect([parts.status, parts.headers.get('content-type')]).toEqual([200, 'text/x-component'])
  expect(await parts.text()).toContain(person.title)
  const { status, body } = await open(person, {}, '?from=elsewhere')
  expect(status).toBe(200)
  expect(body).toContain(person.title)
})

test('with the session the page is gone', async () => {
  const person = await personWith('Counting birds')
  expect((await open(person)).body).toContain('Counting birds')
  await call(site, user('logout'), { method: 'POST', headers: bearer(person.token) })
  const { status, headers, body } = await open(person)
  expect(status).toBe(307)
  expect(body).not.toContain('Counting birds')
  expect(headers.get('location')).toContain(routes.login)
})
