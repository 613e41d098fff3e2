// @module-tag ci
// @module-tag once

import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPostgresPrograms } from '@/scripts/debian'
import { createPostgresServer, postgresUrl } from '../support/postgres-server'

/** deploy/backup.sh and restore.sh unchanged, on a PostgreSQL of their own; systemctl is a stand-in. */

/** Needs root; a container may forbid it all the same. */
const mountMemory = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0
const unmount = (folder: string) => spawnSync('umount', [folder])

function canMountFolders() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-mount-'))
  const isMounted = mountMemory(folder)
  if (isMounted) unmount(folder)
  rmSync(folder, { recursive: true })
  return isMounted
}

const canDrill = findPostgresPrograms() !== undefined

describe.runIf(canDrill)('a backup is restored', () => {
  let server: Awaited<ReturnType<typeof createPostgresServer>>
  const folders: string[] = []
  beforeAll(async () => {
    server = await createPostgresServer()
  })
  afterAll(() => {
    server?.takeDown()
    for (const folder of folders) {
      unmount(path.join(folder, 'data'))
      rmSync(folder, { recursive: true, force: true })
    }
  })

  const withDatabase = async <T>(run: (sql: postgres.Sql) => Promise<T>, url: string) => {
    const sql = postgres(url, { max: 1, onnotice: () => {} })
    try {
      return await run(sql)
    } finally {
      await sql.end()
    }
  }

  /** A host with its own database, settings and folders; its password has characters that URLs encode. */
  async function createHost(
    name: string,
    settings: (folder: string) => Record<string, string> = () => ({}),
  ) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-drill-'))
    folders.push(folder)
    await withDatabase(async (sql) => {
      await sql.unsafe(`create role ${name} login password 'p@ss/w:d'`)
      await sql.unsafe(`create database ${name} owner ${name}`)
    }, postgresUrl(server.server))
    const url = `postgres://${name}:p%40ss%2Fw%3Ad@127.0.0.1:${server.server.port}/${name}`
    for (const entry of ['bin', 'backups', 'data']) mkdirSync(path.join(folder, entry))
    const commands = { systemctl: 'echo "$@" >> "$LOG"', runuser: 'cat > /dev/null' }
    for (const [command, script] of Object.entries(commands)) {
      writeFileSync(path.join(folder, 'bin', command), `#!/bin/sh\n${script}\n`)
      chmodSync(path.join(folder, 'bin', command), 0o755)
    }
    const values = { DATABASE_URL: `${url}?prepare=true`, ...settings(folder) }
    const lines = Object.entries(values).map(([key, value]) => `${key}='${value}'\n`)
    writeFileSync(path.join(folder, 'uns.env'), lines.join(''))
    const env = {
      PATH: `${folder}/bin:${findPostgresPrograms()}:${process.env.PATH}`,
      LOG: path.join(folder, 'systemctl.log'),
      UNS_SETTINGS: path.join(folder, 'uns.env'),
      UNS_BACKUPS: path.join(folder, 'backups'),
      UNS_POSTGRES_SOCKETS: server.server.folder,
      DATA_DIR: path.join(folder, 'data'),
      /** Would fail the scripts if they used it. */
      TMPDIR: '/nonexistent',
    }
    const run = (script: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(`deploy/${script}.sh`, args, {
        env: { ...env, NODE_ENV: 'production' },
        encoding: 'utf8',
      })
      return { status, stdout: stdout.trim(), stderr }
    }
    return { folder, url, env, run, file: (...names: string[]) => path.join(folder, ...names) }
  }

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const fill = (url: string, text: string) =>
    withDatabase(
      (sql) =>
        sql.unsafe(
          `drop table if exists notes; create table notes (text text); insert into notes values ('${text}')`,
        ),
      url,
    )
  const readNotes = (url: string) =>
    withDatabase(async (sql) => (await sql`select text from notes`).map(({ text }) => text), url)

  const LAYOUTS: [string, (folder: string) => Record<string, string>, boolean][] = [
    ['files within DATA_DIR', () => ({}), false],
    [
      'FILES_DIR outside DATA_DIR',
      (folder) => ({ FILES_DIR: path.join(folder, 'uploads') }),
      false,
    ],
  ]

  if (canMountFolders()) LAYOUTS.push(['DATA_DIR as a mount point', () => ({}), true])

  test.each(LAYOUTS)('with %s, and then over a newer state', async (title, settings, isMounted) => {
    const name = `drill_${LAYOUTS.findIndex(([layout]) => layout === title)}`
    const host = await createHost(name, settings)
    if (isMounted) expect(mountMemory(host.file('data'))).toBe(true)
    const files = settings(host.folder).FILES_DIR ?? host.file('data/files')
    write(host.file('data/auth-secret'), 'kept\n')
    write(path.join(files, 'files/ab/one'), 'an upload')
    write(path.join(files, 'parts/half'), 'unfinished')
    write(host.file('data/pages/copy'), 'made again')
    await fill(host.url, 'before')

    const backup = host.run('backup')
    expect(backup).toMatchObject({ status: 0 })
    expect(backup.stderr).toMatch(
      /database: 1 tables, \d+ bytes\ndata: 1 files, 5 bytes\nfiles: 1 files, 9 bytes\n/,
    )

    write(host.file('data/newer'), 'gone after the restore')
    write(path.join(files, 'files/cd/two'), 'gone too')
    rmSync(path.join(files, 'files/ab/one'))
    await fill(host.url, 'after')
    const restore = host.run('restore', backup.stdout)
    expect(restore, restore.stderr).toMatchObject({ status: 0 })
    expect(restore.stdout).toMatch(/The previous data is in .*\.tar\n.* is live\.$/)

    expect(await readNotes(host.url)).toEqual(['before'])
    expect(readFileSync(host.file('data/auth-secret'), 'utf8')).toBe('kept\n')
    expect(listFiles(files)).toEqual(['files/ab/one'])
    expect(listFiles(host.file('data')).filter((file) => !file.startsWith('files/'))).toEqual([
      'auth-secret',
    ])
    expect(
      readdirSync(host.file('backups')).filter((entry) => !/^uns-.*\.tar$/.test(entry)),
    ).toEqual([])
  })

  test('a host with other folders gets the files where it keeps them', async () => {
    const from = await createHost('drill_from')
    write(from.file('data/files/files/ab/one'), 'an upload')
    await fill(from.url, 'moved')
    const backup = from.run('backup').stdout
    const to = await createHost('drill_to', (folder) => ({
      FILES_DIR: path.join(folder, 'uploads'),
    }))
    expect(to.run('restore', backup)).toMatchObject({ status: 0 })
    expect(listFiles(to.file('uploads'))).toEqual(['files/ab/one'])
    expect(listFiles(to.file('data'))).toEqual([])
    expect(await readNotes(to.url)).toEqual(['moved'])
  })

  test('a backup that fails leaves nothing behind and no file', async () => {
    const host = await createHost('drill_full')
    await fill(host.url, 'x')
    writeFileSync(host.file('bin/tar'), '#!/bin/sh\nexit 2\n', { mode: 0o755 })
    expect(host.run('backup').status).not.toBe(0)
    expect(readdirSync(host.file('backups'))).toEqual([])
  })

  test('a restore that fails in the database changes nothing and starts the instances again', async () => {
    const host = await createHost('drill_undo')
    write(host.file('data/auth-secret'), 'kept\n')
    await fill(host.url, 'before')
    const backup = host.run('backup').stdout
    await fill(host.url, 'after')
    const psql = execFileSync('which', ['psql'], { encoding: 'utf8' }).trim()
    writeFileSync(
      host.file('bin/psql'),
      `#!/bin/sh\ncase "$*" in *--command*) exec ${psql} "$@" ;; *) cat > /dev/null; exit 3 ;; esac\n`,
      { mode: 0o755 },
    )
    const { status, stderr } = host.run('restore', backup)
    expect(status).toBe(3)
    expect(stderr).toContain('Nothing was changed.')
    expect(await readNotes(host.url)).toEqual(['after'])
    expect(listFiles(host.file('data'))).toEqual(['auth-secret'])
    expect(readFileSync(host.env.LOG, 'utf8')).toMatch(
      /stop uns@3001\nstop uns@3002\nstart uns@3001\nstart uns@3002\n$/,
    )
  })

  test('no process shows the password in its arguments', async () => {
    const host = await createHost('drill_args')
    await fill(host.url, 'x')
    const pgDump = path.join(findPostgresPrograms() ?? '', 'pg_dump')
    writeFileSync(
      host.file('bin/pg_dump'),
      `#!/bin/sh\necho "$@" >> ${host.file('args')}\nexec ${pgDump} "$@"\n`,
      { mode: 0o755 },
    )
    expect(host.run('backup')).toMatchObject({ status: 0 })
    const args = readFileSync(host.file('args'), 'utf8')
    expect(args).toContain(`@127.0.0.1:${server.server.port}/drill_args`)
    expect(args).not.toContain('p%40ss')
  })
})

const listFiles = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort()
    : []
