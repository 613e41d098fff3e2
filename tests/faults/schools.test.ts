import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { routes } from '@/lib/routes'
import { bearer, call, loggedInTeacher, subscribed } from '../support/person'
import { urlOf } from '../support/postgres-server'
import type { Site } from '../support/site'

/** The school's rules through two instances on one database, by the API alone. */

type Person = Awaited<ReturnType<typeof loggedInTeacher>>

const PEOPLE = 100
let sites: Site[]
let people: Person[]
let sql: postgres.Sql
let drop = async () => {}
beforeAll(async () => {
  process.env.TEST_DATABASE_URL = urlOf(inject('postgresServer'))
  const { freshDatabase } = await import('../support/database')
  const { startSite } = await import('../support/site')
  const database = await freshDatabase()
  drop = database.drop
  sites = await Promise.all([startSite({ database }), startSite({ database })])
  sql = postgres(database.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  people = []
  while (people.length < PEOPLE)
    people.push(...(await Promise.all(sites.map((site) => loggedInTeacher(site)))))
}, 300_000)
afterAll(async () => {
  await sql?.end()
  await Promise.all((sites ?? []).map((site) => site.stop()))
  await drop()
})

const at = (n: number) => sites[n % sites.length] as Site
const joining = (token: string) =>
  Promise.all(
    people.map(({ token: bearing }, n) =>
      call(at(n), `/api/school/join/${token}`, { body: {}, headers: bearer(bearing) }),
    ),
  )

function tally(answers: { status: number; body: { msg: string } }[]) {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const what = `${status} ${status === 200 ? '' : body.msg.split('.')[0]}`.trim()
    counts[what] = (counts[what] ?? 0) + 1
  }
  return counts
}

async function schoolWith(seats: number) {
  const coordinator = await subscribed(at(0))
  const headers = bearer(coordinator.token)
  const { school } = (await call(at(1), '/api/school', { headers })).body
  await sql`update terms set seats = ${seats} where school_id = ${school.id}`
  const { url } = (await call(at(1), '/api/school/link', { body: {}, headers })).body
  return { headers, id: school.id as string, token: url.split('/').at(-1) as string }
}

const leaveAll = () =>
  sql`update memberships set until = now() where role = 'teacher' and until is null`

test('the last seat goes to one of a hundred who ask two instances at once', async () => {
  const { token } = await schoolWith(2)
  const { 200: seated, ...refused } = tally(await joining(token))
  expect(seated).toBe(1)
  // On a machine that is busy otherwise, some are asked to try again.
  for (const what of Object.keys(refused))
    expect(what).toMatch(/^(409 All seats of Vidya Mandir are taken|503 The site is very busy)/)
  await leaveAll()
})

test('a hundred accept one invitation at two instances: one is in', async () => {
  const { headers, id } = await schoolWith(300)
  await sql`update users set email_confirmed_at = now()`
  const addresses = 'one@school.example'
  await call(at(0), '/api/school/invitations', { body: { addresses, send: true }, headers })
  const letter = () =>
    at(0)
      .mails()
      .concat(at(1).mails())
      .findLast(({ to }) => to === addresses)
  await expect.poll(letter, { timeout: 20_000 }).toBeDefined()
  const token = /join\/([\w-]{43})/.exec(letter()?.text ?? '')?.[1] ?? ''
  expect(tally(await joining(token))).toEqual({
    200: 1,
    '404 This invitation has been used already': PEOPLE - 1,
  })
  const [row] =
    await sql`select count(*)::int as members from memberships where school_id = ${id} and until is null`
  expect(row?.members).toBe(2)
  await leaveAll()
})

test('midnight in India, and a seat taken away: the next request is refused at both instances, what is being sent goes on', async () => {
  const { headers, token } = await schoolWith(5)
  const [teacher] = people
  if (!teacher) throw new Error('nobody')
  await call(at(0), `/api/school/join/${token}`, { body: {}, headers: bearer(teacher.token) })
  const book = routes.ebookFile(ebooks.find(({ isPremium }) => isPremium)?.id ?? '')
  const cookie = { cookie: teacher.cookie }
  const open = () =>
    Promise.all(
      sites.map(async (site) => (await fetch(site.url + book, { headers: cookie })).status),
    )
  const subscribedNow = () =>
    Promise.all(
      sites.map(
        async (site) =>
          (await call(site, '/api/auth/user/me', { headers: bearer(teacher.token) })).body
            .is_subscribed,
      ),
    )
  const clock = (day: string) =>
    sql.unsafe(
      `create or replace function day_in_india() returns date language sql stable as $$ select ${day} $$`,
    )
  expect([await open(), await subscribedNow()]).toEqual([
    [200, 200],
    [1, 1],
  ])

  const size = (await (await fetch(at(0).url + book, { headers: cookie })).arrayBuffer()).byteLength
  const underWay = await fetch(at(0).url + book, { headers: cookie })
  await clock("(now() at time zone 'Asia/Kolkata')::date + 400")
  expect([await open(), await subscribedNow()]).toEqual([
    [404, 404],
    [0, 0],
  ])
  expect((await underWay.arrayBuffer()).byteLength).toBe(size)
  await clock("(now() at time zone 'Asia/Kolkata')::date")
  expect(await open()).toEqual([200, 200])

  const { rows } = (await call(at(1), '/api/school/teachers', { headers })).body
  const seat = rows.find((one: { email: string }) => one.email === teacher.teacher.email)
  await call(at(1), `/api/school/members/${seat.membershipId}/remove`, { body: {}, headers })
  expect([await open(), await subscribedNow()]).toEqual([
    [404, 404],
    [0, 0],
  ])
})
