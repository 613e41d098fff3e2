import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { routes } from '@/lib/routes'
import { bearerHeader, callApi, logInNewTeacher, newSubscriber } from '@/tests/support/api-user'
import { postgresUrl } from '@/tests/support/postgres-server'
import type { Site } from '@/tests/support/site'

/** The school's rules through two instances on one database, by the API only. */

type SchoolFaultTeacher = Awaited<ReturnType<typeof logInNewTeacher>>

const TEACHER_COUNT = 100
let sites: Site[]
let teachers: SchoolFaultTeacher[]
let sql: postgres.Sql
let dropDatabase = async () => {}
beforeAll(async () => {
  process.env.TEST_DATABASE_URL = postgresUrl(inject('postgresServer'))
  const { newTestDatabase } = await import('@/tests/support/test-database')
  const { startSite } = await import('@/tests/support/site')
  const database = await newTestDatabase()
  dropDatabase = database.drop
  sites = await Promise.all([startSite({ database }), startSite({ database })])
  sql = postgres(database.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  teachers = []
  while (teachers.length < TEACHER_COUNT)
    teachers.push(...(await Promise.all(sites.map((site) => logInNewTeacher(site)))))
}, 300_000)
afterAll(async () => {
  await sql?.end()
  await Promise.all((sites ?? []).map((site) => site.stop()))
  await dropDatabase()
})

const siteAt = (index: number) => sites[index % sites.length] as Site
const joinAll = (token: string) =>
  Promise.all(
    teachers.map(({ token: teacherToken }, index) =>
      callApi(siteAt(index), `/api/school/join/${token}`, {
        body: {},
        headers: bearerHeader(teacherToken),
      }),
    ),
  )

function countOutcomes(responses: { status: number; body: { msg: string } }[]) {
  const counts: Record<string, number> = {}
  for (const { status, body } of responses) {
    const outcome = `${status} ${status === 200 ? '' : body.msg.split('.')[0]}`.trim()
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

async function createSchool(seats: number) {
  const coordinator = await newSubscriber(siteAt(0))
  const headers = bearerHeader(coordinator.token)
  const { school } = (await callApi(siteAt(1), '/api/school', { headers })).body
  await sql`update terms set seats = ${seats} where school_id = ${school.id}`
  const { url } = (await callApi(siteAt(1), '/api/school/staff-room-link', { body: {}, headers }))
    .body
  return { headers, id: school.id as string, token: url.split('/').at(-1) as string }
}

const removeTeachers = () =>
  sql`update memberships set left_at = now() where role = 'teacher' and left_at is null`

test('gives the last seat to one of a hundred concurrent requests at two instances', async () => {
  const { token } = await createSchool(2)
  const { 200: seatedCount, ...rejected } = countOutcomes(await joinAll(token))
  expect(seatedCount).toBe(1)
  // On a busy machine, some get a 503 and may retry.
  for (const outcome of Object.keys(rejected))
    expect(outcome).toMatch(/^(409 All seats of Vidya Mandir are taken|503 The site is very busy)/)
  await removeTeachers()
})

test('accepts an invitation once out of a hundred concurrent requests at two instances', async () => {
  const { headers, id } = await createSchool(300)
  await sql`update users set email_confirmed_at = now()`
  const email = 'one@school.example'
  await callApi(siteAt(0), '/api/school/invitations', {
    body: { addresses: email, send: true },
    headers,
  })
  const findInvitation = () =>
    siteAt(0)
      .mails()
      .concat(siteAt(1).mails())
      .findLast(({ to }) => to === email)
  await expect.poll(findInvitation, { timeout: 20_000 }).toBeDefined()
  const token = /join\/([\w-]{43})/.exec(findInvitation()?.text ?? '')?.[1] ?? ''
  expect(countOutcomes(await joinAll(token))).toEqual({
    200: 1,
    '404 This invitation has been used already': TEACHER_COUNT - 1,
  })
  const [row] =
    await sql`select count(*)::int as members from memberships where school_id = ${id} and left_at is null`
  expect(row?.members).toBe(2)
  await removeTeachers()
})

test('ends access at midnight in India and after a removal: both instances reject the next request, running downloads finish', async () => {
  const { headers, token } = await createSchool(5)
  const [teacher] = teachers
  if (!teacher) throw new Error('nobody')
  await callApi(siteAt(0), `/api/school/join/${token}`, {
    body: {},
    headers: bearerHeader(teacher.token),
  })
  const bookPath = routes.ebookFile(ebooks.find(({ isPremium }) => isPremium)?.id ?? '')
  const cookie = { cookie: teacher.cookie }
  const fetchBook = () =>
    Promise.all(
      sites.map(async (site) => (await fetch(site.url + bookPath, { headers: cookie })).status),
    )
  const readSubscribed = () =>
    Promise.all(
      sites.map(
        async (site) =>
          (await callApi(site, '/api/auth/user/me', { headers: bearerHeader(teacher.token) })).body
            .is_subscribed,
      ),
    )
  const setDay = (dayExpression: string) =>
    sql.unsafe(
      `create or replace function day_in_india() returns date language sql stable as $$ select ${dayExpression} $$`,
    )
  expect([await fetchBook(), await readSubscribed()]).toEqual([
    [200, 200],
    [1, 1],
  ])

  const size = (await (await fetch(siteAt(0).url + bookPath, { headers: cookie })).arrayBuffer())
    .byteLength
  const download = await fetch(siteAt(0).url + bookPath, { headers: cookie })
  await setDay("(now() at time zone 'Asia/Kolkata')::date + 400")
  expect([await fetchBook(), await readSubscribed()]).toEqual([
    [404, 404],
    [0, 0],
  ])
  expect((await download.arrayBuffer()).byteLength).toBe(size)
  await setDay("(now() at time zone 'Asia/Kolkata')::date")
  expect(await fetchBook()).toEqual([200, 200])

  const { rows } = (await callApi(siteAt(1), '/api/school/teachers', { headers })).body
  const member = rows.find((row: { email: string }) => row.email === teacher.teacher.email)
  await callApi(siteAt(1), `/api/school/members/${member.membershipId}/remove`, {
    body: {},
    headers,
  })
  expect([await fetchBook(), await readSubscribed()]).toEqual([
    [404, 404],
    [0, 0],
  ])
})
