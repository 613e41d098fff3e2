import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { findOrInstall, findPostgresPrograms } from '@/scripts/debian'
import { findFreePort } from '@/tests/support/free-port'
import { cores } from './machine'
import { startProcess, workFolder } from './processes'

/** A temporary PostgreSQL server with the distribution's defaults. */

export async function startPostgres(coreList = cores.rest) {
  const bin = findPostgresBinaries()
  const port = await findFreePort()
  const dataFolder = path.join(workFolder, 'postgres')
  const user = findUnprivilegedUser('postgres')
  chmodSync(workFolder, 0o755)
  mkdirSync(dataFolder, { mode: 0o700 })
  if (user) chownSync(dataFolder, user.uid, user.gid)
  execFileSync(`${bin}/initdb`, ['-D', dataFolder, '-U', 'uns', '-A', 'trust', '--no-sync'], {
    ...user,
    cwd: dataFolder,
    stdio: 'ignore',
  })
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${dataFolder}`]
  const flags = [
    '-D',
    dataFolder,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  const admin = createDatabaseUrl(port, 'postgres')
  const server = await startProcess({
    name: 'postgres',
    command: [`${bin}/postgres`, ...flags],
    coreList,
    user,
    cwd: dataFolder,
    isReady: () => query(admin, 'select 1').then(() => true),
  })
  const createDatabase = async (name: string) => {
    await query(admin, `create database ${name}`)
    return createDatabaseUrl(port, name)
  }
  return { create: createDatabase, pid: server.pid }
}

export async function query(url: string, statements: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe(statements)
  } finally {
    await sql.end()
  }
}

/** PostgreSQL refuses to run as root. */
export function findUnprivilegedUser(name: string) {
  if (process.getuid?.() !== 0) return undefined
  const readId = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: readId('-u'), gid: readId('-g') }
}

const createDatabaseUrl = (port: number, name: string) => `postgres://uns@127.0.0.1:${port}/${name}`

function findPostgresBinaries() {
  findOrInstall('postgres')
  return findPostgresPrograms() ?? ''
}
