import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { newTeacher, user } from '../support/person'
import { freePort } from '../support/site'
import { ask, hangUp } from './ask'
import { startNginx } from './front'
import { startInstance } from './instance'
import { logIn, newDatabase, seatedTeacher } from './place'

/** deploy/backup.sh and deploy/restore.sh as they are; systemctl and runuser are stand-ins that do nothing. */
function programsFor(databaseUrl: string) {
  const home = mkdtempSync(path.join(inject('work'), 'backup-'))
  const place = (name: string) => path.join(home, name)
  for (const name of ['bin', 'backups', 'data']) mkdirSync(place(name))
  writeFileSync(place('data/auth-secret'), 'kept\n')
  writeFileSync(
    place('uns.env'),
    `DATABASE_URL=${databaseUrl}\nMAIL_FROM="UNS <hello@uns.example>"\n`,
  )
  for (const name of ['systemctl', 'runuser'])
    writeFileSync(place(`bin/${name}`), '#!/bin/sh\n', { mode: 0o755 })
  const env = {
    NODE_ENV: 'production' as const,
    PATH: `${place('bin')}:${inject('postgresBin')}:${process.env.PATH}`,
    UNS_SETTINGS: place('uns.env'),
    UNS_BACKUPS: place('backups'),
    DATA_DIR: place('data'),
  }
  const run = (name: string, ...args: string[]) =>
    execFileSync(`deploy/${name}.sh`, args, { env, encoding: 'utf8' }).trim()
  return { home, place, run }
}

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

  const backup = programsFor(old).run('backup')
  const fresh = await newDatabase()
  const host = programsFor(fresh)
  rmSync(host.place('data'), { recursive: true })
  host.run('restore', backup)
  expect(readFileSync(host.place('data/auth-secret'), 'utf8')).toBe('kept\n')
  // Once more, over what is there now: it is backed up first, and the same comes back.
  expect(host.run('restore', backup)).toMatch(/^What was here is kept in .*\.tar\n/)
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
