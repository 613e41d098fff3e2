import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { newTeacher, userApiPath } from '@/tests/support/api-user'
import { findFreePort } from '@/tests/support/free-port'
import { createDatabase, logIn, registerTeacher } from './deployment'
import { closeConnections, sendRequest } from './https-client'
import { startInstance } from './instance'
import { startNginx } from './nginx'

/** deploy/backup.sh and deploy/restore.sh unchanged; systemctl and runuser are stubs. */
function prepareScripts(databaseUrl: string) {
  const folder = mkdtempSync(path.join(inject('work'), 'backup-'))
  const resolvePath = (name: string) => path.join(folder, name)
  for (const name of ['bin', 'backups', 'data']) mkdirSync(resolvePath(name))
  writeFileSync(resolvePath('data/auth-secret'), 'kept\n')
  writeFileSync(
    resolvePath('uns.env'),
    `DATABASE_URL=${databaseUrl}\nMAIL_FROM="UNS <hello@uns.example>"\n`,
  )
  for (const name of ['systemctl', 'runuser'])
    writeFileSync(resolvePath(`bin/${name}`), '#!/bin/sh\n', { mode: 0o755 })
  const env = {
    NODE_ENV: 'production' as const,
    PATH: `${resolvePath('bin')}:${inject('postgresBin')}:${process.env.PATH}`,
    UNS_SETTINGS: resolvePath('uns.env'),
    UNS_BACKUPS: resolvePath('backups'),
    DATA_DIR: resolvePath('data'),
  }
  const run = (name: string, ...args: string[]) =>
    execFileSync(`deploy/${name}.sh`, args, { env, encoding: 'utf8' }).trim()
  return { home: folder, place: resolvePath, run }
}

async function dumpTables(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle') order by 1`
  const rowsByTable: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await sql.unsafe(`select t::text as row from ${name} t order by 1`)
    rowsByTable[name] = rows.map(({ row }) => row)
  }
  await sql.end()
  return rowsByTable
}

test('a backup restored into a new database restores everything, sessions included', async () => {
  const oldDatabaseUrl = await createDatabase()
  const port = await findFreePort()
  let site = await startInstance({ port, databaseUrl: oldDatabaseUrl })
  const nginx = await startNginx([port, await findFreePort()])
  const teacher = await registerTeacher(nginx.port)
  const message = {
    name: 'Ravi',
    email: 'ravi@school.example',
    subject: 'Half-day workshop',
    message: 'நன்றி, धन्यवाद! When is the next session?',
  }
  const contactResponse = await sendRequest(nginx.port, '/api/contact', { json: message })
  expect(contactResponse.status, contactResponse.text).toBe(201)
  await site.stop()

  const backup = prepareScripts(oldDatabaseUrl).run('backup')
  const newDatabaseUrl = await createDatabase()
  const newHost = prepareScripts(newDatabaseUrl)
  rmSync(newHost.place('data'), { recursive: true })
  newHost.run('restore', backup)
  expect(readFileSync(newHost.place('data/auth-secret'), 'utf8')).toBe('kept\n')
  // A second restore over existing data backs it up first, and gives the same result.
  expect(newHost.run('restore', backup)).toMatch(/^The previous data is in .*\.tar\n/)
  const [tablesBefore, tablesAfter] = [
    await dumpTables(oldDatabaseUrl),
    await dumpTables(newDatabaseUrl),
  ]
  expect(tablesAfter).toEqual(tablesBefore)
  const nonEmptyTables = Object.entries(tablesAfter).filter(([, rows]) => rows.length > 0)
  expect(nonEmptyTables.map(([name]) => name)).toEqual(
    expect.arrayContaining(['public.users', 'public.sessions', 'public.contact_messages']),
  )

  site = await startInstance({ port, databaseUrl: newDatabaseUrl })
  const headers = { authorization: `Bearer ${teacher.token}` }
  expect((await sendRequest(nginx.port, userApiPath('me'), { headers })).status).toBe(200)
  expect(
    (await sendRequest(nginx.port, '/profile', { headers: { cookie: teacher.cookie } })).status,
  ).toBe(200)
  expect((await logIn(nginx.port, teacher)).token).not.toBe(teacher.token)
  const duplicateResponse = await sendRequest(nginx.port, userApiPath('register'), {
    json: { ...newTeacher(), email: teacher.email },
  })
  expect(duplicateResponse.status).toBe(409)
  closeConnections()
  await nginx.stop()
  await site.stop()
})
