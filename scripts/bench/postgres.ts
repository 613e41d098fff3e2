import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { freePort } from '@/tests/support/site'
import { findOrInstall, postgresPrograms } from '../debian'
import { cores } from './machine'
import { start, work } from './started'

/** A PostgreSQL server of the bench's own, as the distribution ships it, on a port and in a folder of its own. */

export async function startPostgres(on = cores.rest) {
  const bin = findBinaries()
  const port = await freePort()
  const data = path.join(work, 'postgres')
  const user = unprivileged('postgres')
  chmodSync(work, 0o755)
  mkdirSync(data, { mode: 0o700 })
  if (user) chownSync(data, user.uid, user.gid)
  execFileSync(`${bin}/initdb`, ['-D', data, '-U', 'uns', '-A', 'trust', '--no-sync'], {
    ...user,
    cwd: data,
    stdio: 'ignore',
  })
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`]
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])]
  const admin = databaseUrl(port, 'postgres')
  const server = await start({
    name: 'postgres',
    command: [`${bin}/postgres`, ...flags],
    on,
    user,
    cwd: data,
    ready: () => query(admin, 'select 1').then(() => true),
  })
  const create = async (name: string) => {
    await query(admin, `create database ${name}`)
    return databaseUrl(port, name)
  }
  return { create, pid: server.pid }
}

/** One or more statements on a connection of their own. */
export async function query(url: string, text: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe(text)
  } finally {
    await sql.end()
  }
}

/** Who a server runs as when root starts it. */
export function unprivileged(name: string) {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const databaseUrl = (port: number, name: string) => `postgres://uns@127.0.0.1:${port}/${name}`

function findBinaries() {
  findOrInstall('postgres')
  return postgresPrograms() ?? ''
}
