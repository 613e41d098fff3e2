import { execFileSync } from 'node:child_process'
import path from 'node:path'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { newTeacher, user } from '../support/person'
import { freePort } from '../support/site'
import { ask, hangUp } from './ask'
import { startNginx } from './front'
import { startInstance } from './instance'
import { logIn, newDatabase, seatedTeacher } from './place'

/** The two commands of deploy/README.md, with this machine's paths. */
const program = (name: string, ...args: string[]) =>
  execFileSync(path.join(inject('postgresBin'), name), args, { stdio: ['ignore', 'pipe', 'pipe'] })

/** Every row of every table, as text. */
async function everything(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle') order by 1`
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await sql.unsafe(`select t::text as row from ${name} t order by 1`)
    content[name] = rows.map(({ row }) => row)
  }
  await sql.end()
  return content
}

test('a backup restored into a new database brings everything back, sessions included', async () => {
  const old = await newDatabase()
  const port = await freePort()
  let site = await startInstance({ port, databaseUrl: old })
  const front = await startNginx([port, await freePort()])
  const seat = await seatedTeacher(front.port)
  const message = {
    name: 'Ravi',
    email: 'ravi@school.example',
    subject: 'Half-day workshop',
    message: 'நன்றி, धन्यवाद! When is the next session?',
  }
  const sent = await ask(front.port, '/api/contact', { json: message })
  expect(sent.status, sent.text).toBe(201)
  await site.stop()

  const dump = path.join(inject('work'), 'uns.dump')
  program('pg_dump', '--format=custom', '--no-owner', `--file=${dump}`, old)
  const fresh = await newDatabase()
  program(
    'pg_restore',
    '--no-owner',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${fresh}`,
    dump,
  )
  const [before, after] = [await everything(old), await everything(fresh)]
  expect(after).toEqual(before)
  const filled = Object.entries(after).filter(([, rows]) => rows.length > 0)
  expect(filled.map(([name]) => name)).toEqual(
    expect.arrayContaining(['public.users', 'public.sessions', 'public.contacts']),
  )

  site = await startInstance({ port, databaseUrl: fresh })
  const headers = { authorization: `Bearer ${seat.token}` }
  expect((await ask(front.port, user('me'), { headers })).status).toBe(200)
  expect((await ask(front.port, '/profile', { headers: { cookie: seat.cookie } })).status).toBe(200)
  expect((await logIn(front.port, seat)).token).not.toBe(seat.token)
  const again = await ask(front.port, user('register'), {
    json: { ...newTeacher(), email: seat.email },
  })
  expect(again.status).toBe(409)
  hangUp()
  await front.stop()
  await site.stop()
})
