import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contacts, loginAddresses, users } from '@/db/schema'
import { inProcess } from '../support/in-process'
import { newPerson } from '../support/schools'

let site: Awaited<ReturnType<typeof inProcess>>
let incident: typeof import('@/lib/rights/incident')

beforeAll(async () => {
  site = await inProcess()
  incident = await import('@/lib/rights/incident')
})
afterAll(() => site?.close())

const HOUR = 3600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)

test('who was logged in since is listed, once, also after the session is gone; who was not is not', async () => {
  const { startSession } = await import('@/lib/auth/sessions')
  const [here, before, never] = [
    await newPerson(site.db),
    await newPerson(site.db),
    await newPerson(site.db),
  ]
  await startSession(site.db, { userId: here.id, passwordHash: here.passwordHash })
  const mark = (userId: string, since: string) => ({
    userId,
    address: 'mark',
    expiresAt: sql`now() + interval '90 days' - ${since}::interval`,
  })
  await site.db.insert(loginAddresses).values([mark(here.id, '1 hour'), mark(before.id, '3 days')])
  const since = await incident.affected('login', ago(24))
  expect(since.map(({ id }) => id)).toEqual([here.id])
  const longer = await incident.affected('login', ago(96))
  expect(longer.map(({ id }) => id).sort()).toEqual([here.id, before.id].sort())
  expect(longer.map(({ id }) => id)).not.toContain(never.id)
})

test.each(['account', 'certificate', 'school', 'mail', 'message', 'act'] as const)(
  'the question for %s is one that the database understands',
  async (kind) => {
    expect(await incident.affected(kind, ago(0))).toEqual(expect.any(Array))
  },
)

test('who has written is listed without an account, who was given one with it', async () => {
  await site.db
    .insert(contacts)
    .values({ name: 'Ravi', email: 'ravi@school.example', subject: 's', message: 'm' })
  expect(await incident.affected('message', ago(1))).toEqual([
    {
      id: '',
      name: 'Ravi',
      email: 'ravi@school.example',
      what: 'contact message',
      at: expect.any(String),
    },
  ])
  const [person] = await site.db.select().from(users).limit(1)
  expect((await incident.affected('account', ago(1))).map(({ id }) => id)).toContain(person?.id)
})

test('the log’s lines name people by id; what is older, odd or nobody’s is passed over', async () => {
  const person = await newPerson(site.db)
  const gone = '11111111-1111-4111-8111-111111111111'
  const line = (user: unknown, at: Date) => JSON.stringify({ time: at.toISOString(), user })
  const lines = [
    line(person.id, ago(1)),
    line(person.id, ago(2)),
    line(gone, ago(1)),
    line(undefined, ago(1)),
    line("x' or 1=1", ago(1)),
    line(person.id, ago(99)),
    'nginx says something',
    '[]',
  ]
  const found = await incident.affectedByLog(lines, ago(24))
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    [person.id, 'Meena Iyer'],
    [gone, ''],
  ])
})
